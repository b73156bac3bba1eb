import { parsePageMetadata } from "./page-metadata.ts";

/** Number of bytes searched for a page's charset. Browsers search 1,024 bytes, but shops declare the charset later. */
const PRESCAN_BYTES = 4_096;

/** Decodes a page with the charset of its byte order mark, header or markup, else as valid UTF-8 or as Windows-1252. */
export async function decodePage(content: Buffer, headerCharset: string | null): Promise<string> {
  const marked = markedCharset(content);
  if (marked) return new TextDecoder(marked).decode(content);
  const declared = decoderFor(headerCharset) ?? decoderFor(await pageCharset(content));
  if (declared?.encoding === "windows-1252") return fromWindows1252(content);
  if (declared) return declared.decode(content);
  try {
    // `stream` accepts a page that is truncated within a character.
    return new TextDecoder("utf-8", { fatal: true }).decode(content, { stream: true });
  } catch {
    return fromWindows1252(content);
  }
}

/** Windows-1252 characters of the bytes 0x80 to 0x9F. Undefined bytes are U+FFFD. */
const WINDOWS_1252 = "€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ";

/** Decodes Windows-1252. Node 20's decoder loses the characters of 0x80 to 0x9F. */
function fromWindows1252(content: Buffer): string {
  const latin1 = content.toString("latin1");
  return latin1.replaceAll(
    /[\u0080-\u009F]/g,
    (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? "",
  );
}

function markedCharset(content: Buffer): string | null {
  if (content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf) return "utf-8";
  if (content[0] === 0xff && content[1] === 0xfe) return "utf-16le";
  return content[0] === 0xfe && content[1] === 0xff ? "utf-16be" : null;
}

async function pageCharset(content: Buffer): Promise<string | null> {
  const { charset: named } = await parsePageMetadata(content.toString("latin1", 0, PRESCAN_BYTES));
  // A page whose charset was found by reading single bytes is not UTF-16.
  return named && /^utf-?16/i.test(named) ? "utf-8" : named;
}

/** Returns the decoder of a charset label. Returns null for a missing or unknown label. */
function decoderFor(label: string | null): InstanceType<typeof TextDecoder> | null {
  if (!label) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
