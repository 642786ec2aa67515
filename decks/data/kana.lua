-- Hiragana with their sounds, row by row, and words to read. Katakana follow from hiragana, and the
-- combined ones, kya, from those that end in i: see japanese/kana.lua.

return {
  basic = {
    "あ a  い i  う u  え e  お o",
    "か ka  き ki  く ku  け ke  こ ko",
    "さ sa  し shi  す su  せ se  そ so",
    "た ta  ち chi  つ tsu  て te  と to",
    "な na  に ni  ぬ nu  ね ne  の no",
    "は ha  ひ hi  ふ fu  へ he  ほ ho",
    "ま ma  み mi  む mu  め me  も mo",
    "や ya  ゆ yu  よ yo",
    "ら ra  り ri  る ru  れ re  ろ ro",
    "わ wa  を wo  ん n",
  },

  voiced = {
    "が ga  ぎ gi  ぐ gu  げ ge  ご go",
    "ざ za  じ ji  ず zu  ぜ ze  ぞ zo",
    "だ da  ぢ ji  づ zu  で de  ど do",
    "ば ba  び bi  ぶ bu  べ be  ぼ bo",
    "ぱ pa  ぴ pi  ぷ pu  ぺ pe  ぽ po",
  },

  combining = "き ki  し shi  ち chi  に ni  ひ hi  み mi  り ri  ぎ gi  じ ji  び bi  ぴ pi",

  -- Other ways to write a sound: the second Japanese system, and what one types on a computer.
  spellings = {
    shi = { "si" }, chi = { "ti" }, tsu = { "tu" }, fu = { "hu" }, ji = { "zi" },
    sha = { "sya" }, shu = { "syu" }, sho = { "syo" },
    cha = { "tya" }, chu = { "tyu" }, cho = { "tyo" },
    ja = { "zya", "jya" }, ju = { "zyu", "jyu" }, jo = { "zyo", "jyo" },
    wo = { "o" }, n = { "nn" },
    ["ぢ"] = { "di", "zi" }, ["づ"] = { "du", "dzu" },
  },

  -- Two kana sound ji and two zu: what each of them sounds without its strokes.
  origins = { ["じ"] = "shi", ["ぢ"] = "chi", ["ず"] = "su", ["づ"] = "tsu" },

  -- Kana that are easily taken for each other.
  look_alikes = {
    "あ お", "い り", "う つ", "き さ ち", "け は ほ", "こ に", "く へ", "す む", "た な",
    "ぬ め", "ね れ わ", "る ろ",
    "ア マ", "ウ ワ フ", "ク タ ケ", "コ ユ ヨ", "シ ツ", "ス ヌ", "ソ ン", "チ テ", "ナ メ",
    "ム マ", "ラ ヲ フ", "ル レ",
  },

  hiragana_words = {
    ["すし"] = "sushi", ["さくら"] = "cherry blossom", ["ひらがな"] = "hiragana",
    ["ねこ"] = "cat", ["いぬ"] = "dog", ["とり"] = "bird", ["さかな"] = "fish", ["うま"] = "horse",
    ["やま"] = "mountain", ["かわ"] = "river", ["うみ"] = "sea", ["そら"] = "sky", ["ゆき"] = "snow",
    ["つき"] = "moon", ["ほし"] = "star", ["はな"] = "flower", ["みず"] = "water",
    ["たまご"] = "egg", ["りんご"] = "apple", ["ごはん"] = "cooked rice; a meal",
    ["おちゃ"] = "tea", ["てがみ"] = "letter", ["かぎ"] = "key", ["でんしゃ"] = "train",
    ["じてんしゃ"] = "bicycle", ["ともだち"] = "friend", ["かぞく"] = "family", ["むし"] = "insect",
    ["ひゃく"] = "hundred", ["あめ"] = "rain; sweets",
  },

  katakana_words = {
    ["カメラ"] = "camera", ["トマト"] = "tomato", ["バナナ"] = "banana", ["メロン"] = "melon",
    ["アメリカ"] = "America", ["カナダ"] = "Canada", ["フランス"] = "France", ["ドイツ"] = "Germany",
    ["ロシア"] = "Russia", ["ピアノ"] = "piano", ["バイオリン"] = "violin", ["テレビ"] = "television",
    ["ラジオ"] = "radio", ["ホテル"] = "hotel", ["レストラン"] = "restaurant", ["バス"] = "bus",
    ["ミルク"] = "milk", ["パン"] = "bread", ["サラダ"] = "salad",
    ["シャツ"] = "shirt", ["ズボン"] = "trousers", ["ペン"] = "pen",
    ["テスト"] = "test", ["クラス"] = "class", ["テニス"] = "tennis", ["ゴルフ"] = "golf",
    ["ジャム"] = "jam", ["チョコ"] = "chocolate", ["キャベツ"] = "cabbage",
    ["ライオン"] = "lion", ["パンダ"] = "panda", ["ワイン"] = "wine", ["ヨガ"] = "yoga",
  },
}
