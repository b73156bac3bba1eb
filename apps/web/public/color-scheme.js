// Names the system's colour scheme. A file, because the Content-Security-Policy forbids inline scripts. A hub with its family's
// own look comes without it.
(() => {
  const root = document.documentElement;
  const name = "data-mantine-color-scheme";
  const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  root.setAttribute(name, isDark ? "dark" : "light");

  // Paper is light: what is dark on the screen would come out as pale letters on white.
  let onScreen = null;
  window.addEventListener("beforeprint", () => {
    // A hub's own look, which the app may have brought since.
    if (document.querySelector('meta[name="theme-color"]:not([media])')) return;
    onScreen = root.getAttribute(name);
    root.setAttribute(name, "light");
  });
  window.addEventListener("afterprint", () => {
    if (onScreen !== null) root.setAttribute(name, onScreen);
    onScreen = null;
  });
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
