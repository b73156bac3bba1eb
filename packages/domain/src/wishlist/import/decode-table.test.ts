import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeTable } from "./decode-table.ts";

const utf16 = (text: string) => Buffer.from(text, "utf16le");
const ENCODERS: Record<string, (text: string) => Buffer> = {
  "UTF-8": (text) => Buffer.from(text),
  "UTF-8 with a mark": (text) => Buffer.from(`\uFEFF${text}`),
  "UTF-16LE": utf16,
  "UTF-16LE with a mark": (text) => utf16(`\uFEFF${text}`),
  "UTF-16BE": (text) => utf16(text).swap16(),
  "UTF-16BE with a mark": (text) => utf16(`\uFEFF${text}`).swap16(),
};

test.each(Object.keys(ENCODERS))("decodes %s", (name) => {
  fc.assert(
    // A table begins with an English or Spanish column name.
    fc.property(fc.string({ unit: "grapheme" }), (rest) => {
      const text = `Nombre;Precio\r\n${rest}`;
      expect(decodeTable(ENCODERS[name]?.(text) ?? Buffer.of())).toBe(text);
    }),
  );
});

test("decodes other files as Windows-1252", () => {
  fc.assert(
    // Node decodes the bytes 0x80 to 0x9F as ISO-8859-1, so an e2e test covers "€" in a browser.
    fc.property(
      fc.string({ unit: fc.integer({ min: 0xa0, max: 0xff }).map(String.fromCodePoint) }),
      (rest) => {
        const text = `Título;Precio\n${rest}`;
        expect(decodeTable(Buffer.from(text, "latin1"))).toBe(text);
      },
    ),
  );
});

test.each([[[]], [[0x41]]])("decodes the short file %j", (bytes) => {
  expect(decodeTable(Buffer.from(bytes))).toBe(bytes.length === 0 ? "" : "A");
});
