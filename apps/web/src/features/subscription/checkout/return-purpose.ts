/** Purpose for which the parent opened the payment provider's page, from the return URL. */
export type ReturnPurpose = "trial" | "plan" | "portal";

/** Query of /subscription in the return URL. Empty when the parent did not come from the payment provider. */
export type SubscriptionSearch = { checkout?: "success"; trial?: "true"; from?: "portal" };

/** Parses the query and drops unknown parameters. */
export function parseSubscriptionSearch(search: Record<string, unknown>): SubscriptionSearch {
  if (search.from === "portal") return { from: "portal" };
  if (search.checkout !== "success") return {};
  return search.trial === "true" ? { checkout: "success", trial: "true" } : { checkout: "success" };
}

/**
 * Returns the purpose for which the parent opened the payment provider's page. Returns null when the parent did not come
 * from there.
 */
export function getReturnPurpose(search: SubscriptionSearch): ReturnPurpose | null {
  if (search.from === "portal") return "portal";
  if (search.checkout !== "success") return null;
  return search.trial === "true" ? "trial" : "plan";
}

/** Returns the URL to which the payment provider returns. */
export function getReturnUrl(returned: ReturnPurpose): string {
  switch (returned) {
    case "trial":
      return "/subscription?checkout=success&trial=true";
    case "plan":
      return "/subscription?checkout=success";
    case "portal":
      return "/subscription?from=portal";
  }
}
