/** Pattern of text that a spreadsheet may evaluate as a formula, also after leading spaces. */
const FORMULA = /^\s*[=+\-@\t\r|%]/;

/**
 * Returns text that a spreadsheet does not evaluate. Formulas get a leading apostrophe, and other text is unchanged
 * (rule: data-export).
 */
export function csvSafeText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
