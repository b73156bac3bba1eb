import { describe, expect, test } from "vitest";
import { theme } from "./theme.ts";

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const shade = (name: "evergreen" | "coral" | "sun", step: number) =>
  theme.colors?.[name]?.[step] ?? "";

describe("filled controls carry readable text (WCAG 2.2 AA)", () => {
  // The rest and the hover shade of each scheme, with the text of --giftling-on-filled.
  const schemes = [
    { scheme: "light", text: "#ffffff", steps: [7, 8] },
    { scheme: "dark", text: "#2b2620", steps: [4, 5] },
  ] as const;
  const colors = ["evergreen", "coral", "sun"] as const;
  const rows = schemes.flatMap(({ scheme, text, steps }) =>
    colors.flatMap((color) => steps.map((step) => ({ scheme, color, step, text }))),
  );
  test.each(rows)("$scheme: $color $step", ({ color, step, text }) => {
    expect(contrast(shade(color, step), text)).toBeGreaterThanOrEqual(4.5);
  });

  test("an own shade keeps white where it is deep enough", () => {
    expect(contrast(shade("coral", 7), theme.white ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});

describe("text on paper and on cards (WCAG 2.2 AA)", () => {
  test.each([
    ["ink on paper", "#2b2620", "#fbf7f0"],
    ["soft ink on paper", "#665d52", "#fbf7f0"],
    ["soft ink on deep paper", "#665d52", "#f4ecdf"],
    ["links on paper", "#1f6b4f", "#fbf7f0"],
    ["links on tint", "#1f6b4f", "#e6f2ec"],
    ["coral words on their tint", "#b03f25", "#fdebe4"],
    ["placeholders on a field", "#7a7064", "#ffffff"],
    ["errors on paper", "#b3301c", "#fbf7f0"],
    ["dark: ink on paper", "#f1eae0", "#191613"],
    ["dark: soft ink on a card", "#b9afa2", "#231f1b"],
    ["dark: links on a card", "#7fc9a8", "#231f1b"],
    ["dark: links on tint", "#7fc9a8", "#1d332a"],
    ["dark: coral words on their tint", "#f29e86", "#40261d"],
    ["dark: placeholders on a field", "#948a7d", "#231f1b"],
  ])("%s", (_name, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the edge of a field (WCAG 2.2 AA, 1.4.11)", () => {
  test.each([
    ["on a card", "#948979", "#ffffff"],
    ["on paper", "#948979", "#fbf7f0"],
    ["dark: on a card", "#766c5f", "#231f1b"],
    ["dark: on paper", "#766c5f", "#191613"],
  ])("%s", (_name, edge, background) => {
    expect(contrast(edge, background)).toBeGreaterThanOrEqual(3);
  });
});
