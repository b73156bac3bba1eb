import {
  asksAboutSizes,
  birthdayBefore,
  type KidView,
  type OwnWishlistItem,
  type UserView,
} from "@giftling/domain";
import { trpc } from "../../../trpc.ts";
import { useDismissedBanners } from "../../dashboard/plan/use-dismissed-banners.ts";
import { listBirthdayWishes } from "../../wishlist/gift-groups.ts";

/** Question to a parent that is not about one gift. */
export type InboxQuestion =
  | { kind: "ownership"; key: string }
  | {
      kind: "arrived";
      kid: KidView;
      /** Key that marks the question as answered on this device. */
      key: string;
      items: readonly OwnWishlistItem[];
    }
  | { kind: "sizes"; kid: KidView; key: string; checkedAt: string };

/**
 * Returns the questions of the whole family: an open handover or missing payment method, the gifts that arrived after
 * each kid's birthday, and each kid's sizes (rules: after-the-day, sizes, handing-over).
 */
export function useInboxQuestions(user: UserView, kids: readonly KidView[]) {
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
  const questions: InboxQuestion[] = [
    ...(user.handover?.token || user.needsPaymentMethod
      ? [{ kind: "ownership" as const, key: "ownership" }]
      : []),
    ...celebrated.flatMap(({ kid, key }, index) => {
      const items = wishes[index]?.data ?? [];
      const isOpen = !isDismissed(key) && listBirthdayWishes(items).given.length > 0;
      return isOpen ? [{ kind: "arrived" as const, kid, key, items }] : [];
    }),
    ...kids.flatMap((kid) =>
      kid.sizesCheckedAt !== null && asksAboutSizes(kid, now)
        ? [{ kind: "sizes" as const, kid, key: `sizes ${kid.id}`, checkedAt: kid.sizesCheckedAt }]
        : [],
    ),
  ];
  return { questions, dismiss: (key: string) => dismiss([key]) };
}
