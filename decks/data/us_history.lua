-- Questions about the history and the government of the United States, each the fields of a card,
-- and events with their years. Only what no election changes.

local topics = {
  {
    name = "Independence",
    {
      question = "Who wrote most of the Declaration of Independence?", answer = "Thomas Jefferson",
      wrong = { "George Washington", "James Madison", "John Hancock" },
      explanation = "Adams and Franklin were among those who went through his draft.",
    },
    {
      question = "On which day was the Declaration of Independence adopted?", kind = "typed",
      answer = {
        "July 4, 1776", "July 4", "July 4th", "4 July", "4 July 1776", "the Fourth of July",
        "Fourth of July",
      },
      ignore = { "case", "space", "punctuation" },
      hint = "It is a holiday.",
    },
    {
      question = "What did the colonists throw into the harbor of Boston in 1773?", kind = "typed",
      answer = { "tea", "the tea" },
      explanation = "It was taxed by a parliament in which they had no vote.",
    },
    {
      question = "Where were the first shots of the Revolutionary War fired?",
      answer = "At Lexington and Concord",
      wrong = { "At Yorktown", "At Saratoga", "At Bunker Hill" },
      explanation = "Near Boston, in April 1775.",
    },
    {
      question = "Where did the British army surrender in 1781?",
      answer = "At Yorktown", wrong = { "At Saratoga", "At Valley Forge", "At Trenton" },
      explanation = "French troops and a French fleet had helped to surround it.",
    },
    {
      question = "Which country was the main ally of the colonies in the war?", kind = "typed",
      answer = "France", hint = "Lafayette came from there.",
    },
    {
      question = "Who led the Continental Army?", kind = "typed",
      answer = { "George Washington", "Washington" },
    },
    {
      question = "Which of these were among the thirteen colonies?", kind = "select",
      answer = { "New York", "Virginia", "Georgia", "Delaware", "Rhode Island" },
      wrong = { "Florida", "Ohio", "Vermont", "Louisiana" }, choices = 9,
    },
    {
      question = "Who argued for independence in the pamphlet Common Sense?",
      answer = "Thomas Paine", wrong = { "Patrick Henry", "Samuel Adams", "Alexander Hamilton" },
    },
    {
      question = "How many stripes does the flag have?", kind = "number", answer = 13,
      explanation = "One for each of the first states; each state has a star.",
    },
  },

  {
    name = "The Constitution",
    {
      question = "With which three words does the Constitution begin?", kind = "typed",
      answer = { "We the People", "We, the People" }, ignore = { "case", "space", "punctuation" },
    },
    {
      question = "In which city was the Constitution written?", answer = "Philadelphia",
      wrong = { "New York", "Boston", "Washington" }, explanation = "In the summer of 1787.",
    },
    {
      question = "What are the first ten amendments called?", kind = "typed",
      answer = { "the Bill of Rights", "Bill of Rights" },
    },
    {
      question = "How many amendments has the Constitution?", kind = "number", answer = 27,
      explanation = "The latest was ratified in 1992, after two hundred years.",
    },
    {
      question = "Which of these are rights of the First Amendment?", kind = "select",
      answer = { "speech", "religion", "the press", "assembly", "petition" },
      wrong = { "bearing arms", "trial by jury", "voting" }, choices = 8,
    },
    {
      question = "Who wrote the Federalist Papers?", kind = "select",
      answer = { "Alexander Hamilton", "James Madison", "John Jay" },
      wrong = { "Thomas Jefferson", "Thomas Paine", "Patrick Henry" }, choices = 6,
      explanation = "All three signed as Publius, to win New York for the Constitution.",
    },
    {
      question = "Which amendment ended slavery?", kind = "choice", answer = "the 13th",
      wrong = { "the 10th", "the 15th", "the 19th" }, explanation = "In 1865.",
    },
    {
      question = "Which amendment gave women the vote in all states?", answer = "the 19th",
      wrong = { "the 13th", "the 15th", "the 24th" }, explanation = "In 1920.",
    },
    {
      question = "Which amendment makes citizens of all who are born in the country?",
      answer = "the 14th", wrong = { "the 1st", "the 13th", "the 26th" }, explanation = "In 1868.",
    },
    {
      question = "From what age may citizens vote?", kind = "number", answer = 18,
      explanation = "Since 1971, by the 26th amendment; before it was 21 in most states.",
    },
    {
      question = "Which case let courts strike down laws against the Constitution?",
      answer = "Marbury v. Madison",
      wrong = { "Dred Scott v. Sandford", "Plessy v. Ferguson", "Brown v. Board of Education" },
      explanation = "In 1803.",
    },
  },

  {
    name = "Government",
    {
      question = "What are the three branches of the government?", kind = "select",
      answer = { "legislative", "executive", "judicial" },
      wrong = { "military", "diplomatic", "electoral" }, choices = 6,
    },
    { question = "How many senators does a state have?", kind = "number", answer = 2 },
    {
      question = "For how many years is a senator elected?", kind = "number", answer = 6,
      explanation = "A third of them every two years.",
    },
    {
      question = "For how many years is a representative elected?", kind = "number", answer = 2,
    },
    {
      question = "For how many years is a president elected?", kind = "number", answer = 4,
    },
    {
      question = "How often can the same person be elected president?", answer = "twice",
      wrong = { "once", "three times", "as often as voters like" },
      explanation = "Since the 22nd amendment, of 1951.",
    },
    {
      question = "How old must a president be at least?", kind = "number", answer = 35,
      explanation = "A senator must be 30, a representative 25.",
    },
    {
      question = "Who takes over when a president dies?", answer = "the vice president",
      wrong = { "the Speaker of the House", "the Chief Justice", "the secretary of state" },
      explanation = "Next in line is the Speaker of the House.",
    },
    {
      question = "What can a president do with a bill of Congress?", answer = "veto it",
      wrong = { "change it", "put it to the people", "send it to the Supreme Court" },
      explanation = "Two thirds of both houses can override the veto.",
    },
    {
      question = "Who confirms the judges of the Supreme Court?", answer = "the Senate",
      wrong = { "the House", "the states", "the other judges" },
    },
    {
      question = "Who has the power to declare war?", answer = "Congress",
      wrong = { "the president", "the Supreme Court", "the Department of Defense" },
    },
    {
      question = "What decides how many representatives a state has?", answer = "its population",
      wrong = { "its area", "its age", "its taxes" }, explanation = "Each has one at least.",
    },
  },

  {
    name = "The growing country",
    {
      question = "From which country was Louisiana bought in 1803?", answer = "France",
      wrong = { "Spain", "Britain", "Mexico" }, explanation = "It doubled the size of the country.",
    },
    {
      question = "From which country was Alaska bought in 1867?", answer = "Russia",
      wrong = { "Britain", "Canada", "Denmark" }, explanation = "For about two cents an acre.",
    },
    {
      question = "Who went with Lewis and Clark to the Pacific as an interpreter?",
      answer = "Sacagawea", wrong = { "Pocahontas", "Tecumseh", "Squanto" },
      explanation = "She was a Shoshone, and carried her newborn son all the way.",
    },
    {
      question = "What drew a multitude to California in 1849?", kind = "typed",
      answer = { "gold", "the gold rush", "gold rush" },
    },
    {
      question = "Which people walked the Trail of Tears in 1838?", answer = "the Cherokee",
      wrong = { "the Iroquois", "the Sioux", "the Navajo" },
      explanation = "The army drove them from Georgia to what is now Oklahoma.",
    },
    {
      question = "Who led many to freedom by the Underground Railroad?", kind = "typed",
      answer = { "Harriet Tubman", "Tubman" }, hint = "Her first name was Harriet.",
    },
    {
      question = "Who was president in the Civil War?", kind = "typed",
      answer = { "Abraham Lincoln", "Lincoln" },
    },
    {
      question = "Where did the Civil War begin?", answer = "At Fort Sumter",
      wrong = { "At Gettysburg", "At Bull Run", "At Appomattox" },
      explanation = "A fort in the harbor of Charleston, South Carolina.",
    },
    {
      question = "Who led the army that surrendered at Appomattox?", answer = "Robert E. Lee",
      wrong = { "Ulysses S. Grant", "Stonewall Jackson", "William T. Sherman" },
      explanation = "To Grant, in April 1865.",
    },
    {
      question = "What did the Emancipation Proclamation do?",
      answer = "It declared the slaves of the rebels free",
      wrong = { "It ended the Civil War", "It gave freed men the vote", "It let the South secede" },
      explanation = "Slavery in all states ended with the 13th amendment.",
    },
    {
      question = "Which country gave the Statue of Liberty?", kind = "typed", answer = "France",
    },
  },

  {
    name = "The twentieth century",
    {
      question = "Who was president in the Great Depression and in World War II?", kind = "typed",
      answer = { "Franklin D. Roosevelt", "Franklin Roosevelt", "Franklin Delano Roosevelt",
        "Roosevelt", "FDR" },
      ignore = { "case", "space", "punctuation" },
      explanation = "He is the only president who was elected four times.",
    },
    {
      question = "What was Roosevelt's program against the Depression called?", kind = "typed",
      answer = { "the New Deal", "New Deal" },
    },
    {
      question = "What brought the United States into World War II?",
      answer = "the attack on Pearl Harbor",
      wrong = { "the fall of France", "the sinking of the Lusitania", "the landing in Normandy" },
      explanation = "By Japan, on December 7, 1941.",
    },
    {
      question = "Which general led the landing in Normandy and became president?",
      answer = "Dwight D. Eisenhower",
      wrong = { "Douglas MacArthur", "George Patton", "Harry Truman" },
    },
    {
      question = "Against which country did the United States stand in the Cold War?",
      kind = "typed", answer = { "the Soviet Union", "Soviet Union", "USSR", "the USSR" },
      ignore = { "case", "space", "punctuation" },
    },
    {
      question = "What did Brown v. Board of Education end?", answer = "segregated public schools",
      wrong = { "school prayer", "child labor", "the poll tax" }, explanation = "In 1954.",
    },
    {
      question = "Who kept her seat on a bus in Montgomery in 1955?", kind = "typed",
      answer = { "Rosa Parks", "Parks" },
      explanation = "The boycott that followed lasted over a year, and won.",
    },
    {
      question = "Who said “I have a dream” in Washington in 1963?", kind = "typed",
      answer = { "Martin Luther King", "Martin Luther King Jr", "King", "Dr King", "MLK" },
      ignore = { "case", "space", "punctuation" },
    },
    {
      question = "Who was the first to walk on the Moon?", answer = "Neil Armstrong",
      wrong = { "Buzz Aldrin", "John Glenn", "Alan Shepard" }, explanation = "On July 20, 1969.",
    },
    {
      question = "Which president resigned?", answer = "Richard Nixon",
      wrong = { "Andrew Johnson", "Lyndon Johnson", "Gerald Ford" },
      explanation = "In 1974, because of Watergate.",
    },
    {
      question = "Which two states were the last to join, both in 1959?", kind = "select",
      answer = { "Alaska", "Hawaii" }, wrong = { "Arizona", "New Mexico", "Oklahoma" }, choices = 5,
    },
  },
}

-- In their order, one a year at most.
local events = {
  { year = 1607, name = "the founding of Jamestown" },
  { year = 1620, name = "the landing of the Mayflower" },
  { year = 1773, name = "the Boston Tea Party" },
  { year = 1776, name = "the Declaration of Independence" },
  { year = 1781, name = "the battle of Yorktown" },
  { year = 1787, name = "the Constitutional Convention" },
  { year = 1791, name = "the Bill of Rights" },
  { year = 1803, name = "the Louisiana Purchase" },
  { year = 1814, name = "the burning of the White House" },
  { year = 1823, name = "the Monroe Doctrine" },
  { year = 1836, name = "the battle of the Alamo" },
  { year = 1848, name = "the Seneca Falls Convention" },
  { year = 1860, name = "the first election of Lincoln" },
  { year = 1863, name = "the battle of Gettysburg" },
  { year = 1865, name = "the end of slavery" },
  { year = 1869, name = "the first railroad to the Pacific" },
  { year = 1886, name = "the unveiling of the Statue of Liberty" },
  { year = 1898, name = "the Spanish-American War" },
  { year = 1903, name = "the first flight of the Wright brothers" },
  { year = 1917, name = "the entry into World War I" },
  { year = 1920, name = "the vote for women in all states" },
  { year = 1929, name = "the crash of Wall Street" },
  { year = 1941, name = "the attack on Pearl Harbor" },
  { year = 1944, name = "the landing in Normandy" },
  { year = 1947, name = "Jackie Robinson's first season in the major leagues" },
  { year = 1954, name = "the ruling against segregated schools" },
  { year = 1962, name = "the Cuban Missile Crisis" },
  { year = 1964, name = "the Civil Rights Act" },
  { year = 1969, name = "the landing on the Moon" },
  { year = 1974, name = "the resignation of Nixon" },
  { year = 1989, name = "the fall of the Berlin Wall" },
  { year = 2001, name = "the attacks of September 11" },
}

return { topics = topics, events = events }
