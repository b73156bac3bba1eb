/** The shops that a registry can be at (rule: registry-links). */
export const REGISTRY_SERVICES = ["babylist", "amazon", "target", "elfster", "other"] as const;

/** The types of payment links (rule: payment-links). */
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

/** True for the types that count as primary and may carry a contribution code: 529 and ESA (rule: payment-links). */
export function isEducationSavings(type: PaymentLinkType): boolean {
  return type === "529" || type === "esa";
}
