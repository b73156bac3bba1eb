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
  const fonts = postcss.root();
  sheet.walkAtRules("font-face", (rule) => {
    if (rule.toString().includes("url(")) fonts.append(rule.remove());
  });
  const own = sheet.toString();
  return { own, system: addSystemColorScheme(own), fonts: fonts.toString() };
}
