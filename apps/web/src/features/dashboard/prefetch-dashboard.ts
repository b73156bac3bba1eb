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
