import postcss from "postcss";
import type { PageStyles } from "./src/ssr/document.ts";
import { followSystem } from "./system-scheme.ts";

/** Parts a page's style sheet into what its first paint needs and the fonts, whose local stand-ins are there at once. */
export function pageStyles(css: string): PageStyles {
  const sheet = postcss.parse(css);
  const fonts = postcss.root();
  sheet.walkAtRules("font-face", (rule) => {
    if (rule.toString().includes("url(")) fonts.append(rule.remove());
  });
  const own = sheet.toString();
  return { own, system: followSystem(own), fonts: fonts.toString() };
}
