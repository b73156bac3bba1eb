import type { SubscriptionStatus } from "../billing/premium.ts";

/** Who looks after a family: its one owner, and further parents (rule: members). */
export const MEMBER_ROLES = ["owner", "parent"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Days that an invitation can be accepted (rule: invitations). */
export const INVITE_DAYS = 7;

/** Days that a hand-over can be accepted (rule: handing-over). */
export const HANDOVER_DAYS = 14;

/** Parents beside the owner, on the Free plan and with Premium (rule: members). */
export const FREE_PARENT_LIMIT = 1;
export const PREMIUM_PARENT_LIMIT = 5;

/** Parents beside the owner that a family may have (rule: members). */
export function parentLimit(isPremium: boolean): number {
  return isPremium ? PREMIUM_PARENT_LIMIT : FREE_PARENT_LIMIT;
}

/** Whether one more fits beside `taken` places, each a parent's or an open invitation's. Only adding is ever refused. */
export function canAddParent(taken: number, isPremium: boolean): boolean {
  return taken < parentLimit(isPremium);
}

/** What a family owned by somebody who would like to join another one still holds. */
export type OwnFamily = {
  kidCount: number;
  /** Parents beside the owner. */
  parentCount: number;
  subscriptionStatus: SubscriptionStatus | null;
};

/** Why somebody's own family is in the way of joining another one; null when nothing would be lost with it (rule: joining). */
export function reasonToStay(own: OwnFamily): "family" | "plan" | null {
  if (own.kidCount > 0 || own.parentCount > 0) return "family";
  const runs = own.subscriptionStatus !== null && own.subscriptionStatus !== "canceled";
  return runs ? "plan" : null;
}

/** First and last name in one line; empty until they said it. */
export const fullName = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string => `${firstName} ${lastName}`.trim();
