import "../styles/mantine-base.css";
import "virtual:theme-variables.css";
import { close } from "@giftling/messages/common";
import { MantineProvider, mergeThemeOverrides } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { theme } from "../theme.ts";

/** The variables are in a sheet (theme-variables.ts), and color-scheme.ts has the colour scheme. */
const noRoot = () => undefined;

/** The theme, whose sheet the build makes in no language, with the words of its own parts in the language of now. */
const wordedTheme = () =>
  mergeThemeOverrides(theme, {
    components: { Modal: { defaultProps: { closeButtonProps: { "aria-label": close() } } } },
  });

/**
 * What Mantine's components need around them. Not around the whole app: the public pages have none of them, and start
 * without Mantine's script. Stands in every page and in every part loaded later that shows one.
 */
export function Mantine({ children }: { children: ReactNode }) {
  const [worded] = useState(wordedTheme);
  return (
    <MantineProvider
      theme={worded}
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={noRoot}
    >
      {children}
    </MantineProvider>
  );
}
