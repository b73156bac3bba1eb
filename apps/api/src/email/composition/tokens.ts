import { canonicalEmail } from "@giftling/domain";
import { derivedToken, hmac, sameText } from "../../crypto/tokens.ts";

/** Hours that a confirmation link works (rule: email-confirmation). */
export const CONFIRMATION_HOURS = 24;

/** The token of a confirmation link. Derived from the mail's id, because the database keeps only its hash. */
export const confirmationToken = (secret: string, mailId: string): string =>
  derivedToken(secret, "confirm-address", mailId);

/** The token of an invitation's link. Derived from its id, because the database keeps only its hash (rule: invitations). */
export const invitationToken = (secret: string, inviteId: string): string =>
  derivedToken(secret, "invitation", inviteId);

/** The token of a hand-over's link. Derived from its id, because the database stores only its hash (rule: handing-over). */
export const handoverToken = (secret: string, handoverId: string): string =>
  derivedToken(secret, "hand-over", handoverId);

/** The token of a contact's unsubscribe link. It never expires: people unsubscribe from old mails too. */
export const unsubscribeToken = (secret: string, contactId: string): string =>
  `${contactId}.${derivedToken(secret, "unsubscribe", contactId)}`;

/** The contact's id of an unsubscribe token; null when this server did not make it. */
export function contactOfToken(secret: string, token: string): string | null {
  const [contactId = ""] = token.split(".", 1);
  return sameText(token, unsubscribeToken(secret, contactId)) ? contactId : null;
}

/** The token of the link to what an address gave and follows, which works until that moment (rule: my-gifts). */
export function myGiftsToken(secret: string, contactId: string, until: Date): string {
  const named = `${contactId}.${until.getTime()}`;
  return `${named}.${derivedToken(secret, "my-gifts", named)}`;
}

/** The contact's id of such a token; null when this server did not make it, or it is too old. */
export function contactOfMyGifts(secret: string, token: string, now: Date): string | null {
  const [contactId = "", until = ""] = token.split(".", 2);
  const end = new Date(Number(until));
  if (!sameText(token, myGiftsToken(secret, contactId, end))) return null;
  return end > now ? contactId : null;
}

/** The token of the link that ends all mail to an address. It holds the address's hash, so that it outlives every contact. */
export const refusalToken = (secret: string, hash: string): string =>
  `${hash}.${derivedToken(secret, "refuse-mail", hash)}`;

/** The address's hash of such a token; null when this server did not make it. */
export function hashOfToken(secret: string, token: string): string | null {
  const [hash = ""] = token.split(".", 1);
  return sameText(token, refusalToken(secret, hash)) ? hash : null;
}

/** A keyed hash of the canonical address, to count mails to it without keeping it. */
export const recipientHash = (secret: string, email: string): string =>
  hmac(secret, "mail-recipient", canonicalEmail(email));
