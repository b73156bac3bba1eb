import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import type { PageStyles } from "./src/ssr/document.ts";
import type { StyleRule } from "./src/ssr/used-styles.ts";

/** Returns the classes that a selector requires. Ignores arguments of pseudo-classes, such as `.a` in `:not(.a)`. */
function listClasses(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, "");
  while (plain.includes("(")) plain = plain.replaceAll(/\([^()]*\)/g, "");
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/**
 * Converts a style sheet's nodes to rules with the classes that each selector requires. Keyframes and font rules
 * require no classes.
 */
function toStyleRules(nodes: readonly ChildNode[]): StyleRule[] {
  return nodes.flatMap((node): StyleRule[] => {
    if (node.type === "rule") {
      return [{ css: node.toString(), selectors: node.selectors.map(listClasses) }];
    }
    if (node.type !== "atrule") return [];
    if (node.nodes && /^(media|supports|layer|container)$/.test(node.name)) {
      return [{ at: `@${node.name} ${node.params}`, rules: toStyleRules(node.nodes) }];
    }
    return [{ css: node.nodes ? node.toString() : `${node};`, selectors: [[]] }];
  });
}

const parseRules = (css: string) => toStyleRules(postcss.parse(css).nodes);

const SCHEME = /(:root)?\[data-mantine-color-scheme=["']?(light|dark)["']?\]/;

/**
 * Media queries by color scheme, for documents that follow the system's color scheme. The light query also matches
 * printed pages.
 */
const MEDIA: Readonly<Record<string, string>> = {
  dark: "screen and (prefers-color-scheme: dark)",
  light: "not screen and (prefers-color-scheme: dark)",
};

/** Replaces a selector's color scheme attribute with a `:not()` of equal specificity. */
const unnamed = (selector: string) =>
  selector.replace(
    new RegExp(SCHEME, "g"),
    (_, root) => `${root ?? ":where(:root)"}:not([data-mantine-color-scheme])`,
  );

/** Returns a copy of a CSS rule for each color scheme in its selectors, inside that scheme's media query. */
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

/**
 * Splits a page's style sheet into the rules for the first paint and the `@font-face` rules of downloaded fonts.
 * `system` also contains rules that apply the system's color scheme. Text uses local fallback fonts until the fonts are
 * loaded.
 */
export function splitPageStyles(css: string): PageStyles {
  const sheet = postcss.parse(css);
  // A set removes duplicates, because two chunks of a page can contain the same font.
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
  return {
    own: parseRules(own),
    system: parseRules(addSystemColorScheme(own)),
    fonts: [...fonts].join(""),
  };
}
