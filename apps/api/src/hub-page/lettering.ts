import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

/** The headings' own typeface: first the common letters, then those of the rest of the Latin alphabets. */
const FILES = ["latin", "latin-ext"].map(
  (part) => `@fontsource/fraunces/files/fraunces-${part}-600-normal.woff2`,
);

/** One line of text as outlines, with its baseline at 0; sizes in pixels. */
export type Lettering = { svg: string; width: number };

/**
 * Sets lines of text as outlines: no font has to be installed where pictures are made, and no text ever reaches the SVG as
 * text. Null when the typeface lacks a letter of it; other signs that it lacks, such as emoji, are left out.
 */
export function createLettering() {
  const { resolve } = createRequire(import.meta.url);
  const fonts = FILES.map((file) => openSync(resolve(file))).filter(
    (font): font is Font => "layout" in font,
  );
  const fontOf = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

  return function letter(text: string, size: number): Lettering | null {
    const known: { font: Font; text: string }[] = [];
    for (const character of text.normalize("NFC")) {
      const font = fontOf(character);
      const last = known.at(-1);
      if (font && last?.font === font) last.text += character;
      else if (font) known.push({ font, text: character });
      else if (/\p{L}/u.test(character)) return null;
    }
    let x = 0;
    const glyphs: string[] = [];
    for (const run of known) {
      const scale = size / run.font.unitsPerEm;
      const { glyphs: shapes, positions } = run.font.layout(run.text);
      for (const [index, shape] of shapes.entries()) {
        const place = positions[index];
        const outline = shape.path.toSVG();
        if (outline) {
          const left = x + (place?.xOffset ?? 0) * scale;
          glyphs.push(
            `<path transform="translate(${left.toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`,
          );
        }
        x += (place?.xAdvance ?? 0) * scale;
      }
    }
    return { svg: glyphs.join(""), width: x };
  };
}

export type Letter = ReturnType<typeof createLettering>;
