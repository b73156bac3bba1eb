import type { KidView } from "@giftling/domain";
import { trpc } from "../../../trpc.ts";
import type { KidSearchLists } from "./search-entries.ts";

const none: readonly never[] = [];

/**
 * Returns the kids' lists and the people that the search covers. Requests lists that are not cached. A list is empty
 * until loaded (rule: dashboard-search).
 */
export function useSearchLists(kids: readonly KidView[]) {
  const inputs = kids.map(({ id: kidId }) => ({ kidId }));
  const wishes = trpc.useQueries((t) => inputs.map((input) => t.wishlist.list(input)));
  const paymentLinks = trpc.useQueries((t) => inputs.map((input) => t.links.listPayment(input)));
  const registryLinks = trpc.useQueries((t) => inputs.map((input) => t.links.listRegistry(input)));
  const updates = trpc.useQueries((t) => inputs.map((input) => t.updates.list(input)));
  const people = trpc.people.list.useQuery();
  const all = [wishes, paymentLinks, registryLinks, updates, people].flat();
  return {
    people: people.data ?? none,
    lists: kids.map(
      (kid, at): KidSearchLists => ({
        kid,
        wishes: wishes[at]?.data ?? none,
        paymentLinks: paymentLinks[at]?.data ?? none,
        registryLinks: registryLinks[at]?.data ?? none,
        updates: updates[at]?.data ?? none,
      }),
    ),
    isLoading: all.some((query) => query.isFetching),
    isIncomplete: all.some((query) => query.isError && query.data === undefined),
  };
}
