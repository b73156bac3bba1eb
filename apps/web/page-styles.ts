import postcss from "postcss";
import type { PageStyles } from "./src/ssr/document.ts";
import { addSystemColorScheme } from "./system-scheme.ts";

/**
 * Splits a page's style sheet into the rules for the first paint and the `@font-face` rules of downloaded fonts.
 * `system` contains the same first rules, adapted to the system's color scheme. Text uses local fallback fonts until
 * the downloaded fonts are loaded.
 */
export function splitPageStyles(css: string): PageStyles {
  const sheet = postcss.parse(css);
  // A set removes duplicates, because two chunks of a page can contain the same font.
  const fonts = new Set<string>();
  sheet.walkAtRules("font-face", (rule) => {
    if (rule.toString().includes("url(")) fonts.add(rule.remove().toString());
  });
  // Mantine's ":host" selectors match nothing, because the document has no shadow root.
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !selector.startsWith(":host"));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  const own = sheet.toString();
  return { own, system: addSystemColorScheme(own), fonts: [...fonts].join("") };
}
