/** Color as "#rrggbb" in lower case. */
export type HexColor = string;

type Channels = readonly [red: number, green: number, blue: number];

const channels = (color: HexColor): Channels => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** Returns `color` mixed with a `share` (0 to 1) of `other`. */
export function mixColors(color: HexColor, other: HexColor, share: number): HexColor {
  const [from, to] = [channels(color), channels(other)];
  const mixed = from.map((value, index) => {
    const channel = Math.round(value + ((to[index] ?? 0) - value) * share);
    return channel.toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

function linear(value: number): number {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance as defined by WCAG 2.2, from 0 for black to 1 for white. */
function luminance(color: HexColor): number {
  const [red, green, blue] = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio of two colors as defined by WCAG 2.2, from 1 to 21. */
export function getContrastRatio(color: HexColor, other: HexColor): number {
  const [a, b] = [luminance(color), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
