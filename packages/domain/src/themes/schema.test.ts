import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getContrastRatio, mixColors } from "./color.ts";
import { getDarkHubColors, getHubColors, type HubColors, type Tone } from "./hub-colors.ts";
import { DEFAULT_DARK_PALETTE, PALETTE_IDS, PALETTES } from "./palettes.ts";
import {
  COVERS,
  DEFAULT_HUB_THEME,
  getVisibleTheme,
  isFreePalette,
  isFreeTheme,
  shouldFollowDeviceColorScheme,
  type Theme,
} from "./rules.ts";
import { themeSchema, updateThemeInput } from "./schema.ts";

type Pair = readonly [what: string, color: string, behind: string, ratio: number];

/** Returns the foreground and background colors of every text and control of a hub, with the minimum contrast. */
function pairs(colors: HubColors): Pair[] {
  const { paper, paperDeep, card, ink, inkSoft, accent, gift, sun } = colors;
  const tones = { accent, gift, sun };
  const papers = { paper, paperDeep, card, tint: accent.tint, giftTint: gift.tint };
  const text = (what: string, color: string, behind: string): Pair => [what, color, behind, 4.5];
  const onPapers = Object.entries(papers).flatMap(([name, behind]) => [
    text(`ink on ${name}`, ink, behind),
    text(`soft ink on ${name}`, inkSoft, behind),
    ["filled control on", colors.filled, behind, 3] satisfies Pair,
  ]);
  const onTones = Object.entries(tones).flatMap(([name, tone]: [string, Tone]) => [
    ...[paper, paperDeep, card, tone.tint, tone.note].map((behind) =>
      text(`${name} words`, tone.text, behind),
    ),
    text(`ink on a note of ${name}`, ink, tone.note),
    text(`ink on a tint of ${name}`, ink, tone.tint),
  ]);
  return [
    ...onPapers,
    ...onTones,
    text("words on a button", colors.onFilled, colors.filled),
    text("words on a button under the pointer", colors.onFilled, colors.filledHover),
    text("words on a band", colors.onBand, colors.band),
    text("soft words on a band", colors.onBandSoft, colors.band),
    text("words on a shape on a band", colors.onBand, colors.bandArt),
    text("soft words on a shape on a band", colors.onBandSoft, colors.bandArt),
    ["the edge of a field", colors.field, card, 3],
  ];
}

const tooWeak = (colors: HubColors) =>
  pairs(colors).filter(([, color, behind, ratio]) => getContrastRatio(color, behind) < ratio);

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyTheme = fc.record({
  palette: fc.constantFrom(...PALETTE_IDS),
  accent: fc.option(anyColor),
  cover: fc.constantFrom(...COVERS),
});

describe("getHubColors", () => {
  test.each(PALETTE_IDS)("%s is legible and used unchanged", (palette) => {
    const colors = getHubColors({ palette, accent: null });
    expect(tooWeak(colors)).toEqual([]);
    const { accent, band } = PALETTES[palette];
    expect(colors).toMatchObject({ filled: accent, band, isAdjusted: false });
  });

  test("the standard palette is used unchanged in dark mode (rule: hub-dark-mode)", () => {
    const colors = getDarkHubColors(DEFAULT_HUB_THEME);
    const { accent, band } = DEFAULT_DARK_PALETTE;
    expect(colors).toMatchObject({ filled: accent, band, isAdjusted: false });
  });

  test.each(PALETTE_IDS.filter((palette) => palette !== "midnight"))(
    "%s has a legible dark mode of its own",
    (palette) => {
      const theme = { palette, accent: null };
      expect(shouldFollowDeviceColorScheme(theme)).toBe(true);
      const colors = getDarkHubColors(theme);
      expect(colors.scheme).toBe("dark");
      expect(tooWeak(colors)).toEqual([]);
      const others = PALETTE_IDS.filter((other) => other !== palette);
      const same = others.map((other) => getDarkHubColors({ palette: other, accent: null }).filled);
      expect(same).not.toContain(colors.filled);
    },
  );

  test("midnight is dark on every device", () => {
    expect(shouldFollowDeviceColorScheme({ palette: "midnight" })).toBe(false);
    expect(getHubColors({ palette: "midnight", accent: null }).scheme).toBe("dark");
  });

  test("is legible with any custom color on any palette", () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(tooWeak(getHubColors(theme))).toEqual([]);
        expect(tooWeak(getDarkHubColors(theme))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(["#ffffff", "#000000", "#ffff00", "#808080", "#ff00ff", "#777777"])(
    "is legible with %s",
    (accent) => {
      for (const palette of PALETTE_IDS) {
        expect(tooWeak(getHubColors({ palette, accent }))).toEqual([]);
        expect(tooWeak(getDarkHubColors({ palette, accent }))).toEqual([]);
      }
    },
  );

  test("preserves a legible custom color, and reports an adjusted one", () => {
    expect(getHubColors({ palette: "ocean", accent: "#7a1f4b" })).toMatchObject({
      filled: "#7a1f4b",
      isAdjusted: false,
    });
    const bright = getHubColors({ palette: "ocean", accent: "#ffe600" });
    expect(bright).toMatchObject({ band: "#ffe600", isAdjusted: true });
    expect(bright.filled).not.toBe("#ffe600");
  });
});

describe("getContrastRatio and mixColors", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#ffffff", "#ffffff", 1],
  ])("returns the WCAG contrast of %s and %s", (color, other, ratio) => {
    expect(getContrastRatio(color, other)).toBeCloseTo(ratio, 2);
    expect(getContrastRatio(other, color)).toBeCloseTo(ratio, 2);
  });

  test("returns the two colors at both ends of a mix", () => {
    expect(mixColors("#102030", "#ffffff", 0)).toBe("#102030");
    expect(mixColors("#102030", "#ffffff", 1)).toBe("#ffffff");
  });
});

describe("Free and Premium themes (rule: hub-themes)", () => {
  test("Premium shows the selected theme, and Free shows only free parts", () => {
    fc.assert(
      fc.property(anyTheme, (chosen: Theme) => {
        expect(getVisibleTheme(chosen, true)).toEqual(chosen);
        const free = getVisibleTheme(chosen, false);
        expect(isFreeTheme(free)).toBe(true);
        if (isFreeTheme(chosen)) expect(free).toEqual(chosen);
        expect(themeSchema.parse(free)).toEqual(free);
      }),
    );
    expect(getVisibleTheme(null, true)).toEqual(DEFAULT_HUB_THEME);
  });

  test("losing Premium replaces only the parts that require it", () => {
    const chosen = { palette: "coral", accent: "#123456", cover: "rings" } as const;
    expect(getVisibleTheme(chosen, false)).toEqual({
      palette: "coral",
      accent: null,
      cover: "plain",
    });
  });

  test("two palettes and removing a choice are free", () => {
    expect(PALETTE_IDS.filter(isFreePalette)).toEqual(["evergreen", "coral"]);
    expect(isFreeTheme({})).toBe(true);
    expect(isFreeTheme({ accent: null, cover: "plain" })).toBe(true);
    expect(isFreeTheme({ accent: "#123456" })).toBe(false);
    expect(isFreeTheme({ cover: "dots" })).toBe(false);
    expect(isFreeTheme({ palette: "midnight" })).toBe(false);
  });
});

describe("accent schema", () => {
  test.each(["#12345", "123456", "#1234567", "red", "#12345g", "url(x)", ""])(
    "rejects %j",
    (accent) => {
      expect(updateThemeInput.safeParse({ accent }).success).toBe(false);
    },
  );

  test("stores lower case", () => {
    expect(updateThemeInput.parse({ accent: "#AbCdEf" })).toEqual({ accent: "#abcdef" });
  });
});
