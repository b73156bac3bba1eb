import * as words from "@giftling/messages/onboarding/launch";

/** Channels by which parents first share their hub, with the texts that accompany its URL (rule: launch). */
export const SHARE_MESSAGES = [
  { id: "chat", label: words.familyChatLabel, words: words.familyChatMessage },
  { id: "invitation", label: words.invitationLabel, words: words.invitationMessage },
  { id: "card", label: words.cardLabel, words: words.cardMessage },
] as const;

export type ShareChannel = (typeof SHARE_MESSAGES)[number]["id"];

export function getShareMessage(occasion: ShareChannel, firstName: string): string {
  const ready = SHARE_MESSAGES.find(({ id }) => id === occasion) ?? SHARE_MESSAGES[0];
  return ready.words(firstName);
}
