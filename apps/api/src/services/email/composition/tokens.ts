import { canonicalizeEmail } from "@giftling/domain";
import { deriveToken, equalsInConstantTime, hmac } from "../../../core/crypto/tokens.ts";

/** Lifetime of a confirmation link, in days (rule: email-confirmation). */
export const CONFIRMATION_LINK_LIFETIME_DAYS = 14;

/** Lifetime of a sign-in link and its code, in minutes (rule: email-sign-in). */
export const SIGN_IN_MAIL_LIFETIME_MINUTES = 15;

/** Returns the token of a confirmation link, derived from the mail's ID. The database stores only the token's hash. */
export const deriveConfirmationToken = (secret: string, mailId: string): string =>
  deriveToken(secret, "confirm-address", mailId);

/** Returns the token of an invitation's link, derived from the invitation's ID (rule: invitations). */
export const deriveInviteToken = (secret: string, inviteId: string): string =>
  deriveToken(secret, "invitation", inviteId);

/** Returns the token of the link of a sign-in by e-mail, derived from the sign-in's ID (rule: email-sign-in). */
export const deriveSignInToken = (secret: string, signInId: string): string =>
  deriveToken(secret, "email-sign-in-link", signInId);

/** Returns the six-digit code of a sign-in by e-mail. The code itself is not stored (rule: email-sign-in). */
export function deriveSignInCode(secret: string, signInId: string): string {
  const digest = hmac(secret, "email-sign-in-code", signInId);
  // The first 48 bits, because larger numbers are not exact.
  return String(Number.parseInt(digest.slice(0, 12), 16) % 1_000_000).padStart(6, "0");
}

/** Formats a sign-in code in two groups, such as "482 913". */
export const formatSignInCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Returns the token of a handover's link, derived from the handover's ID (rule: handing-over). */
export const deriveHandoverToken = (secret: string, handoverId: string): string =>
  deriveToken(secret, "hand-over", handoverId);

/** Returns the token of a contact's unsubscribe link, which never expires because old mails contain the link. */
export const deriveUnsubscribeToken = (secret: string, contactId: string): string =>
  `${contactId}.${deriveToken(secret, "unsubscribe", contactId)}`;

/** Returns the contact ID of an unsubscribe token. Returns null for a token that this server did not create. */
export function parseUnsubscribeToken(secret: string, token: string): string | null {
  const [contactId = ""] = token.split(".", 1);
  return equalsInConstantTime(token, deriveUnsubscribeToken(secret, contactId)) ? contactId : null;
}

/** Returns the token of the link to a contact's gifts and subscriptions, valid until `until` (rule: my-gifts). */
export function createMyGiftsToken(secret: string, contactId: string, until: Date): string {
  const named = `${contactId}.${until.getTime()}`;
  return `${named}.${deriveToken(secret, "my-gifts", named)}`;
}

/** Returns the contact ID of a token from `createMyGiftsToken`. Returns null for an expired or forged token. */
export function parseMyGiftsToken(secret: string, token: string, now: Date): string | null {
  const [contactId = "", until = ""] = token.split(".", 2);
  const end = new Date(Number(until));
  if (!equalsInConstantTime(token, createMyGiftsToken(secret, contactId, end))) return null;
  return end > now ? contactId : null;
}

/** Returns the token of the link that refuses all mail to an address, even if the address is not a contact. */
export const deriveMailOptOutToken = (secret: string, hash: string): string =>
  `${hash}.${deriveToken(secret, "refuse-mail", hash)}`;

/** Returns the address hash of an opt-out token. Returns null for a token that this server did not create. */
export function parseMailOptOutToken(secret: string, token: string): string | null {
  const [hash = ""] = token.split(".", 1);
  return equalsInConstantTime(token, deriveMailOptOutToken(secret, hash)) ? hash : null;
}

/** Returns a keyed hash of the canonical address, by which mails are counted without storing the address. */
export const hashRecipient = (secret: string, email: string): string =>
  hmac(secret, "mail-recipient", canonicalizeEmail(email));
