/** The kinds of payment links (spec section 5). */
export const PAYMENT_LINK_TYPES = [
  "529",
  "esa",
  "venmo",
  "paypal",
  "other",
  "activity",
  "registry",
] as const;
export type PaymentLinkType = (typeof PAYMENT_LINK_TYPES)[number];

/** Education savings: the links that count as primary and may carry a contribution code (spec section 5, D34). */
export function isEducationSavings(type: PaymentLinkType): boolean {
  return type === "529" || type === "esa";
}
