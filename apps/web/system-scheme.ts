import postcss, { type AtRule, type Rule } from "postcss";

const SCHEME = /(:root)?\[data-mantine-color-scheme=["']?(light|dark)["']?\]/;

/** Media queries by color scheme, for documents that follow the system. Printed pages are light. */
const MEDIA: Readonly<Record<string, string>> = {
  dark: "screen and (prefers-color-scheme: dark)",
  light: "not screen and (prefers-color-scheme: dark)",
};

/** Replaces a selector's color scheme attribute with a negation of equal specificity. */
const unnamed = (selector: string) =>
  selector.replace(
    new RegExp(SCHEME, "g"),
    (_, root) => `${root ?? ":where(:root)"}:not([data-mantine-color-scheme])`,
  );

/** Returns copies of a CSS rule for the media query of each color scheme in the selectors. */
function bySystem(rule: Rule): AtRule[] {
  return Object.entries(MEDIA).flatMap(([scheme, params]) => {
    const selectors = rule.selectors.filter((selector) => SCHEME.exec(selector)?.[2] === scheme);
    if (selectors.length === 0) return [];
    const copy = rule.clone({ selectors: selectors.map(unnamed) });
    return postcss.atRule({ name: "media", params, nodes: [copy] });
  });
}

/** Returns the style sheet with rules that apply the system's color scheme before scripts run. */
export function addSystemColorScheme(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    rule.after(bySystem(rule));
  });
  return sheet.toString();
}
