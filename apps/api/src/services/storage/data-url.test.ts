import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decodeDataUrl } from "./data-url.ts";

const START = "data:image/png;base64,";
/** Random bytes, more than the decoder processes at once. */
const BYTES = randomBytes(2_000_000);
const BASE64 = BYTES.toString("base64");

test.each([0, 1, 2])("decodes long data URLs completely: %i bytes less", async (less) => {
  const bytes = BYTES.subarray(less);
  const url = `${START}${bytes.toString("base64")}`;
  expect(bytes.equals((await decodeDataUrl(url)) ?? Buffer.alloc(0))).toBe(true);
  expect(bytes.equals((await decodeDataUrl(Buffer.from(url))) ?? Buffer.alloc(0))).toBe(true);
});

test("decodes JSON-encoded bytes, with or without escaped slashes", async () => {
  const escaped = `data:image\\/png;base64,${BASE64.replaceAll("/", "\\/")}`;
  const bytes = await decodeDataUrl(Buffer.from(escaped));
  expect(BYTES.equals(bytes ?? Buffer.alloc(0))).toBe(true);
});

test.each([
  ["a letter of base64url", "-"],
  ["padding", "="],
  ["a space", " "],
  ["a letter of another script", "é"],
  ["an unknown escape", "\\A"],
])("rejects %s in the middle of a long data URL", async (_what, odd) => {
  const at = 1_500_000;
  const text = `${START}${BASE64.slice(0, at)}${odd}${BASE64.slice(at + odd.length)}`;
  expect(await decodeDataUrl(text)).toBeNull();
  expect(await decodeDataUrl(Buffer.from(text))).toBeNull();
});
