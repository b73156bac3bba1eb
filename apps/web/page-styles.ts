import postcss from "postcss";
import type { PageStyles } from "./src/ssr/document.ts";
import { addSystemColorScheme } from "./system-scheme.ts";

/**
 * Splits a page's style sheet into the rules for the first paint and the `@font-face` rules of downloaded fonts.
 * `system` is a copy of the rules that follows the system's color scheme. Text uses local fallback fonts until the
 * fonts are loaded.
 */
export function splitPageStyles(css: string): PageStyles {
  const sheet = postcss.parse(css);
  // Two chunks of a page can contain the same font.
  const fonts = new Set<string>();
  sheet.walkAtRules("font-face", (rule) => {
    if (rule.toString().includes("url(")) fonts.add(rule.remove().toString());
  });
  // The document has no shadow root, which Mantine's ":host" selects.
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !selector.startsWith(":host"));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  const own = sheet.toString();
  return { own, system: addSystemColorScheme(own), fonts: [...fonts].join("") };
}
