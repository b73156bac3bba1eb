import type { TextOutline, TextOutliner } from "./text-outliner.ts";

/** Lines that fit a width, with their font size in pixels. */
type FittedLines = { lines: TextOutline[]; size: number };

const LARGEST = 116;
const SMALLEST_ON_ONE_LINE = 76;
const SMALLEST = 52;
const STEP = 8;

/** Splits a text at a space into two lines of similar length. Returns null for a single word. */
function splitInHalves(text: string): [string, string] | null {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [best] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return best === undefined ? null : [text.slice(0, best), text.slice(best + 1)];
}

/** Truncates a line to `width` pixels and adds an ellipsis. Returns a line that already fits unchanged. */
function truncateLine(letter: TextOutliner, text: string, size: number, width: number) {
  const characters = [...text];
  let line = letter(text, size);
  while (line && line.width > width && characters.length > 1) {
    characters.pop();
    line = letter(`${characters.join("").trimEnd()}…`, size);
  }
  return line;
}

/**
 * Fits a text into `width` pixels in the largest font size: on one line, else on two lines, else truncated. Preserves
 * line breaks of the text. Returns null when the typeface lacks a letter, or when a text with line breaks fits in no
 * size.
 */
export function fitTextToWidth(
  letter: TextOutliner,
  text: string,
  width: number,
): FittedLines | null {
  /** Returns the lines `parts` in the largest font size in which all lines fit. Returns null when no size fits. */
  function fit(parts: readonly string[], largest: number, smallest: number): FittedLines | null {
    for (let size = largest; size >= smallest; size -= STEP) {
      const lines = parts.map((part) => letter(part, size)).filter((line) => line !== null);
      if (lines.every((line) => line.width <= width)) return { lines, size };
    }
    return null;
  }
  if (text.includes("\n")) return fit(text.split("\n"), LARGEST, SMALLEST + STEP);
  if (letter(text, SMALLEST) === null) return null;
  const parts = splitInHalves(text) ?? [text];
  const fitted =
    fit([text], LARGEST, SMALLEST_ON_ONE_LINE) ?? fit(parts, SMALLEST_ON_ONE_LINE, SMALLEST);
  if (fitted !== null) return fitted;
  const lines = parts.map((part) => truncateLine(letter, part, SMALLEST, width));
  return { lines: lines.filter((line) => line !== null), size: SMALLEST };
}
