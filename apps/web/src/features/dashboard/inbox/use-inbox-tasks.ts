import {
  type CalendarDate,
  findDayWithUncheckedGifts,
  type KidDay,
  type KidView,
  type ParentWishlistItemView,
  shouldConfirmSizes,
  type UserView,
} from "@giftling/domain";
import { trpc } from "../../../trpc.ts";

/** Past day of a kid, with the kid's wishes. At least one of the wishes has a gift that has not arrived. */
export type DayWithUnreceivedGifts = {
  kid: KidView;
  day: KidDay;
  items: readonly ParentWishlistItemView[];
};

/** Inbox task that is not about one gift. */
export type InboxTask =
  | { kind: "ownership"; key: string }
  | { kind: "invitation"; key: string; email: string; askedBy: string | null }
  | { kind: "arrived"; key: string; days: readonly DayWithUnreceivedGifts[] }
  | { kind: "sizes"; kid: KidView; key: string; checkedAt: string }
  | { kind: "proposals" | "drafts"; kid: KidView; key: string; count: number };

/** Returns the family's inbox tasks that are not about one gift (rule: today-inbox). */
export function useInboxTasks(user: UserView, kids: readonly KidView[]) {
  const counts = trpc.gratitude.waiting.useQuery(undefined, { retryOnMount: false });
  const now = new Date();
  const checkedAt = user.arrivalsCheckedAt;
  const checkedOn = checkedAt ? toCalendarDay(new Date(checkedAt)) : null;
  const celebrated = kids.flatMap((kid) => {
    const day = findDayWithUncheckedGifts(kid, toCalendarDay(now), checkedOn);
    return day === null ? [] : [{ kid, day }];
  });
  const wishes = trpc.useQueries((t) =>
    celebrated.map(({ kid }) => t.wishlist.list({ kidId: kid.id })),
  );
  const days = celebrated
    .map((passed, index) => ({ ...passed, items: wishes[index]?.data ?? [] }))
    .filter(({ items }) => items.some(({ gifts }) => gifts.some((gift) => !gift.receivedAt)));
  const tasks: InboxTask[] = [
    ...(user.handover?.token || user.needsPaymentMethod
      ? [{ kind: "ownership" as const, key: "ownership" }]
      : []),
    ...(user.invitations ?? [])
      .filter(({ askedBy, expiresAt }) => askedBy !== null || new Date(expiresAt) <= now)
      .map(({ email, askedBy }) => ({ kind: "invitation" as const, key: email, email, askedBy })),
    ...(days.length > 0 ? [{ kind: "arrived" as const, key: "arrived", days }] : []),
    ...kids.flatMap((kid) =>
      kid.sizesCheckedAt !== null && shouldConfirmSizes(kid, now)
        ? [{ kind: "sizes" as const, kid, key: `sizes ${kid.id}`, checkedAt: kid.sizesCheckedAt }]
        : [],
    ),
    ...kids.flatMap((kid) => {
      const count = counts.data?.find(({ kidId }) => kidId === kid.id)?.toReview ?? 0;
      const key = `proposals ${kid.id}`;
      return count > 0 ? [{ kind: "proposals" as const, kid, key, count }] : [];
    }),
    ...kids.flatMap((kid) => {
      const count = counts.data?.find(({ kidId }) => kidId === kid.id)?.drafts ?? 0;
      return count > 0 ? [{ kind: "drafts" as const, kid, key: `drafts ${kid.id}`, count }] : [];
    }),
  ];
  return tasks;
}

/** Returns the date of a timestamp in the parent's time zone. */
const toCalendarDay = (time: Date): CalendarDate => ({
  year: time.getFullYear(),
  month: time.getMonth() + 1,
  day: time.getDate(),
});
