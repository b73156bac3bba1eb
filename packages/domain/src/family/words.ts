/**
 * Returns the English phrase for the pages of kids, such as "Emma's and Theo's pages". Returns "a family's pages" for
 * an empty list.
 */
export function formatKidPagesInEnglish(childNames: readonly string[]): string {
  if (childNames.length === 0) return "a family's pages";
  const names = new Intl.ListFormat("en-US").format(childNames.map((name) => `${name}'s`));
  return `${names} ${childNames.length === 1 ? "page" : "pages"}`;
}
