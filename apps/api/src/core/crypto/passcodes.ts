import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const KEY_BYTES = 32;

/** Normalizes a passcode. Case, width of letters and surrounding spaces do not matter. */
const spoken = (passcode: string): string => passcode.normalize("NFKC").trim().toLowerCase();

/** Hashes a passcode with scrypt and a random salt, in about 40 ms (rule: hub-passcode). */
export async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(spoken(passcode), salt, KEY_BYTES);
  return `scrypt:${salt.toString("base64url")}:${key.toString("base64url")}`;
}

/** Returns whether the passcode matches the stored hash. */
export async function verifyPasscode(passcode: string, stored: string): Promise<boolean> {
  const [, salt = "", key = ""] = stored.split(":");
  const derived = await derive(spoken(passcode), Buffer.from(salt, "base64url"), KEY_BYTES);
  const wanted = Buffer.from(key, "base64url");
  return derived.length === wanted.length && timingSafeEqual(derived, wanted);
}
