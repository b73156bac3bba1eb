import type { DigestView, UpdateMailView } from "@giftling/domain";
import { getLocale } from "@giftling/messages/language";
import * as words from "@giftling/messages/updates/digest";
import { describeMailStatus } from "../mail-text.ts";

/**
 * Minimum delay of a digest, in seconds, for which the status text states a day and time. For a shorter delay, the text
 * states a duration.
 */
const HOUR_SECONDS = 3_600;

/**
 * Returns the text that states the progress of a kid's digest. Returns null if no digest is waiting and no digest was
 * sent.
 */
export function describeDigest(
  { wishes, people }: DigestView,
  mail: UpdateMailView,
  now: Date,
): string | null {
  const { status, leavesAt } = mail;
  if (status !== "waiting" || leavesAt === null) return describeMailStatus(mail, now);
  if (wishes === 0 || people === 0) return null;
  const moment = new Date(leavesAt);
  const seconds = Math.max(0, (moment.getTime() - now.getTime()) / 1_000);
  if (seconds < HOUR_SECONDS) return words.imminentDigestStatus(wishes, people, seconds);
  const day = moment.toLocaleDateString(getLocale(), { month: "long", day: "numeric" });
  const time = moment.toLocaleTimeString(getLocale(), { hour: "numeric", minute: "2-digit" });
  return words.scheduledDigestStatus(wishes, people, { day, time });
}
