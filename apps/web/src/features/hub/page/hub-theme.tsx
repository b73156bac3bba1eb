import { getDarkHubColors, getHubColors, type HubColors, type Theme } from "@giftling/domain";

type CssVariables = Record<`--${string}`, string>;

/**
 * Returns the CSS variables that apply colors to the hub, its dialogs and Mantine's components. All other hub styles
 * derive from these variables (rule: hub-themes).
 */
function getVariables(colors: HubColors): CssVariables {
  const { accent, gift, sun } = colors;
  const own = {
    paper: colors.paper,
    "paper-deep": colors.paperDeep,
    card: colors.card,
    line: colors.line,
    field: colors.field,
    ink: colors.ink,
    "ink-soft": colors.inkSoft,
    tint: accent.tint,
    "tint-coral": gift.tint,
    "tint-sun": sun.tint,
    note: accent.note,
    "note-coral": gift.note,
    "note-sun": sun.note,
    "soft-coral": gift.soft,
    "soft-sun": sun.soft,
    "accent-text": accent.text,
    "coral-text": gift.text,
    "sun-text": sun.text,
    sun: sun.color,
    "on-filled": colors.onFilled,
    band: colors.band,
    "band-art": colors.bandArt,
    "on-band": colors.onBand,
    "on-band-soft": colors.onBandSoft,
    "art-soft": accent.soft,
    "art-gift": gift.color,
  };
  const mantine = {
    "evergreen-filled": colors.filled,
    "evergreen-filled-hover": colors.filledHover,
    default: colors.card,
    "default-hover": colors.paperDeep,
    ...(colors.scheme === "dark" && { "dark-4": colors.line, "dark-6": colors.paperDeep }),
  };
  return Object.fromEntries([
    ...Object.entries(own).map(([name, color]) => [`--giftling-${name}`, color]),
    ...Object.entries(mantine).map(([name, color]) => [`--mantine-color-${name}`, color]),
  ]);
}

/**
 * Returns a CSS rule that sets the CSS variables of a hub's colors. The tripled `:root` selector overrides the color
 * scheme's variables.
 */
function getRule(colors: HubColors): string {
  const declarations = Object.entries(getVariables(colors)).map(
    ([name, value]) => `${name}:${value}`,
  );
  return `:root:root:root{${declarations.join(";")}}`;
}

/**
 * Applies a theme to the whole page while a hub is shown, including dialogs and toasts outside the hub's markup. The
 * server renders the style, so the first paint has the right colors.
 */
export function HubTheme({ theme }: { theme: Theme }) {
  const colors = getHubColors(theme);
  const rule = getRule(colors);
  if (colors.scheme === "dark") return <style>{rule}</style>;
  const night = getRule(getDarkHubColors(theme));
  // The dark colors apply only on screens, because print is light.
  return <style>{`${rule}@media screen and (prefers-color-scheme:dark){${night}}`}</style>;
}

/**
 * Returns the CSS variables that apply a theme to a part of a page, in either color scheme. Includes the variables that
 * the part would otherwise inherit from the page's theme.
 */
export function getScopedCssVariables(theme: Pick<Theme, "palette" | "accent">): CssVariables {
  return {
    ...getVariables(getHubColors(theme)),
    "--giftling-art": "var(--giftling-accent-text)",
    "--giftling-art-paper": "var(--giftling-card)",
    "--giftling-shadow": "0 1px 2px rgb(0 0 0 / 6%), 0 10px 28px -10px rgb(0 0 0 / 16%)",
    "--mantine-primary-color-filled": "var(--mantine-color-evergreen-filled)",
    "--mantine-primary-color-filled-hover": "var(--mantine-color-evergreen-filled-hover)",
    "--mantine-color-text": "var(--giftling-ink)",
    "--mantine-color-dimmed": "var(--giftling-ink-soft)",
    "--mantine-color-default-color": "var(--giftling-ink)",
    "--mantine-color-default-border": "var(--giftling-line)",
  };
}
