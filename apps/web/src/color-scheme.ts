type Scheme = "light" | "dark";

const DARK = "(prefers-color-scheme: dark)";

/** Color scheme that the current page forces. Null if the page follows the system. */
let insisted: Scheme | null = null;

/**
 * Applies the forced color scheme, or else the system's color scheme. The first scheme, and the scheme after a change of
 * the system's, come from the server or public/color-scheme.js.
 */
export function applyColorScheme(): void {
  const scheme = insisted ?? (window.matchMedia(DARK).matches ? "dark" : "light");
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
}

/** Forces a color scheme on the current page. Null restores the system's color scheme. */
export function forceColorScheme(scheme: Scheme | null): void {
  insisted = scheme;
  applyColorScheme();
}
