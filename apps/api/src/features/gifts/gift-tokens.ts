import { deriveToken, equalsInConstantTime } from "../../core/crypto/tokens.ts";

/** Returns the undo token of a purchase. The database stores only its hash (rule: undo-purchase). */
export const deriveUndoToken = (secret: string, purchaseId: string): string =>
  deriveToken(secret, "undo-purchase", purchaseId);

/**
 * Returns the token that proves to a later sign-up that its sender made this gift. The token contains the gift's id, so
 * that nothing is stored (rule: gift-token).
 */
export const deriveGiftToken = (secret: string, giftId: string): string =>
  `${giftId}.${deriveToken(secret, "gift", giftId)}`;

/** Returns the gift id of a token. Returns null for a token that this server did not create. */
export function parseGiftToken(secret: string, token: string): string | null {
  const [giftId = ""] = token.split(".", 1);
  return equalsInConstantTime(token, deriveGiftToken(secret, giftId)) ? giftId : null;
}
