/**
 * Decodes a file exported from a spreadsheet and removes the byte order mark. Supports UTF-16 ("Unicode text" in
 * Excel), UTF-8 and Windows-1252. A zero byte among the first two bytes indicates UTF-16 without a byte order mark,
 * because exported text contains no NUL character.
 */
export function decodeTable(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) {
    return new TextDecoder("utf-16le").decode(bytes);
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) {
    return new TextDecoder("utf-16be").decode(bytes);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
