/**
 * Applies a color scheme to the page. Null applies the system's color scheme, as public/color-scheme.js does when the
 * page loads and when the system's color scheme changes.
 */
export function applyColorScheme(forced: "light" | "dark" | null): void {
  const { matches: isDark } = window.matchMedia("(prefers-color-scheme: dark)");
  const scheme = forced ?? (isDark ? "dark" : "light");
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
}
