import {
  followsDevice,
  type HubColors,
  hubColors,
  paletteColors,
  STANDARD_AT_NIGHT,
  type Theme,
} from "@giftling/domain";

export type CssVariables = Record<`--${string}`, string>;

/**
 * Returns the CSS variables that apply a theme to the hub, its dialogs and Mantine's components. Other styles are
 * derived from these variables (rule: hub-themes).
 */
export const getHubCssVariables = (theme: Pick<Theme, "palette" | "accent">): CssVariables =>
  variablesOf(hubColors(theme));

function variablesOf(colors: HubColors): CssVariables {
  const { accent, gift, sun, filled, filledHover } = colors;
  return {
    "--giftling-paper": colors.paper,
    "--giftling-paper-deep": colors.paperDeep,
    "--giftling-card": colors.card,
    "--giftling-line": colors.line,
    "--giftling-field": colors.field,
    "--giftling-ink": colors.ink,
    "--giftling-ink-soft": colors.inkSoft,
    "--giftling-tint": accent.tint,
    "--giftling-tint-coral": gift.tint,
    "--giftling-tint-sun": sun.tint,
    "--giftling-note": accent.note,
    "--giftling-note-coral": gift.note,
    "--giftling-note-sun": sun.note,
    "--giftling-soft-coral": gift.soft,
    "--giftling-soft-sun": sun.soft,
    "--giftling-accent-text": accent.text,
    "--giftling-coral-text": gift.text,
    "--giftling-sun-text": sun.text,
    "--giftling-sun": sun.color,
    "--giftling-on-filled": colors.onFilled,
    "--giftling-band": colors.band,
    "--giftling-band-art": colors.bandArt,
    "--giftling-on-band": colors.onBand,
    "--giftling-on-band-soft": colors.onBandSoft,
    "--giftling-art-soft": accent.soft,
    "--giftling-art-gift": gift.color,
    "--mantine-color-evergreen-filled": filled,
    "--mantine-color-evergreen-filled-hover": filledHover,
    "--mantine-color-default": colors.card,
    "--mantine-color-default-hover": colors.paperDeep,
    ...(colors.scheme === "dark" && {
      "--mantine-color-dark-4": colors.line,
      "--mantine-color-dark-6": colors.paperDeep,
    }),
  };
}

/**
 * Returns a CSS rule that sets the variables of the colors. The tripled `:root` selector overrides the color scheme's
 * variables.
 */
function ruleOf(colors: HubColors): string {
  const declarations = Object.entries(variablesOf(colors)).map(
    ([name, value]) => `${name}:${value}`,
  );
  return `:root:root:root{${declarations.join(";")}}`;
}

/**
 * Applies a theme to the whole page while a hub is shown, including dialogs and toasts outside the hub's markup. The
 * server renders the style, so the first paint has the right colors.
 */
export function HubTheme({ theme }: { theme: Theme }) {
  const rule = ruleOf(hubColors(theme));
  if (!followsDevice(theme)) return <style>{rule}</style>;
  const night = ruleOf(paletteColors(STANDARD_AT_NIGHT, null));
  // The dark colors apply only on screens, because print is light.
  return <style>{`${rule}@media screen and (prefers-color-scheme:dark){${night}}`}</style>;
}
