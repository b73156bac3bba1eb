import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_THEME, mergeMantineTheme } from "@mantine/core";
import { describe, expect, test } from "vitest";
import { cssVariablesResolver, mantineTheme as ownTheme } from "./theme.ts";

const theme = mergeMantineTheme(DEFAULT_THEME, ownTheme);
const css = readFileSync(join(import.meta.dirname, "styles/app.css"), "utf8");

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/**
 * Returns the CSS variables of a color scheme. The product's variables are read from styles/app.css, Mantine's
 * variables from theme.ts.
 */
function getVariables(scheme: Scheme): Readonly<Record<string, string>> {
  const [, block = ""] = css.split(`:root[data-mantine-color-scheme="${scheme}"] {`);
  const own = [...(block.split("}", 1)[0] ?? "").matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = "", value = ""]) => [name, value],
  );
  return { ...Object.fromEntries(own), ...cssVariablesResolver(theme)[scheme] };
}

const variables = { light: getVariables("light"), dark: getVariables("dark") };

/** Returns the color of a variable as #rrggbb, resolving references to other variables. */
function getColor(scheme: Scheme, name: string): string {
  const value = variables[scheme][name] ?? "";
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other) return getColor(scheme, other);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${name} is no colour in ${scheme}: ${value}`);
  return value;
}

/** Returns the relative luminance of a color, as defined by WCAG 2.2. */
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

/** Returns each pair of a foreground and a background color, once per color scheme. */
const inBoth = (pairs: readonly (readonly [string, string])[]) =>
  SCHEMES.flatMap((scheme) => pairs.map(([front, back]) => ({ scheme, front, back })));

const COLORS = ["evergreen", "coral", "sun"] as const;
const shade = (color: (typeof COLORS)[number], step: number) => theme.colors[color]?.[step] ?? "";

describe("filled controls have readable text (WCAG 2.2 AA)", () => {
  // Tests each color in its normal and its hovered state.
  const rows = SCHEMES.flatMap((scheme) =>
    COLORS.flatMap((color) => [0, 1].map((hover) => ({ scheme, color, hover }))),
  );
  test.each(rows)("$scheme: $color, hover $hover", ({ scheme, color, hover }) => {
    const { primaryShade } = theme;
    const step = (typeof primaryShade === "number" ? primaryShade : primaryShade[scheme]) + hover;
    const text = getColor(scheme, "--giftling-on-filled");
    expect(contrast(shade(color, step), text)).toBeGreaterThanOrEqual(4.5);
  });

  test("an explicit shade has readable white text when dark enough", () => {
    expect(contrast(shade("coral", 7), theme.white)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("text is readable on its background (WCAG 2.2 AA)", () => {
  test.each(
    inBoth([
      ["--mantine-color-text", "--mantine-color-body"],
      ["--mantine-color-text", "--giftling-paper-deep"],
      ["--mantine-color-text", "--giftling-card"],
      ["--mantine-color-text", "--giftling-tint"],
      ["--mantine-color-text", "--giftling-tint-coral"],
      ["--mantine-color-text", "--giftling-tint-sun"],
      ["--mantine-color-dimmed", "--mantine-color-body"],
      ["--mantine-color-dimmed", "--giftling-paper-deep"],
      ["--mantine-color-dimmed", "--giftling-card"],
      ["--mantine-color-anchor", "--mantine-color-body"],
      ["--mantine-color-anchor", "--giftling-card"],
      ["--mantine-color-anchor", "--giftling-tint"],
      ["--giftling-coral-text", "--giftling-tint-coral"],
      ["--mantine-color-placeholder", "--giftling-card"],
      ["--mantine-color-error", "--mantine-color-body"],
      ["--mantine-color-error", "--giftling-card"],
    ]),
  )("$scheme: $front on $back", ({ scheme, front, back }) => {
    const colors = [getColor(scheme, front), getColor(scheme, back)] as const;
    expect(contrast(...colors)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("field borders are visible (WCAG 2.2 AA, 1.4.11)", () => {
  test.each(
    inBoth([
      ["--giftling-field", "--giftling-card"],
      ["--giftling-field", "--mantine-color-body"],
    ]),
  )("$scheme: $front on $back", ({ scheme, front, back }) => {
    const colors = [getColor(scheme, front), getColor(scheme, back)] as const;
    expect(contrast(...colors)).toBeGreaterThanOrEqual(3);
  });
});
