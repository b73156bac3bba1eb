import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const KEY_BYTES = 32;

/** Normalizes a passcode, so that verification ignores case, character width (NFKC) and surrounding spaces. */
const normalizePasscode = (passcode: string): string =>
  passcode.normalize("NFKC").trim().toLowerCase();

/** Returns an scrypt hash of a passcode with a random salt. Hashing takes about 40 ms (rule: hub-passcode). */
export async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(normalizePasscode(passcode), salt, KEY_BYTES);
  return `scrypt:${salt.toString("base64url")}:${key.toString("base64url")}`;
}

export async function verifyPasscode(passcode: string, stored: string): Promise<boolean> {
  const [, salt = "", key = ""] = stored.split(":");
  const derived = await derive(
    normalizePasscode(passcode),
    Buffer.from(salt, "base64url"),
    KEY_BYTES,
  );
  const wanted = Buffer.from(key, "base64url");
  return derived.length === wanted.length && timingSafeEqual(derived, wanted);
}
