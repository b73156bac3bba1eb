/** Purpose of a visit to the payment provider, from the return URL. */
export type Returned = "trial" | "plan" | "portal";

/** Query of /subscription in the return URL; empty for an ordinary visit. */
export type SubscriptionSearch = { checkout?: "success"; trial?: "true"; from?: "portal" };

/** Parses the query and drops unknown parameters. */
export function readSearch(search: Record<string, unknown>): SubscriptionSearch {
  if (search.from === "portal") return { from: "portal" };
  if (search.checkout !== "success") return {};
  return search.trial === "true" ? { checkout: "success", trial: "true" } : { checkout: "success" };
}

/** Returns the purpose of the visit; null for an ordinary one. */
export function returnedFrom(search: SubscriptionSearch): Returned | null {
  if (search.from === "portal") return "portal";
  if (search.checkout !== "success") return null;
  return search.trial === "true" ? "trial" : "plan";
}

/** Returns the payment provider's return URL. */
export function returnAddress(returned: Returned): string {
  switch (returned) {
    case "trial":
      return "/subscription?checkout=success&trial=true";
    case "plan":
      return "/subscription?checkout=success";
    case "portal":
      return "/subscription?from=portal";
  }
}
