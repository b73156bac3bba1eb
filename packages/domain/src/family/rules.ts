import type { SubscriptionStatus } from "../billing/premium.ts";

/** Roles in a family. A family has one owner and can have further parents (rule: members). */
export const MEMBER_ROLES = ["owner", "parent"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Lifetime of an invitation, in days (rule: invitations). */
export const INVITE_DAYS = 7;

/** Number of days for which an open handover can be accepted (rule: handing-over). */
export const HANDOVER_DAYS = 14;

/** Maximum number of parents besides the owner on the Free plan (rule: members). */
export const FREE_PARENT_LIMIT = 1;
export const PREMIUM_PARENT_LIMIT = 5;

/** Returns the maximum number of parents besides the owner (rule: members). */
export function parentLimit(isPremium: boolean): number {
  return isPremium ? PREMIUM_PARENT_LIMIT : FREE_PARENT_LIMIT;
}

/**
 * Returns whether a parent can be added. `taken` is the number of parents besides the owner plus the number of open
 * invitations. Existing parents are never affected.
 */
export function canAddParent(taken: number, isPremium: boolean): boolean {
  return taken < parentLimit(isPremium);
}

/** Contents of the family that a person owns before joining another one. */
export type OwnFamily = {
  kidCount: number;
  /** Number of parents besides the owner. */
  parentCount: number;
  subscriptionStatus: SubscriptionStatus | null;
};

/**
 * Returns the reason why a person's own family prevents the person from joining another family. Returns null if nothing
 * would be lost (rule: joining).
 */
export function reasonToStay(own: OwnFamily): "family" | "plan" | null {
  if (own.kidCount > 0 || own.parentCount > 0) return "family";
  const runs = own.subscriptionStatus !== null && own.subscriptionStatus !== "canceled";
  return runs ? "plan" : null;
}

/** Returns the first and last name, separated by a space. Empty until the names are entered. */
export const fullName = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string => `${firstName} ${lastName}`.trim();
