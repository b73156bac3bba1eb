import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

/** Font files of the headings' typeface: basic Latin letters, then letters of other Latin alphabets. */
const FILES = ["latin", "latin-ext"].map(
  (part) => `@fontsource/fraunces/files/fraunces-${part}-600-normal.woff2`,
);

/** Line of text converted to SVG paths, with the baseline at y = 0, and the line's width in pixels. */
export type TextOutline = { svg: string; width: number };

/** Creates a function that converts text to SVG paths, or returns null when the typeface lacks a letter. */
export function createTextOutliner() {
  const { resolve } = createRequire(import.meta.url);
  const fonts = FILES.map((file) => openSync(resolve(file))).filter(
    (font): font is Font => "layout" in font,
  );

  return function letter(text: string, size: number): TextOutline | null {
    const runs = listRuns(fonts, text.normalize("NFC"));
    if (runs === null) return null;
    let svg = "";
    let width = 0;
    for (const run of runs) {
      const line = getOutline(run, size, width);
      svg += line.svg;
      width += line.width;
    }
    return { svg, width };
  };
}

type Run = { font: Font; text: string };

/** Splits a text into runs of one font each. Omits unknown characters, but returns null for an unknown letter. */
function listRuns(fonts: readonly Font[], text: string): Run[] | null {
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += character;
    else if (font) runs.push({ font, text: character });
    else if (/\p{L}/u.test(character)) return null;
  }
  return runs;
}

/** Returns the SVG paths of a text run that starts at `left` pixels, and the width of the run. */
function getOutline({ font, text }: Run, size: number, left: number): TextOutline {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let width = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const x = left + width + xOffset * scale;
    width += xAdvance * scale;
    const outline = glyph.path.toSVG();
    return outline && pathAt(outline, x, scale);
  });
  return { svg: paths.join(""), width };
}

/** Positions a glyph's outline. The y axis points up in fonts and down in SVG. */
const pathAt = (outline: string, x: number, scale: number) =>
  `<path transform="translate(${x.toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`;

export type TextOutliner = ReturnType<typeof createTextOutliner>;
