import type { UpdateMailView, UpdateReadersView } from "@giftling/domain";
import * as words from "@giftling/messages/updates/section";

/** Describes who receives the mail of an update that is not yet posted (rule: update-mail). */
export function describeReaders(
  { people: count, delaySeconds, isHubShown }: UpdateReadersView,
  notify: boolean,
): string {
  if (!isHubShown) return words.notPublished();
  if (!notify) return words.nobodyGetsMail();
  if (count === 0) return words.nobodyFollows();
  return words.goesTo(count, delaySeconds);
}

/** Returns the description of the state of an update's mails, or null without mails. */
export function describeMail({ status, people: count, leavesAt }: UpdateMailView, now: Date) {
  switch (status) {
    case "waiting": {
      if (count === 0 || leavesAt === null) return null;
      const seconds = (Date.parse(leavesAt) - now.getTime()) / 1_000;
      return seconds > 0 ? words.mailLeaves(count, seconds) : words.mailIsLeaving(count);
    }
    case "leaving":
      return words.mailIsOnItsWay(count);
    case "sent":
      return words.mailed(count);
    case "stopped":
      return words.notMailed();
    case "none":
      return null;
  }
}

/** Returns the description of an edit's effect on an update's mails, or null without an effect. */
export function describeEdit({ status, people: count }: UpdateMailView): string | null {
  if (count === 0) return null;
  if (status === "waiting" || status === "leaving") return words.willSayWhatYouSave(count);
  return status === "sent" ? words.alreadyMailed(count) : null;
}
