import postcss from "postcss";
import type { PageStyles } from "./src/ssr/document.ts";
import { addSystemColorScheme } from "./system-scheme.ts";

/**
 * Splits a page's style sheet into the rules required for the first paint and the fonts. Local fallback fonts are used
 * until the fonts are loaded.
 */
export function splitPageStyles(css: string): PageStyles {
  const sheet = postcss.parse(css);
  const fonts = postcss.root();
  sheet.walkAtRules("font-face", (rule) => {
    if (rule.toString().includes("url(")) fonts.append(rule.remove());
  });
  const own = sheet.toString();
  return { own, system: addSystemColorScheme(own), fonts: fonts.toString() };
}
