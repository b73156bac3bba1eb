/** CSS rule with the classes that each of its selectors requires, or an at-rule with its rules. */
export type StyleRule =
  | { css: string; selectors: readonly (readonly string[])[] }
  | { at: string; rules: readonly StyleRule[] };

/** Returns the CSS text of the rules that have a selector whose classes are all in `classes`. */
function join(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  let css = "";
  for (const rule of rules) {
    if ("at" in rule) {
      const inside = join(rule.rules, classes);
      if (inside !== "") css += `${rule.at}{${inside}}`;
    } else if (rule.selectors.some((needed) => needed.every((name) => classes.has(name)))) {
      css += rule.css;
    }
  }
  return css;
}

/** Returns the styles whose classes occur in the HTML. The page loads all other styles with the app. */
export function selectUsedStyles(rules: readonly StyleRule[], html: string): string {
  const attributes = new Set(html.match(/ class="[^"]*/g));
  const classes = new Set(
    [...attributes].flatMap((attribute) => attribute.slice(' class="'.length).split(" ")),
  );
  return join(rules, classes);
}
