import { deriveToken, equalsInConstantTime } from "../../core/crypto/tokens.ts";

/** Parsed name of a picture in a URL. */
type PictureName = {
  key: string;
  isJpeg: boolean;
  /**
   * Kind of page for which the picture's name is signed: "mail" for a mail or thank-you, "gift" for a gift's private
   * page. Null without a signature.
   */
  sealedFor: "mail" | "gift" | null;
};

const mailSeal = (secret: string, key: string) => deriveToken(secret, "mailed-picture", key);
const giftSeal = (secret: string, key: string) => deriveToken(secret, "gift-picture", key);

/**
 * Returns the signed name of a picture's JPEG for a mail. Mails use JPEG, because older mail programs cannot show WebP
 * (rule: hub-passcode).
 */
export const getMailPictureName = (secret: string, key: string): string =>
  key.replace(/\.webp$/, `.${mailSeal(secret, key)}.jpg`);

/**
 * Returns a picture's signed name for a gift's page. The name gives the giver access to a picture that visitors cannot
 * see (rule: put-away).
 */
export const getGiftPictureName = (secret: string, key: string): string =>
  key.replace(/\.webp$/, `.${giftSeal(secret, key)}.webp`);

/**
 * Parses KEY.webp, KEY.jpg, or a name from `getMailPictureName` or `getGiftPictureName`. Returns null for any other
 * name.
 */
export function parsePictureName(secret: string, name: string): PictureName | null {
  const [, random, seal, kind] =
    /^([A-Za-z0-9_-]{16,64})(?:\.([A-Za-z0-9_-]{43}))?\.(webp|jpg)$/.exec(name) ?? [];
  if (random === undefined) return null;
  const key = `${random}.webp`;
  const isJpeg = kind === "jpg";
  if (seal === undefined) return { key, isJpeg, sealedFor: null };
  const isOurs = equalsInConstantTime(seal, isJpeg ? mailSeal(secret, key) : giftSeal(secret, key));
  return isOurs ? { key, isJpeg, sealedFor: isJpeg ? "mail" : "gift" } : null;
}
