import { derivedToken, sameText } from "../crypto/tokens.ts";

/** Picture requested by the name in a URL. */
type PictureName = {
  /** Key of the stored picture. */
  key: string;
  isJpeg: boolean;
  /** Page that contains the URL, by its signature: a mail or thank-you, or a gift's page. Null without a signature. */
  sealedFor: "mail" | "gift" | null;
};

const mailSeal = (secret: string, key: string) => derivedToken(secret, "mailed-picture", key);
const giftSeal = (secret: string, key: string) => derivedToken(secret, "gift-picture", key);

/**
 * Returns a picture's name in a mail: JPEG, because older mail programs show no WebP, with a signature (rule:
 * hub-passcode).
 */
export const mailedName = (secret: string, key: string): string =>
  key.replace(/\.webp$/, `.${mailSeal(secret, key)}.jpg`);

/** Returns a picture's signed name for a gift's page, which its giver can see when visitors cannot (rule: put-away). */
export const giftName = (secret: string, key: string): string =>
  key.replace(/\.webp$/, `.${giftSeal(secret, key)}.webp`);

/** Parses KEY.webp, KEY.jpg, or a name from `mailedName` or `giftName`. Returns null for any other. */
export function readPictureName(secret: string, name: string): PictureName | null {
  const [, random, seal, kind] =
    /^([A-Za-z0-9_-]{16,64})(?:\.([A-Za-z0-9_-]{43}))?\.(webp|jpg)$/.exec(name) ?? [];
  if (random === undefined) return null;
  const key = `${random}.webp`;
  const isJpeg = kind === "jpg";
  if (seal === undefined) return { key, isJpeg, sealedFor: null };
  const isOurs = sameText(seal, isJpeg ? mailSeal(secret, key) : giftSeal(secret, key));
  return isOurs ? { key, isJpeg, sealedFor: isJpeg ? "mail" : "gift" } : null;
}
