import type { KidView } from "@giftling/domain";
import { trpc } from "../../../trpc.ts";
import { groupByGiver, type InboxCard, listInboxGifts } from "./inbox-gifts.ts";

const none: readonly never[] = [];

/** Returns the family's inbox. Requests another kid's lists only if the kid has pending items (rule: today-inbox). */
export function useInbox(kids: readonly KidView[], selectedId: string) {
  const counts = trpc.gratitude.waiting.useQuery(undefined, { retryOnMount: false });
  const countsOf = (id: string) => counts.data?.find(({ kidId }) => kidId === id);
  const active = kids.filter(({ id }) => {
    const count = countsOf(id);
    return id === selectedId || (count && count.toThank + count.toConfirm + count.toApprove > 0);
  });
  const thankYous = trpc.useQueries((t) =>
    active.map(({ id: kidId }) => t.gratitude.pendingThankYous({ kidId })),
  );
  const contributions = trpc.useQueries((t) =>
    active.map(({ id: kidId }) => t.gratitude.contributions({ kidId })),
  );
  const walls = trpc.useQueries((t) =>
    active.map(({ id: kidId }) => {
      const enabled = (countsOf(kidId)?.toApprove ?? 0) > 0;
      return t.gratitude.wall({ kidId }, { enabled });
    }),
  );
  const wishes = trpc.useQueries((t) =>
    active.map(({ id: kidId }) => t.wishlist.list({ kidId }, { enabled: kidId === selectedId })),
  );
  const failed = [...thankYous, ...contributions].find((query) => query.isError);
  const isComplete = [...thankYous, ...contributions].every((query) => query.data !== undefined);
  const cards = (): InboxCard[] =>
    groupByGiver(
      active.flatMap(({ id: kidId }, index) =>
        listInboxGifts({
          kidId,
          thankYous: thankYous[index]?.data ?? none,
          contributions: contributions[index]?.data ?? none,
          wall: walls[index]?.data ?? none,
          offListIds: new Set(
            wishes[index]?.data?.flatMap(({ isOffList, gifts }) =>
              isOffList ? gifts.map(({ id }) => id) : [],
            ),
          ),
        }),
      ),
    );
  return {
    data: isComplete ? cards() : undefined,
    isError: failed !== undefined,
    error: failed?.error,
  };
}
