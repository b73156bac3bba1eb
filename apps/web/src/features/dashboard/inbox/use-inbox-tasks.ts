import {
  asksAboutSizes,
  birthdayBefore,
  type KidView,
  type OwnWishlistItem,
  type UserView,
} from "@giftling/domain";
import { trpc } from "../../../trpc.ts";
import { useDismissedBanners } from "../plan/use-dismissed-banners.ts";

/** Inbox task that is not about one gift. */
export type InboxTask =
  | { kind: "ownership"; key: string }
  | {
      kind: "arrived";
      kid: KidView;
      /** Storage key that records on this device that the question was answered. */
      key: string;
      items: readonly OwnWishlistItem[];
    }
  | { kind: "sizes"; kid: KidView; key: string; checkedAt: string }
  | { kind: "proposals" | "drafts"; kid: KidView; key: string; count: number };

/**
 * Returns the family's inbox tasks that are not about one gift. The tasks concern handovers, payment methods, arrived
 * gifts, sizes, proposals and drafts (rule: today-inbox).
 */
export function useInboxTasks(user: UserView, kids: readonly KidView[]) {
  const counts = trpc.gratitude.waiting.useQuery(undefined, { retryOnMount: false });
  const { isDismissed, dismiss } = useDismissedBanners(user.id);
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const celebrated = kids.flatMap((kid) => {
    const year = birthdayBefore(kid, today);
    return year === null ? [] : [{ kid, key: `what-arrived ${kid.id} ${year}` }];
  });
  const wishes = trpc.useQueries((t) =>
    celebrated.map(({ kid }) => t.wishlist.list({ kidId: kid.id })),
  );
  const tasks: InboxTask[] = [
    ...(user.handover?.token || user.needsPaymentMethod
      ? [{ kind: "ownership" as const, key: "ownership" }]
      : []),
    ...celebrated.flatMap(({ kid, key }, index) => {
      const items = wishes[index]?.data ?? [];
      const hasPending = items.some(({ gifts }) => gifts.some((gift) => gift.receivedAt === null));
      const isOpen = !isDismissed(key) && hasPending;
      return isOpen ? [{ kind: "arrived" as const, kid, key, items }] : [];
    }),
    ...kids.flatMap((kid) =>
      kid.sizesCheckedAt !== null && asksAboutSizes(kid, now)
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
  return { tasks, dismiss: (key: string) => dismiss([key]) };
}
