import type { Queries } from "../../queries.ts";

/**
 * Starts everything that the dashboard's places show of a kid, all in the same tick, so that the calls leave as one batch:
 * whichever place opens first, the others ask for nothing again. A failure is shown by the part of the page that it concerns.
 */
export function prefetchDashboard(queries: Queries, kidId: string | undefined): void {
  void queries.account.user.prefetch();
  void queries.kids.list.prefetch();
  if (kidId !== undefined) {
    const input = { kidId };
    void queries.kids.analytics.prefetch(input);
    void queries.links.listPayment.prefetch(input);
    void queries.links.listRegistry.prefetch(input);
    void queries.wishlist.list.prefetch(input);
    void queries.updates.list.prefetch(input);
    void queries.gratitude.contributions.prefetch(input);
    void queries.gratitude.pendingThankYous.prefetch(input);
  }
  void queries.gratitude.waiting.prefetch();
}
