import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { cssVariablesResolver, theme } from "./src/theme.ts";

/** The theme's variables as Mantine writes them: a sheet that pages have without Mantine's script. Throws when there is none. */
export function themeVariables(): string {
  const markup = renderToStaticMarkup(
    createElement(MantineProvider, { theme, cssVariablesResolver, withGlobalClasses: false }),
  );
  const [, css] = /<style[^>]*>([^<]+)<\/style>/.exec(markup) ?? [];
  if (!css) throw new Error("Mantine wrote no variables.");
  return css;
}
