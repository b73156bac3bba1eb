/** Policies for creating accounts: everybody, people with an invitation, or nobody (rule: sign-ups). */
export const SIGN_UP_POLICIES = ["open", "invited", "closed"] as const;
export type SignUpAccess = (typeof SIGN_UP_POLICIES)[number];

/**
 * Policies for creating links for new accounts: the operator alone, or also the owner of any family
 * (rule: sign-up-invitations).
 */
export const SIGN_UP_INVITER_POLICIES = ["operator", "owners"] as const;
