/** What a visit to the payment provider was for, as the way back tells it. */
export type Returned = "trial" | "plan" | "portal";

/** The query of /subscription that the way back carries. Without one it is an ordinary visit. */
export type SubscriptionSearch = { checkout?: "success"; trial?: "true"; from?: "portal" };

/** Reads the query; whatever it doesn't know stays behind. */
export function readSearch(search: Record<string, unknown>): SubscriptionSearch {
  if (search.from === "portal") return { from: "portal" };
  if (search.checkout !== "success") return {};
  return search.trial === "true" ? { checkout: "success", trial: "true" } : { checkout: "success" };
}

/** Where one comes from; null on an ordinary visit. */
export function returnedFrom(search: SubscriptionSearch): Returned | null {
  if (search.from === "portal") return "portal";
  if (search.checkout !== "success") return null;
  return search.trial === "true" ? "trial" : "plan";
}

/** The address that the payment provider leads back to. */
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
