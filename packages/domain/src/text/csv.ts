/** Matches text that a spreadsheet could run as a formula. Such text starts with one of these characters, also after spaces. */
const FORMULA = /^\s*[=+\-@\t\r|%]/;

/**
 * Returns text that is safe in a spreadsheet. Formulas get a leading apostrophe, and other text is unchanged (rule:
 * data-export).
 */
export function csvSafeText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
