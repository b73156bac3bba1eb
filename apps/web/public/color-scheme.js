// Sets the colour scheme before the first paint. A file and not an inline script, so that the
// Content-Security-Policy can forbid inline scripts. A hub has its family's own (light) theme.
(() => {
  const isHub = location.pathname === "/hub" || location.pathname.startsWith("/hub/");
  const isDark = !isHub && window.matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
})();
