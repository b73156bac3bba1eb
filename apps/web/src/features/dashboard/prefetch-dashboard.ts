import { FIRST_KID_STORAGE_KEY } from "@giftling/domain";
import type { LoaderQueries } from "../../loader-queries.ts";
import { getLinkCaches } from "../entries/lists/link-procedures.ts";

/** Starts all queries of a kid's dashboard in one tick, so that one batch contains all queries. */
export function prefetchDashboard(queries: LoaderQueries, kidId: string | undefined): void {
  void queries.account.user.prefetch();
  void queries.kids.list.prefetch();
  if (kidId !== undefined) {
    const input = { kidId };
    void queries.kids.analytics.prefetch(input);
    for (const list of Object.values(getLinkCaches(queries.links))) void list.prefetch(input);
    void queries.wishlist.list.prefetch(input);
    void queries.updates.list.prefetch(input);
    void queries.gratitude.contributions.prefetch(input);
    void queries.gratitude.pendingThankYous.prefetch(input);
  }
  void queries.gratitude.waiting.prefetch();
}

/**
 * Returns the stored ID of the family's first kid, so that a dashboard URL without a kid's ID needs only one batch of
 * requests.
 */
export function readCachedFirstKidId(): string | undefined {
  try {
    return window.localStorage.getItem(FIRST_KID_STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
