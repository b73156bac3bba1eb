import { deriveToken, equalsInConstantTime } from "./tokens.ts";

/** Returns the undo token of a purchase. The database stores only the token's hash (rule: undo-purchase). */
export const deriveUndoToken = (secret: string, purchaseId: string): string =>
  deriveToken(secret, "undo-purchase", purchaseId);

/**
 * Returns the gift access token of a gift. A sign-up with the token proves that the new parent made the gift. The
 * database need not store the token, because the token contains the gift's ID (rule: gift-token).
 */
export const deriveGiftToken = (secret: string, giftId: string): string =>
  `${giftId}.${deriveToken(secret, "gift", giftId)}`;

/** Returns the gift ID in a gift token. Returns null for a token that this server did not create. */
export function parseGiftToken(secret: string, token: string): string | null {
  const [giftId = ""] = token.split(".", 1);
  return equalsInConstantTime(token, deriveGiftToken(secret, giftId)) ? giftId : null;
}
