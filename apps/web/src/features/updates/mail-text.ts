import type { UpdateMailView, UpdateReadersView } from "@giftling/domain";
import * as words from "@giftling/messages/updates/section";

/** Returns the text that states who will receive the mail of a new update (rule: update-mail). */
export function describeMailRecipients(
  { people: count, delaySeconds, isHubShown }: UpdateReadersView,
  notify: boolean,
): string {
  if (!isHubShown) return words.unpublishedHubNote();
  if (!notify) return words.mailDisabledNote();
  if (count === 0) return words.noFollowersNote();
  return words.mailRecipientsNote(count, delaySeconds);
}

/** Returns the text that states the progress of an update's mails. Returns null for an update without mails. */
export function describeMailStatus({ status, people: count, leavesAt }: UpdateMailView, now: Date) {
  switch (status) {
    case "waiting": {
      if (count === 0 || leavesAt === null) return null;
      const seconds = (Date.parse(leavesAt) - now.getTime()) / 1_000;
      return seconds > 0 ? words.scheduledMailStatus(count, seconds) : words.dueMailStatus(count);
    }
    case "leaving":
      return words.sendingMailStatus(count);
    case "sent":
      return words.sentMailStatus(count);
    case "stopped":
      return words.notMailedStatus();
    case "none":
      return null;
  }
}

/** Returns the text that states how an edit affects an update's mails. Returns null if the edit affects no mail. */
export function describeUpdateEditEffect({ status, people: count }: UpdateMailView): string | null {
  if (count === 0) return null;
  if (status === "waiting" || status === "leaving") return words.unsentMailEditNote(count);
  return status === "sent" ? words.sentMailEditNote(count) : null;
}
