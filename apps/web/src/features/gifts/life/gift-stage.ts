import type { ThankYouStatus } from "@giftling/domain";
import { todayLabel, yesterdayLabel } from "@giftling/messages/common";
import { unconfirmedStatus } from "@giftling/messages/entries/list";
import * as words from "@giftling/messages/gifts/life";
import { formatRelativeDate } from "../../../components/format-relative-date.ts";
import { trpc } from "../../../trpc.ts";

/**
 * Stage of a gift. The first stage of a contribution is `reported`, and of any other gift `bought` (rule: gift-life).
 */
export type GiftStage = "reported" | "confirmed" | "bought" | "arrived" | "thanked";

/** Returns the stage of a gift. `isThanked` is false while a thank-you is pending. */
export function getGiftStage({
  isMoney,
  isReported = false,
  receivedAt,
  isThanked,
}: {
  isMoney: boolean;
  isReported?: boolean | undefined;
  receivedAt?: string | null | undefined;
  isThanked: boolean;
}): GiftStage {
  if (isReported) return "reported";
  if (isThanked) return "thanked";
  if (isMoney) return "confirmed";
  return receivedAt ? "arrived" : "bought";
}

/** Returns the text for the stage of a gift. The giver's name appears only while the gift has not arrived. */
export function formatGiftStage(
  stage: GiftStage,
  { giver, receivedAt }: { giver?: string | undefined; receivedAt?: string | null | undefined },
): string {
  if (stage === "reported") return unconfirmedStatus();
  if (stage === "confirmed") return words.confirmedStatus();
  if (stage === "thanked") return words.thankedStatus();
  if (stage === "arrived") return formatReceivedDate(receivedAt ?? "", new Date());
  return giver === undefined ? words.purchasedStatus() : words.purchasedByStatus(giver);
}

/** Formats the day of an arrival, such as "Arrived today" or "Arrived March 15" (rule: received). */
export function formatReceivedDate(receivedAt: string, now: Date): string {
  const day = formatRelativeDate(receivedAt, now);
  if (day === todayLabel()) return words.receivedTodayStatus();
  return day === yesterdayLabel()
    ? words.receivedYesterdayStatus()
    : words.receivedOnDateStatus(day);
}

/** Returns whether a thank-you must still be written, or sent again. */
export const isThankYouUnwritten = ({ status }: { status: ThankYouStatus }): boolean =>
  status === "pending" || status === "failed";

/**
 * Returns a function that checks whether a giver was thanked for a gift. The function reads the cached thank-you queue,
 * which other parts of the dashboard load. Until the queue is loaded, the function returns false.
 */
export function useIsGiftThanked(kidId: string): (giftId: string) => boolean {
  const { data: queue } = trpc.gratitude.pendingThankYous.useQuery({ kidId }, { enabled: false });
  return (id) =>
    queue !== undefined &&
    !queue.some(
      (one) => isThankYouUnwritten(one) && (one.giftId === id || one.contributionId === id),
    );
}
