import type { KidView } from "@giftling/domain";
import { trpc } from "../../../trpc.ts";
import type { KidSearchLists } from "./search-entries.ts";

const none: readonly never[] = [];

/**
 * Returns the lists of all kids that the search covers, and requests those that are not cached. A list is empty until
 * it is loaded (rule: dashboard-search).
 */
export function useSearchLists(kids: readonly KidView[]) {
  const inputs = kids.map(({ id: kidId }) => ({ kidId }));
  const wishes = trpc.useQueries((t) => inputs.map((input) => t.wishlist.list(input)));
  const paymentLinks = trpc.useQueries((t) => inputs.map((input) => t.links.listPayment(input)));
  const registryLinks = trpc.useQueries((t) => inputs.map((input) => t.links.listRegistry(input)));
  const updates = trpc.useQueries((t) => inputs.map((input) => t.updates.list(input)));
  const contributions = trpc.useQueries((t) =>
    inputs.map((input) => t.gratitude.contributions(input)),
  );
  const thankYous = trpc.useQueries((t) =>
    inputs.map((input) => t.gratitude.pendingThankYous(input)),
  );
  const wall = trpc.useQueries((t) => inputs.map((input) => t.gratitude.wall(input)));
  const all = [wishes, paymentLinks, registryLinks, updates, contributions, thankYous, wall].flat();
  return {
    lists: kids.map(
      (kid, at): KidSearchLists => ({
        kid,
        wishes: wishes[at]?.data ?? none,
        paymentLinks: paymentLinks[at]?.data ?? none,
        registryLinks: registryLinks[at]?.data ?? none,
        updates: updates[at]?.data ?? none,
        contributions: contributions[at]?.data ?? none,
        thankYous: thankYous[at]?.data ?? none,
        wall: wall[at]?.data ?? none,
      }),
    ),
    isLoading: all.some((query) => query.isFetching),
    isIncomplete: all.some((query) => query.isError && query.data === undefined),
  };
}
