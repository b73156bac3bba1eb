import { PRIORITY_SLOTS } from "../priority-slots/slots.ts";

/** Services of registry links. The service `other` includes all other sites (rule: registry-links). */
export const REGISTRY_SERVICES = ["babylist", "amazon", "target", "elfster", "other"] as const;

/** Types of payment links. Links of the types 529 and ESA are education links (rule: payment-links). */
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

/** Returns the link of a type with the lowest priority slot, before links without a slot. */
export const findFirstLinkOfType = <
  Link extends { type: PaymentLinkType; priorityOrder: number | null },
>(
  links: readonly Link[],
  type: PaymentLinkType,
): Link | undefined => {
  const rank = ({ priorityOrder }: Link) => priorityOrder ?? PRIORITY_SLOTS.length + 1;
  return links.filter((link) => link.type === type).sort((a, b) => rank(a) - rank(b))[0];
};

/**
 * Returns whether a payment link has the type 529 or ESA. Such links are primary and accept a contribution code
 * (rule: payment-links).
 */
export function isEducationLinkType(type: PaymentLinkType): boolean {
  return type === "529" || type === "esa";
}
