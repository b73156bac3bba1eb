/** Matches text that a spreadsheet could run as a formula: one of these characters at the start, also after spaces. */
const FORMULA = /^\s*[=+\-@\t\r|%]/;

/**
 * Returns text that is safe in a spreadsheet: formulas get a leading apostrophe, other text is unchanged (rule:
 * data-export).
 */
export function csvSafeText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
