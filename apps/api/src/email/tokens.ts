import { canonicalEmail } from "@giftling/domain";
import { derivedToken, hmac, sameText } from "../crypto/tokens.ts";

/** Hours that a confirmation link works (D20). */
export const CONFIRMATION_HOURS = 24;

/** What confirms an address: made again whenever its mail is; the database has its hash only. */
export const confirmationToken = (secret: string, mailId: string): string =>
  derivedToken(secret, "confirm-address", mailId);

/** What ends a contact's mail, for as long as the contact lives: a mail may be years old when somebody has enough. */
export const unsubscribeToken = (secret: string, contactId: string): string =>
  `${contactId}.${derivedToken(secret, "unsubscribe", contactId)}`;

/** The contact that a token speaks for; null for one that this server never made. */
export function contactOfToken(secret: string, token: string): string | null {
  const [contactId = ""] = token.split(".", 1);
  return sameText(token, unsubscribeToken(secret, contactId)) ? contactId : null;
}

/** What mail to an address is counted by: two spellings are one, and nobody can read it back. */
export const recipientHash = (secret: string, email: string): string =>
  hmac(secret, "mail-recipient", canonicalEmail(email));
