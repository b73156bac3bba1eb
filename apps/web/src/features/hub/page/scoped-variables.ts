import type { Theme } from "@giftling/domain";
import { type CssVariables, getHubCssVariables } from "./hub-theme.tsx";

/**
 * Returns the CSS variables that apply a theme to a part of a page, in either color scheme. Includes the variables that
 * the part would otherwise inherit from the page's theme.
 */
export function getScopedCssVariables(theme: Pick<Theme, "palette" | "accent">): CssVariables {
  return {
    ...getHubCssVariables(theme),
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
