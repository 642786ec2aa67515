-- What one wants of git and the command for it, with the part to fill in marked as in a cloze text.
-- `also` has other ways that are right too, `note` what is good to know.

return {
  {
    name = "Start and record",
    {
      task = "Make this folder a repository", command = "git {{c1::init}}",
      note = "All that git knows lies in the folder .git.",
    },
    {
      task = "Copy a whole repository from a server", command = "git {{c1::clone}} URL",
      note = "With its history; the server is then known as origin.",
    },
    {
      task = "Say who writes your commits", command = 'git {{c1::config}} --global user.name "Ann"',
      note = "The e-mail address is set as user.email.",
    },
    { task = "See what has changed and what is staged", command = "git {{c1::status}}" },
    { task = "Stage a file for the next commit", command = "git {{c1::add}} notes.txt" },
    {
      task = "Choose piece by piece what to stage", command = "git add {{c1::-p}}",
      also = { "--patch" }, note = "Short for --patch.",
    },
    {
      task = "Commit what is staged, with a message",
      command = 'git commit {{c1::-m}} "Mend the leak"',
      also = { "--message" }, note = "Without it git opens an editor for the message.",
    },
    {
      task = "Put what is staged into the latest commit", command = "git commit {{c1::--amend}}",
      note = "It makes a new commit in place of the old: only for what is not pushed.",
    },
    {
      task = "Delete a file and stage that it is gone", command = "git {{c1::rm}} notes.txt",
      note = "With --cached the file itself stays.",
    },
    { task = "Rename a file and stage the new name", command = "git {{c1::mv}} notes.txt log.txt" },
  },

  {
    name = "Look",
    {
      task = "See the changes that are not staged yet", command = "git {{c1::diff}}",
      note = "What is staged is not among them.",
    },
    {
      task = "See the changes that are staged", command = "git diff {{c1::--staged}}",
      also = { "--cached" }, note = "--cached is the older name of it.",
    },
    { task = "List the commits, a line for each", command = "git log {{c1::--oneline}}" },
    { task = "Draw the branches beside the commits", command = "git log {{c1::--graph}}" },
    {
      task = "List the commits with all their changes", command = "git log {{c1::-p}}",
      also = { "--patch", "-u" }, note = "Short for --patch.",
    },
    { task = "See one commit with its changes", command = "git {{c1::show}} 1a2b3c4" },
    {
      task = "See who last changed each line of a file", command = "git {{c1::blame}} main.c",
      also = { "annotate" },
    },
    { task = "Search the files that git tracks for a word", command = "git {{c1::grep}} leak" },
    {
      task = "Find the commit that broke something, by halves",
      command = "git {{c1::bisect}} start",
      note = "Then git bisect good and git bisect bad, until one commit is left.",
    },
    {
      task = "See where HEAD has been, also in lost commits", command = "git {{c1::reflog}}",
      note = "What was committed once is hardly ever lost: look here first.",
    },
  },

  {
    name = "Branch and merge",
    { task = "List the branches", command = "git {{c1::branch}}" },
    {
      task = "Go to another branch", command = "git {{c1::switch}} topic", also = { "checkout" },
      note = "git checkout does it too, and much else.",
    },
    {
      task = "Make a branch and go to it", command = "git switch {{c1::-c}} topic",
      also = { "--create" }, note = "c is for create; git checkout has -b.",
    },
    {
      task = "Go back to the branch before", command = "git switch {{c1::-}}",
      also = { "@{-1}" }, note = "As in cd - of the shell.",
    },
    { task = "Bring the commits of a branch into this one", command = "git {{c1::merge}} topic" },
    { task = "Give up a merge with conflicts", command = "git merge {{c1::--abort}}" },
    {
      task = "Delete a branch that is merged", command = "git branch {{c1::-d}} topic",
      also = { "--delete" }, note = "-D deletes one that is not merged, too.",
    },
    {
      task = "Give the current branch another name", command = "git branch {{c1::-m}} better-name",
      also = { "--move" }, note = "m is for move.",
    },
    {
      task = "Put your commits on top of another branch", command = "git {{c1::rebase}} main",
      note = "They become new commits: only for what nobody else builds on.",
    },
    { task = "Bring one commit into this branch", command = "git {{c1::cherry-pick}} 1a2b3c4" },
    { task = "Give the current commit a lasting name", command = "git {{c1::tag}} v1.0" },
  },

  {
    name = "Undo",
    {
      task = "Throw away the changes of a file that are not staged",
      command = "git {{c1::restore}} main.c", also = { "checkout" },
      note = "They are gone for good.",
    },
    {
      task = "Take a file out of what is staged, its changes kept",
      command = "git restore {{c1::--staged}} main.c", also = { "-S" },
    },
    {
      task = "Make a commit that undoes another", command = "git {{c1::revert}} 1a2b3c4",
      note = "History stays as it was: the way for what is pushed.",
    },
    {
      task = "Undo the latest commit, its changes still staged",
      command = "git reset {{c1::--soft}} HEAD~1",
    },
    {
      task = "Go back a commit and throw away all changes",
      command = "git reset {{c1::--hard}} HEAD~1",
      note = "Changes that were never committed are gone for good.",
    },
    {
      task = "Put your changes aside for later", command = "git {{c1::stash}}",
      note = "Files that git does not track stay, but for --include-untracked.",
    },
    {
      task = "Take back the changes put aside last", command = "git stash {{c1::pop}}",
      also = { "apply" }, note = "apply does it and keeps them put aside as well.",
    },
    { task = "Show which untracked files would be deleted", command = "git {{c1::clean}} -n" },
  },

  {
    name = "Share",
    {
      task = "List the servers that are known", command = "git remote {{c1::-v}}",
      also = { "--verbose" }, note = "With their addresses: v is for verbose.",
    },
    { task = "Make a server known as origin", command = "git remote {{c1::add}} origin URL" },
    {
      task = "Get what is new on the server, and merge nothing", command = "git {{c1::fetch}}",
      note = "It stands in origin/main then.",
    },
    { task = "Get what is new on the server, and merge it", command = "git {{c1::pull}}" },
    { task = "Send your commits to the server", command = "git {{c1::push}}" },
    {
      task = "Send a new branch and remember where it went",
      command = "git push {{c1::-u}} origin topic",
      also = { "--set-upstream" }, note = "From then on git push alone does it.",
    },
    {
      task = "Replace a branch on the server, unless others pushed",
      command = "git push {{c1::--force-with-lease}}",
      note = "Plain --force would throw away what others pushed.",
    },
    {
      task = "Delete a branch on the server",
      command = "git push origin {{c1::--delete}} topic", also = { "-d" },
    },
    {
      task = "Forget branches that are gone on the server", command = "git fetch {{c1::--prune}}",
      also = { "-p" },
    },
  },

  {
    name = "Name commits",
    {
      task = "See the commit that you are on", command = "git show {{c1::HEAD}}", also = { "@" },
      note = "@ is short for it.",
    },
    {
      task = "See the commit before the current one", command = "git show {{c1::HEAD~1}}",
      also = { "HEAD~", "HEAD^", "HEAD^1", "@~1", "@~", "@^", "@^1" },
      note = "HEAD~2 is two before, and so on.",
    },
    {
      task = "See the second parent of a merge commit", command = "git show {{c1::HEAD^2}}",
      also = { "@^2" },
    },
    {
      task = "List the commits of topic that main lacks", command = "git log {{c1::main..topic}}",
      also = { "^main topic", "topic ^main" },
    },
    {
      task = "See what topic changed since it left main", command = "git diff {{c1::main...topic}}",
      note = "Three dots: from where the two parted.",
    },
    {
      task = "See the tip of main as the server had it", command = "git show {{c1::origin/main}}",
      note = "As it was at the latest fetch.",
    },
  },
}
