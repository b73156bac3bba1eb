import { setImmediate as nextTurn } from "node:timers/promises";

/** Number of base64 characters decoded per iteration of the event loop, a multiple of four. */
const SLICE = 1024 * 1024;

/** Decodes a base64 data URL. A data URL in a Buffer has JSON escapes. Returns null for any other text. */
export async function decodeDataUrl(source: string | Buffer): Promise<Buffer | null> {
  const text = typeof source === "string" ? Buffer.from(source) : unescaped(source);
  const [start = ""] = /^data:[^,;]{0,100};base64,/.exec(text.toString("latin1", 0, 128)) ?? [];
  const base64 = text.subarray(start.length);
  return start && base64.length > 0 ? decodeBase64(base64) : null;
}

/** Unescapes the content of a JSON string, such as escaped slashes. Returns an empty buffer for invalid content. */
function unescaped(bytes: Buffer): Buffer {
  if (!bytes.includes("\\")) return bytes;
  try {
    return Buffer.from(JSON.parse(`"${bytes.toString()}"`));
  } catch {
    return Buffer.alloc(0);
  }
}

/** Decodes base64, or returns null for other characters, which Node's decoder would skip. */
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
    // The decoder also accepts base64url.
    if (part.includes("-") || part.includes("_")) return null;
    const expected = Math.floor((part.length * 3) / 4);
    if (bytes.write(part, written, "base64") !== expected) return null;
    written += expected;
  }
  return bytes;
}
