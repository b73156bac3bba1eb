import postcss, { type AtRule, type Rule } from "postcss";

const SCHEME = /(:root)?\[data-mantine-color-scheme=["']?(light|dark)["']?\]/;

/** What shows one of the schemes where nothing has named one. Paper is light. */
const MEDIA: Readonly<Record<string, string>> = {
  dark: "screen and (prefers-color-scheme: dark)",
  light: "not screen and (prefers-color-scheme: dark)",
};

/** The same elements, of the same weight, while the document's own element names no scheme. */
const unnamed = (selector: string) =>
  selector.replace(
    new RegExp(SCHEME, "g"),
    (_, root) => `${root ?? ":where(:root)"}:not([data-mantine-color-scheme])`,
  );

/** The rule as it holds by the system's preference; none for one that holds in either scheme. */
function bySystem(rule: Rule): AtRule[] {
  return Object.entries(MEDIA).flatMap(([scheme, params]) => {
    const selectors = rule.selectors.filter((selector) => SCHEME.exec(selector)?.[2] === scheme);
    if (selectors.length === 0) return [];
    const copy = rule.clone({ selectors: selectors.map(unnamed) });
    return postcss.atRule({ name: "media", params, nodes: [copy] });
  });
}

/**
 * A style sheet that also follows the system's colour scheme by itself, as long as the document names none. So a page is painted
 * right without waiting for the script that names it.
 */
export function followSystem(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    rule.after(bySystem(rule));
  });
  return sheet.toString();
}
