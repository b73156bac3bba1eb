/** Purpose of the parent's visit to the payment provider's page. */
export type CheckoutReturnPurpose = "trial" | "plan" | "portal";

export type CheckoutPurpose = Exclude<CheckoutReturnPurpose, "portal">;

/** Query parameters of /subscription. Empty unless the parent has returned from the payment provider. */
export type SubscriptionSearchParams = { checkout?: "success"; trial?: "true"; from?: "portal" };

/** Parses the query of /subscription, ignoring unknown parameters. */
export function parseSubscriptionSearchParams(
  search: Record<string, unknown>,
): SubscriptionSearchParams {
  if (search.from === "portal") return { from: "portal" };
  if (search.checkout !== "success") return {};
  return search.trial === "true" ? { checkout: "success", trial: "true" } : { checkout: "success" };
}

/** Returns the purpose of the parent's visit to the payment provider, or null if the query reports no visit. */
export function getCheckoutReturnPurpose(
  search: SubscriptionSearchParams,
): CheckoutReturnPurpose | null {
  if (search.from === "portal") return "portal";
  if (search.checkout !== "success") return null;
  return search.trial === "true" ? "trial" : "plan";
}

/** Returns the path to which the payment provider redirects the parent. */
export function getCheckoutReturnUrl(returned: CheckoutReturnPurpose): string {
  switch (returned) {
    case "trial":
      return "/subscription?checkout=success&trial=true";
    case "plan":
      return "/subscription?checkout=success";
    case "portal":
      return "/subscription?from=portal";
  }
}
