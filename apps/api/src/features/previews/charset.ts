import { readPage } from "./page-facts.ts";

/** How far into a page its own word on its charset may stand, in bytes. Browsers look at 1,024; shops are sloppier. */
const PRESCAN_BYTES = 4_096;

/**
 * A page's bytes as text: by its byte order mark, else the header's charset, else the page's own, else UTF-8 if it is
 * valid, else Windows-1252, as browsers do. What can't be read becomes U+FFFD.
 */
export function decodePage(content: Buffer, headerCharset: string | null): string {
  const marked = markedCharset(content);
  if (marked) return new TextDecoder(marked).decode(content);
  const declared = decoderFor(headerCharset) ?? decoderFor(pageCharset(content));
  if (declared?.encoding === "windows-1252") return fromWindows1252(content);
  if (declared) return declared.decode(content);
  try {
    // `stream`: a page that was cut may end within a character.
    return new TextDecoder("utf-8", { fatal: true }).decode(content, { stream: true });
  } catch {
    return fromWindows1252(content);
  }
}

/** What Windows-1252 has at 0x80 to 0x9F: curly quotes, dashes, the trade mark; U+FFFD where it has nothing. */
const WINDOWS_1252 = "€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ";

/** Node 20's own decoder takes it for ISO-8859-1 and loses those. */
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

function pageCharset(content: Buffer): string | null {
  const named = readPage(content.toString("latin1", 0, PRESCAN_BYTES)).charset;
  // Whoever could read this far does not write UTF-16.
  return named && /^utf-?16/i.test(named) ? "utf-8" : named;
}

/** null when nothing is named, or nothing that is known. */
function decoderFor(label: string | null): InstanceType<typeof TextDecoder> | null {
  if (!label) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
