/** Where a page is sent first, and the words that go along with its address (rule: launch). */
export const READY_WORDS = [
  {
    id: "chat",
    label: "Family chat",
    words: (name: string) =>
      `${name} has a page now. It shows what ${name} wishes for and how to help with school, whenever you like.`,
  },
  {
    id: "invitation",
    label: "Invitation",
    words: (name: string) =>
      `We would love to celebrate ${name} with you. If you are looking for a gift idea, here is ${name}'s page.`,
  },
  {
    id: "card",
    label: "Card",
    words: (name: string) => `${name}'s wishes, news and a place for a kind word:`,
  },
] as const;

export type Occasion = (typeof READY_WORDS)[number]["id"];

export function readyWords(occasion: Occasion, firstName: string): string {
  const ready = READY_WORDS.find(({ id }) => id === occasion) ?? READY_WORDS[0];
  return ready.words(firstName);
}
