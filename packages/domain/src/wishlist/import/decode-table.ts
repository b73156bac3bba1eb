/**
 * Decodes a file that a spreadsheet exported, without its byte order mark: UTF-16 ("Unicode text" of Excel), UTF-8, or
 * otherwise Windows-1252. Text contains no NUL, so a zero among the first two bytes means UTF-16 without a mark.
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
