const SUBJECT_MAX = 150;

/** Converts text to a header value without control characters, which prevents header injection. */
export function toHeaderText(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const signs = [...line];
  return signs.length > SUBJECT_MAX ? `${signs.slice(0, SUBJECT_MAX - 1).join("")}…` : line;
}
