import { canonicalEmail } from "@giftling/domain";
import { derivedToken, hmac, sameText } from "../../crypto/tokens.ts";

/** Lifetime of a confirmation link, in hours (rule: email-confirmation). */
export const CONFIRMATION_HOURS = 24;

/** Returns the token of a confirmation link, derived from the mail's id, because the database stores only its hash. */
export const confirmationToken = (secret: string, mailId: string): string =>
  derivedToken(secret, "confirm-address", mailId);

/**
 * Returns the token of an invitation link, derived from its id, because the database stores only its hash (rule:
 * invitations).
 */
export const invitationToken = (secret: string, inviteId: string): string =>
  derivedToken(secret, "invitation", inviteId);

/**
 * Returns the token of a hand-over's link, derived from its id, because the database stores only its hash (rule:
 * handing-over).
 */
export const handoverToken = (secret: string, handoverId: string): string =>
  derivedToken(secret, "hand-over", handoverId);

/** Returns the token of a contact's unsubscribe link. It never expires, because people unsubscribe from old mails too. */
export const unsubscribeToken = (secret: string, contactId: string): string =>
  `${contactId}.${derivedToken(secret, "unsubscribe", contactId)}`;

/** Returns the contact id of an unsubscribe token. Null when this server did not create it. */
export function contactOfToken(secret: string, token: string): string | null {
  const [contactId = ""] = token.split(".", 1);
  return sameText(token, unsubscribeToken(secret, contactId)) ? contactId : null;
}

/** Returns the token of the link to an address's gifts and subscriptions, valid until a moment (rule: my-gifts). */
export function myGiftsToken(secret: string, contactId: string, until: Date): string {
  const named = `${contactId}.${until.getTime()}`;
  return `${named}.${derivedToken(secret, "my-gifts", named)}`;
}

/** Returns the contact id of a gifts token. Null when this server did not create it or it expired. */
export function contactOfMyGifts(secret: string, token: string, now: Date): string | null {
  const [contactId = "", until = ""] = token.split(".", 2);
  const end = new Date(Number(until));
  if (!sameText(token, myGiftsToken(secret, contactId, end))) return null;
  return end > now ? contactId : null;
}

/**
 * Returns the token of the link that refuses all mail to an address. It contains the address's hash, so that it outlives
 * every contact.
 */
export const refusalToken = (secret: string, hash: string): string =>
  `${hash}.${derivedToken(secret, "refuse-mail", hash)}`;

/** Returns the address hash of a refusal token. Null when this server did not create it. */
export function hashOfToken(secret: string, token: string): string | null {
  const [hash = ""] = token.split(".", 1);
  return sameText(token, refusalToken(secret, hash)) ? hash : null;
}

/** Returns a keyed hash of the canonical address, which counts mails to it without storing it. */
export const recipientHash = (secret: string, email: string): string =>
  hmac(secret, "mail-recipient", canonicalEmail(email));
