import { deriveToken, equalsInConstantTime } from "./tokens.ts";

/** Returns the undo token of a purchase. The database stores only its hash (rule: undo-purchase). */
export const deriveUndoToken = (secret: string, purchaseId: string): string =>
  deriveToken(secret, "undo-purchase", purchaseId);

/**
 * Returns a token for the giver of a gift. A later sign-up with the token proves that the sender made the gift. The
 * token contains the gift's id, so that the database need not store the token (rule: gift-token).
 */
export const deriveGiftToken = (secret: string, giftId: string): string =>
  `${giftId}.${deriveToken(secret, "gift", giftId)}`;

/** Returns the gift id of a token. Returns null for a token that this server did not create. */
export function parseGiftToken(secret: string, token: string): string | null {
  const [giftId = ""] = token.split(".", 1);
  return equalsInConstantTime(token, deriveGiftToken(secret, giftId)) ? giftId : null;
}
