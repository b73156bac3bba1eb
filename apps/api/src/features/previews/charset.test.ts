import { describe, expect, test } from "vitest";
import { decodePage } from "./charset.ts";

const LATIN = Buffer.from("<title>Caf\xe9 \x80</title>", "latin1");
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))),
  );

describe("decodePage", () => {
  test("uses the charset of the header", async () => {
    expect(await decodePage(LATIN, "ISO-8859-1")).toBe("<title>Café €</title>");
    expect(await decodePage(bytes([0x83, 0x67, 0x83, 0x89]), "Shift_JIS")).toBe("トラ");
  });

  test("uses the charset of the page when the header has none", async () => {
    const sjis = bytes('<meta charset="shift_jis"><title>', [0x83, 0x67, 0x83, 0x89]);
    expect(await decodePage(sjis, null)).toContain("トラ");
    const older = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">';
    expect(await decodePage(bytes(older, [0xcc, 0xff, 0xf7]), "")).toContain("Мяч");
    expect(await decodePage(bytes('<meta charset="utf-16"><title>Café'), null)).toContain("Café");
  });

  test("prefers a byte order mark", async () => {
    expect(await decodePage(bytes([0xef, 0xbb, 0xbf], "Café"), "windows-1252")).toBe("Café");
    expect(await decodePage(bytes([0xff, 0xfe, 0x41, 0, 0xe9, 0]), "utf-8")).toBe("Aé");
    expect(await decodePage(bytes([0xfe, 0xff, 0, 0x41, 0, 0xe9]), null)).toBe("Aé");
  });

  test("falls back to UTF-8 if valid, even when truncated, otherwise to Windows-1252", async () => {
    expect(await decodePage(Buffer.from("Café"), null)).toBe("Café");
    expect(await decodePage(Buffer.from("Café").subarray(0, -1), null)).toBe("Caf");
    expect(await decodePage(LATIN, null)).toBe("<title>Café €</title>");
  });

  test("ignores an unknown charset", async () => {
    expect(await decodePage(Buffer.from("Café"), "klingon")).toBe("Café");
    expect(await decodePage(bytes('<meta charset="x-nothing">Café'), "klingon")).toContain("Café");
  });
});
