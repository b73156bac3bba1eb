import * as words from "@giftling/messages/onboarding/launch";

/** Channels by which parents first share their hub, with the texts that accompany its URL (rule: launch). */
export const READY_WORDS = [
  { id: "chat", label: words.familyChat, words: words.wordsForChat },
  { id: "invitation", label: words.invitation, words: words.wordsForInvitation },
  { id: "card", label: words.card, words: words.wordsForCard },
] as const;

export type Occasion = (typeof READY_WORDS)[number]["id"];

export function readyWords(occasion: Occasion, firstName: string): string {
  const ready = READY_WORDS.find(({ id }) => id === occasion) ?? READY_WORDS[0];
  return ready.words(firstName);
}
