import { derivedToken, sameText } from "../crypto/tokens.ts";

/** What the name in a picture's address asks for. */
type PictureName = {
  /** The stored picture's key. */
  key: string;
  isJpeg: boolean;
  /** The address was in a mail of ours: only the mail's readers know its seal. */
  isMailed: boolean;
};

const sealOf = (secret: string, key: string) => derivedToken(secret, "mailed-picture", key);

/** A picture's name in a mail: as JPEG, because older mail programs show no WebP, and with a seal (rule: hub-passcode). */
export const mailedName = (secret: string, key: string): string =>
  key.replace(/\.webp$/, `.${sealOf(secret, key)}.jpg`);

/** Reads KEY.webp, KEY.jpg, or a name from `mailedName`; null for any other. */
export function readPictureName(secret: string, name: string): PictureName | null {
  const [, random, seal, kind] =
    /^([A-Za-z0-9_-]{16,64})(?:\.([A-Za-z0-9_-]{43}))?\.(webp|jpg)$/.exec(name) ?? [];
  if (random === undefined) return null;
  const key = `${random}.webp`;
  if (seal === undefined) return { key, isJpeg: kind === "jpg", isMailed: false };
  const isOurs = kind === "jpg" && sameText(seal, sealOf(secret, key));
  return isOurs ? { key, isJpeg: true, isMailed: true } : null;
}
