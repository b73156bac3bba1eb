// Applies the system's color scheme, also after a change. The script is a separate file, because the
// Content-Security-Policy forbids inline scripts. Pages with a hub's theme do not load the script.
(() => {
  const root = document.documentElement;
  const name = "data-mantine-color-scheme";
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = () => root.setAttribute(name, dark.matches ? "dark" : "light");
  apply();
  // Safari has this method from version 14.
  if (dark.addEventListener) dark.addEventListener("change", apply);

  // Prints in the light scheme, because the dark scheme would print pale text on white paper.
  let onScreen = null;
  window.addEventListener("beforeprint", () => {
    onScreen = root.getAttribute(name);
    root.setAttribute(name, "light");
  });
  window.addEventListener("afterprint", () => {
    if (onScreen !== null) root.setAttribute(name, onScreen);
    onScreen = null;
  });
})();

// The app requires Safari 15.4, Chrome 99 or Firefox 97. In older browsers, an app-rendered page shows an error.
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
