/** Text that a spreadsheet could run as a formula: starts with one of these characters, also after spaces. */
const FORMULA = /^\s*[=+\-@\t\r|%]/;

/**
 * Text as a spreadsheet may hold it: what would run as a formula gets a leading apostrophe, all else is unchanged (rule:
 * data-export).
 */
export function csvSafeText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
