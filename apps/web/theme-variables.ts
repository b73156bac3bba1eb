import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { cssVariablesResolver, mantineTheme } from "./src/theme.ts";

/**
 * Names of Mantine's palettes that no component uses, as alternatives of a regular expression. The build removes the
 * palettes from the variables and from Mantine's script. Alerts use "red", and Mantine requires "blue".
 */
export const UNUSED_PALETTES = "pink|grape|violet|indigo|cyan|teal|green|lime|yellow|orange";
const PALETTE_VARIABLES = new RegExp(`--mantine-color-(${UNUSED_PALETTES})-[\\w-]+:[^;}]*;?`, "g");
const PALETTES = new RegExp(String.raw`\b(${UNUSED_PALETTES}): \[[^\]]*\],?`, "g");

/** Returns the variables of the theme as CSS. Throws if Mantine renders no variables. */
function themeVariables(): string {
  const markup = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme: mantineTheme,
      cssVariablesResolver,
      withGlobalClasses: false,
      deduplicateCssVariables: false,
    }),
  );
  const [, css] = /<style[^>]*>([^<]+)<\/style>/.exec(markup) ?? [];
  if (!css) throw new Error("Mantine wrote no variables.");
  return css.replace(PALETTE_VARIABLES, "");
}

const NAME = /--mantine-[\w-]+/g;
const DECLARATION = /(--mantine-[\w-]+):([^;}]*);?/g;

/** Returns the CSS variables that `sources` use, directly or through other variables. */
function usedVariables(css: string, sources: readonly string[]): string {
  const used = new Set<string>();
  const use = (text: string) => {
    for (const [name] of text.matchAll(NAME)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const [, other, value = ""] of css.matchAll(DECLARATION)) if (other === name) use(value);
    }
  };
  sources.forEach(use);
  return css.replace(DECLARATION, (whole, name) => (used.has(name) ? whole : ""));
}

/** Returns the source code of the app's components and style sheets. */
function ownSources(): string[] {
  const src = join(import.meta.dirname, "src");
  return readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(css|tsx)$/.test(file) && !file.endsWith(".test.tsx"))
    .map((file) => readFileSync(join(src, file), "utf8"));
}

/** Virtual style sheets: one with all variables of the theme, and one with only the variables that the app uses. */
const SHEETS: Readonly<Record<string, () => string>> = {
  "virtual:theme-variables.css": themeVariables,
  "virtual:page-variables.css": () => usedVariables(themeVariables(), ownSources()),
};

/** Vite plugin that provides the virtual style sheets, and removes unused palettes from Mantine's script. */
export const themeVariablesPlugin = {
  name: "theme-variables",
  resolveId: (id: string) => (id in SHEETS ? `\0${id}` : null),
  load: (id: string) => SHEETS[id.slice(1)]?.() ?? null,
  transform: (code: string, id: string) =>
    id.endsWith("/MantineProvider/default-colors.mjs") ? code.replace(PALETTES, "") : null,
};
