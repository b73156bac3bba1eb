import "../styles/mantine-base.css";
import "virtual:theme-variables.css";
import { closeButton } from "@giftling/messages/common";
import { MantineProvider, mergeThemeOverrides } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { theme } from "../theme.ts";

/**
 * Gives Mantine no root element. The variables are in a style sheet (theme-variables.ts), and color-scheme.ts sets the
 * color scheme.
 */
const noRoot = () => undefined;

/** Returns the theme with the texts of Mantine's components in the current language. */
const wordedTheme = () =>
  mergeThemeOverrides(theme, {
    components: { Modal: { defaultProps: { closeButtonProps: { "aria-label": closeButton() } } } },
  });

/**
 * Provides Mantine's context. Every page and every lazily loaded part with Mantine components renders its own provider. The
 * app has no common one, because public pages start without Mantine.
 */
export function AppMantineProvider({ children }: { children: ReactNode }) {
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
