/** Pattern of text that a spreadsheet may evaluate as a formula, even after leading spaces. */
const FORMULA = /^\s*[=+\-@\t\r|%]/;

/**
 * Returns text that a spreadsheet does not evaluate. Adds a leading apostrophe to a formula, and returns other text
 * unchanged (rule: data-export).
 */
export function escapeCsvFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
