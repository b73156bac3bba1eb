type Scheme = "light" | "dark";

const DARK = "(prefers-color-scheme: dark)";

/** What the page that shows now insists on; null where the system decides. */
let insisted: Scheme | null = null;

/** Gives the page the scheme that it insists on, or the system's. */
export function applyScheme(): void {
  const scheme = insisted ?? (window.matchMedia(DARK).matches ? "dark" : "light");
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
}

/** Shows a page in its own colour scheme; null gives it back to the system. */
export function insistOnScheme(scheme: Scheme | null): void {
  insisted = scheme;
  applyScheme();
}

/**
 * Follows the system from now on: there is no switch, so nothing is stored. Once, at the app's start; what shows then
 * has its scheme already, from the server or from public/color-scheme.js.
 */
export function watchSystemScheme(): void {
  window.matchMedia(DARK).addEventListener("change", applyScheme);
}
