import type { PaymentLinkType } from "./links.ts";

/** Education savings: the links that count as primary and may carry a contribution code (spec section 5, D34). */
export function isEducationSavings(type: PaymentLinkType): boolean {
  return type === "529" || type === "esa";
}
