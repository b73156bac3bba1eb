/**
 * Returns an e-mail address in lower case and without +tag. Also removes dots from the local part of a Gmail address
 * (rule: self-referral).
 */
export function canonicalizeEmail(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [base = ""] = local.split("+");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${base.replaceAll(".", "")}@gmail.com` : `${base}@${domain}`;
}

/**
 * Issuer of the identities of people who sign in by e-mail. The subject of such an identity is the address in lower
 * case (rule: email-sign-in).
 */
export const EMAIL_IDENTITY_ISSUER = "email";

/**
 * Returns whether two e-mail addresses have the same canonical form. Empty addresses never match (rule: self-referral).
 */
export function isSameEmailAddress(one: string, other: string): boolean {
  return one !== "" && canonicalizeEmail(one) === canonicalizeEmail(other);
}

/**
 * Returns whether a verified e-mail address equals the e-mail address of an invitation, ignoring case. A null address
 * never matches (rule: joining).
 */
export const isInvitedEmailAddress = (verified: string | null, invited: string): boolean =>
  verified !== null && verified.toLowerCase() === invited.toLowerCase();
