import type { SubscriptionStatus } from "../billing/premium.ts";

/** Roles in a family. The owner has the role `owner`, and all other members have the role `parent` (rule: members). */
export const MEMBER_ROLES = ["owner", "parent"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Lifetime of an invitation, in days (rule: invitations). */
export const INVITE_LIFETIME_DAYS = 7;

/** Lifetime of an open handover, in days (rule: handing-over). */
export const HANDOVER_LIFETIME_DAYS = 14;

/** Maximum number of parents besides the owner on the Free plan (rule: members). */
const FREE_PARENT_LIMIT = 1;
const PREMIUM_PARENT_LIMIT = 5;

/**
 * Returns whether a parent can be added. `taken` is the number of parents besides the owner, plus the number of open
 * invitations. Parents above the limit remain members.
 */
export function canAddParent(taken: number, isPremium: boolean): boolean {
  return taken < (isPremium ? PREMIUM_PARENT_LIMIT : FREE_PARENT_LIMIT);
}

/** Family that a person leaves by joining another family. */
export type LeaveFamilyFacts = {
  kidCount: number;
  /** Number of parents besides the owner. */
  parentCount: number;
  subscriptionStatus: SubscriptionStatus | null;
};

/**
 * Returns the reason why a person cannot leave the current family to join another, or null if there is none. `family`
 * means that the current family has kids or other parents. `plan` means an uncanceled subscription (rule: joining).
 */
export function findLeaveFamilyProblem(own: LeaveFamilyFacts): "family" | "plan" | null {
  if (own.kidCount > 0 || own.parentCount > 0) return "family";
  const runs = own.subscriptionStatus !== null && own.subscriptionStatus !== "canceled";
  return runs ? "plan" : null;
}

/** Returns the first and last name, separated by a space. Returns an empty string if both names are empty. */
export const formatFullName = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string => `${firstName} ${lastName}`.trim();
