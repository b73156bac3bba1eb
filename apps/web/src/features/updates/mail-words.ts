import type { UpdateMailView, UpdateReadersView } from "@giftling/domain";

const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/** "right away", "in less than a minute", "in 5 minutes": so many seconds from now. */
function inSeconds(seconds: number): string {
  if (seconds <= 0) return "right away";
  if (seconds < 60) return "in less than a minute";
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? "in 1 minute" : `in ${minutes} minutes`;
}

/** Who gets an update by mail that is being written (rule: update-mail). */
export function readersWords(
  { people: count, delaySeconds, isHubShown }: UpdateReadersView,
  notify: boolean,
): string {
  if (!isHubShown) return "Your hub isn't published, so nobody gets a mail for now.";
  if (!notify) return "Nobody gets a mail. Everybody finds it on the page.";
  if (count === 0) return "Nobody follows by mail yet. Everybody finds it on the page.";
  return `Goes to ${people(count)} by mail, ${inSeconds(delaySeconds)}.`;
}

/** What becomes of an update's mails, as its row says; null when there is nothing to say. */
export function mailWords({ status, people: count, leavesAt }: UpdateMailView, now: Date) {
  const to = people(count);
  switch (status) {
    case "waiting": {
      if (count === 0 || leavesAt === null) return null;
      const seconds = (Date.parse(leavesAt) - now.getTime()) / 1_000;
      return seconds > 0
        ? `Mail to ${to} leaves ${inSeconds(seconds)}`
        : `Mail to ${to} is leaving`;
    }
    case "leaving":
      return `Mail is on its way to ${to}`;
    case "sent":
      return `Mailed to ${to}`;
    case "stopped":
      return "Not mailed";
    case "none":
      return null;
  }
}

/** What an edit does to an update's mails; null when it has none. */
export function editWords({ status, people: count }: UpdateMailView): string | null {
  if (count === 0) return null;
  if (status === "waiting" || status === "leaving") {
    return `The mail to ${people(count)} has not left yet: it will say what you save here.`;
  }
  return status === "sent"
    ? `Already mailed to ${people(count)}. What you change shows on the page, and is not mailed again.`
    : null;
}
