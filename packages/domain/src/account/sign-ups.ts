/** Policies for creating accounts: everybody, people with an invitation, or nobody (rule: sign-ups). */
export const SIGN_UPS = ["open", "invited", "closed"] as const;
export type SignUpAccess = (typeof SIGN_UPS)[number];
