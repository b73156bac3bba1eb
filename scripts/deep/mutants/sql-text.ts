/** Replaces comments with spaces, which preserves all offsets. */
export function replaceCommentsWithSpaces(source: string, isSql: boolean): string {
  const comment = isSql ? /--.*|'[^']*'/g : /\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"/g;
  return source.replace(comment, (found) =>
    /^['"]/.test(found) ? found : found.replace(/[^\n]/g, " "),
  );
}

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Returns the offset after the closing bracket, quote or backtick that matches the opening character at `start`. */
export function findBracketEnd(text: string, start: number): number {
  const opening = text.charAt(start);
  const isTemplate = opening === "`";
  const closing = CLOSING[opening] ?? opening;
  const isQuote = closing === opening;
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== closing) {
    if (isQuote && !isTemplate) at += 1;
    else if (isTemplate) at = text.startsWith("${", at) ? findBracketEnd(text, at + 1) : at + 1;
    else at = /[([{"'`]/.test(text.charAt(at)) ? findBracketEnd(text, at) : at + 1;
  }
  return at + 1;
}

/** Start and end offset of a part of a text. The end is exclusive. */
export type TextRange = { start: number; end: number };

/** Returns the character ranges of a call's arguments. `open` is the offset of the opening parenthesis. */
export function splitArguments(text: string, open: number): TextRange[] {
  const end = findBracketEnd(text, open) - 1;
  const ranges: TextRange[] = [];
  let start = open + 1;
  for (let at = start; at <= end; ) {
    if (at === end || text.charAt(at) === ",") {
      const range = trimRange(text, { start, end: at });
      if (range.end > range.start) ranges.push(range);
      start = at + 1;
      at += 1;
    } else at = /[([{"'`]/.test(text.charAt(at)) ? findBracketEnd(text, at) : at + 1;
  }
  return ranges;
}

function trimRange(text: string, { start, end }: TextRange): TextRange {
  const part = text.slice(start, end);
  return {
    start: start + (part.length - part.trimStart().length),
    end: end - (part.length - part.trimEnd().length),
  };
}
