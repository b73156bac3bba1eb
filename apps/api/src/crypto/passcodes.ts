import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const KEY_BYTES = 32;

/** A passcode as families say it to each other: case and width of the letters do not count, nor do spaces around it. */
const spoken = (passcode: string): string => passcode.normalize("NFKC").trim().toLowerCase();

/** A passcode as the database stores it: scrypt with a salt of its own, about 40 ms (rule: hub-passcode). */
export async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(spoken(passcode), salt, KEY_BYTES);
  return `scrypt:${salt.toString("base64url")}:${key.toString("base64url")}`;
}

/** Whether this is the passcode that was stored so. */
export async function isPasscode(passcode: string, stored: string): Promise<boolean> {
  const [, salt = "", key = ""] = stored.split(":");
  const derived = await derive(spoken(passcode), Buffer.from(salt, "base64url"), KEY_BYTES);
  const wanted = Buffer.from(key, "base64url");
  return derived.length === wanted.length && timingSafeEqual(derived, wanted);
}
