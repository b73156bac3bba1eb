import postcss from "postcss";
import type { PageStyles } from "./src/ssr/document.ts";
import { followSystem } from "./system-scheme.ts";

/** Splits a page's style sheet into the part required for its first paint and the fonts, whose fallbacks are local. */
export function pageStyles(css: string): PageStyles {
  const sheet = postcss.parse(css);
  const fonts = postcss.root();
  sheet.walkAtRules("font-face", (rule) => {
    if (rule.toString().includes("url(")) fonts.append(rule.remove());
  });
  const own = sheet.toString();
  return { own, system: followSystem(own), fonts: fonts.toString() };
}
