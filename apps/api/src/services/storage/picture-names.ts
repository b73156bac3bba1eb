import { deriveToken, equalsInConstantTime } from "../../core/crypto/tokens.ts";

type PictureName = {
  key: string;
  isJpeg: boolean;
  /** Purpose for which a picture's name is signed. Null for a name without a signature. */
  sealedFor: "mail" | "gift" | "cdn" | null;
  /** Expiry of a picture's signed name. Null for a name that never expires. */
  until: Date | null;
};

/**
 * Interval in seconds between changes of a picture's signed name for a CDN. A name is valid for one to two intervals.
 */
const CDN_STEP_SECONDS = 300;

const mailSeal = (secret: string, key: string) => deriveToken(secret, "mailed-picture", key);
const giftSeal = (secret: string, key: string) => deriveToken(secret, "gift-picture", key);
const cdnSeal = (secret: string, key: string, until: string) =>
  deriveToken(secret, "cdn-picture", `${key} ${until}`);

/** Returns the signed name of a picture's JPEG for a mail, because older mail programs cannot show WebP. */
export const getMailPictureName = (secret: string, key: string): string =>
  key.replace(/\.webp$/, `.${mailSeal(secret, key)}.jpg`);

/** Returns a picture's signed name for a gift's page, even if visitors cannot see the picture (rule: put-away). */
export const getGiftPictureName = (secret: string, key: string): string =>
  key.replace(/\.webp$/, `.${giftSeal(secret, key)}.webp`);

/** Returns a picture's signed name for a CDN, valid for five to ten minutes and cacheable (rule: picture-cdn). */
export function getCdnPictureName(secret: string, key: string, now: Date): string {
  const step = Math.floor(now.getTime() / 1_000 / CDN_STEP_SECONDS);
  const until = String((step + 2) * CDN_STEP_SECONDS);
  return key.replace(/\.webp$/, `.${cdnSeal(secret, key, until)}.${until}.webp`);
}

/** Parses KEY.webp, KEY.jpg, or a signed name. Returns null for any other name. */
export function parsePictureName(secret: string, name: string): PictureName | null {
  const [, random, seal, until, kind] =
    /^([A-Za-z0-9_-]{16,64})(?:\.([A-Za-z0-9_-]{43})(?:\.(\d{10}))?)?\.(webp|jpg)$/.exec(name) ??
    [];
  if (random === undefined) return null;
  const key = `${random}.webp`;
  const isJpeg = kind === "jpg";
  if (seal === undefined) return { key, isJpeg, sealedFor: null, until: null };
  if (until !== undefined) {
    if (isJpeg || !equalsInConstantTime(seal, cdnSeal(secret, key, until))) return null;
    return { key, isJpeg, sealedFor: "cdn", until: new Date(Number(until) * 1_000) };
  }
  const isOurs = equalsInConstantTime(seal, isJpeg ? mailSeal(secret, key) : giftSeal(secret, key));
  return isOurs ? { key, isJpeg, sealedFor: isJpeg ? "mail" : "gift", until: null } : null;
}
