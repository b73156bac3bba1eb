import { derivedToken, sameText } from "../../crypto/tokens.ts";

/** What the buyer's browser keeps to undo a purchase; the database has its hash only (rule: undo-purchase). */
export const undoToken = (secret: string, purchaseId: string): string =>
  derivedToken(secret, "undo-purchase", purchaseId);

/**
 * Proves to a later sign-up that its sender made this gift, a purchase or a contribution (rule: gift-token). It
 * carries the gift's id,
 * so that nothing needs to be stored.
 */
export const giftToken = (secret: string, giftId: string): string =>
  `${giftId}.${derivedToken(secret, "gift", giftId)}`;

/** The gift that a token proves; null for one that this server never made. */
export function giftOfToken(secret: string, token: string): string | null {
  const [giftId = ""] = token.split(".", 1);
  return sameText(token, giftToken(secret, giftId)) ? giftId : null;
}
