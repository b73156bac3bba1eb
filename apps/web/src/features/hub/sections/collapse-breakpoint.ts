/**
 * Estimated characters per line on phones and desktops. The estimates are high, so that a collapsed text always hides
 * at least one line.
 */
const PER_LINE = { phone: 42, desktop: 72 } as const;

const listLines = (text: string, perLine: number): number =>
  text.split("\n").reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / perLine)), 0);

/**
 * Returns the screen sizes on which a text exceeds `lines` by more than one line. Returns null if the text fits on all
 * screens (rule: read-more).
 */
export function getCollapseBreakpoint(text: string, lines: number): "phone" | "everywhere" | null {
  if (listLines(text, PER_LINE.desktop) > lines + 1) return "everywhere";
  return listLines(text, PER_LINE.phone) > lines + 1 ? "phone" : null;
}
