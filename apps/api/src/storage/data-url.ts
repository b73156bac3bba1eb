import { setImmediate as nextTurn } from "node:timers/promises";

/** How much base64 is decoded at each turn of the event loop: a whole number of groups of four letters. */
const SLICE = 1024 * 1024;

/**
 * The bytes of a data URL of base64; null when it is none. A text that came as bytes stood in JSON between quotes. Others
 * are answered between its slices.
 */
export async function decodeDataUrl(source: string | Buffer): Promise<Buffer | null> {
  const text = typeof source === "string" ? Buffer.from(source) : unescaped(source);
  const [start = ""] = /^data:[^,;]{0,100};base64,/.exec(text.toString("latin1", 0, 128)) ?? [];
  const base64 = text.subarray(start.length);
  return start && base64.length > 0 ? decodeBase64(base64) : null;
}

/** The bytes of a text as JSON means it: some writers escape each slash. None when they are no text. */
function unescaped(bytes: Buffer): Buffer {
  if (!bytes.includes("\\")) return bytes;
  try {
    return Buffer.from(JSON.parse(`"${bytes.toString()}"`));
  } catch {
    return Buffer.alloc(0);
  }
}

/**
 * The bytes of a base64 text; null when it holds anything else. The decoder leaves out what is no base64, so that fewer
 * bytes come of it: to look at each of 7 million characters with a regular expression takes ten times as long.
 */
async function decodeBase64(text: Buffer): Promise<Buffer | null> {
  const [padding = ""] =
    /={0,2}$/.exec(text.toString("latin1", Math.max(0, text.length - 2))) ?? [];
  const letters = text.length - padding.length;
  if (letters % 4 === 1) return null;
  const bytes = Buffer.allocUnsafe(Math.floor((letters * 3) / 4));
  let written = 0;
  for (let at = 0; at < letters; at += SLICE) {
    if (at > 0) await nextTurn();
    const part = text.toString("latin1", at, Math.min(at + SLICE, letters));
    // The decoder also reads the letters of base64url.
    if (part.includes("-") || part.includes("_")) return null;
    const expected = Math.floor((part.length * 3) / 4);
    if (bytes.write(part, written, "base64") !== expected) return null;
    written += expected;
  }
  return bytes;
}
