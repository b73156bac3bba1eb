// Sets the colour scheme before the first paint. A file and not an inline script, so that the
// Content-Security-Policy can forbid inline scripts. A hub has its family's own (light) theme.
(() => {
  const isHub = location.pathname === "/hub" || location.pathname.startsWith("/hub/");
  const isDark = !isHub && window.matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
})();

// The app needs what came with Safari 15.4, Chrome 99 and Firefox 97. A page that is made by it alone says so.
if (!("CSSLayerBlockRule" in window)) {
  document.addEventListener("DOMContentLoaded", () => {
    const root = document.getElementById("root");
    if (root === null || root.firstChild) return;
    const words = document.createElement("p");
    words.className = "noscript";
    words.textContent =
      "This browser is too old for this page. Please open it on a newer phone or computer.";
    document.body.append(words);
  });
}
