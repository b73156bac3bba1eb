/** Words that are frequent on English pages and never occur in Spanish text. */
const ENGLISH = new Set(
  (
    "the and of to you your yours is are was this that these with for by from at it its if on in not " +
    "gift gifts wish wishes family families page open see show more all give given gave got get getting " +
    "buy bought shop link copy code tell hold held back list news update updates share close cancel send sent " +
    "thank thanks birthday grade today tomorrow yesterday days hub kid child children name email address " +
    "please try again wrong went loading skip choose help here have has had will would can could nobody someone " +
    "one two other others something anything left needed funded contributed contribution confirmed reported about " +
    "write never again mail mails account closed deleted trial asked asks reminder invitation owner nothing " +
    "january february march april june july august september october november december home privacy terms parent"
  ).split(" "),
);
/** English brand names and words that Spanish texts also contain. */
const NAMES = new Set(["premium", "target", "amazon", "home"]);

export function findEnglishWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  return [...new Set(words.filter((word) => ENGLISH.has(word) && !NAMES.has(word)))];
}
