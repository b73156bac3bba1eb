/** Applies a color scheme to the page. Null applies the system's scheme, as public/color-scheme.js does. */
export function applyColorScheme(forced: "light" | "dark" | null): void {
  const { matches: isDark } = window.matchMedia("(prefers-color-scheme: dark)");
  const scheme = forced ?? (isDark ? "dark" : "light");
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
}
