import "../styles/mantine-base.css";
import "virtual:theme-variables.css";
import { closeButton } from "@giftling/messages/common";
import { MantineProvider, mergeThemeOverrides } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { mantineTheme } from "../theme.ts";

/**
 * Returns no root element, so that Mantine sets no attributes on the document. A style sheet contains Mantine's
 * variables (theme-variables.ts), and color-scheme.js sets the color scheme.
 */
const noRoot = () => undefined;

/** Returns the Mantine theme with the texts of Mantine's components in the current language. */
const createTranslatedTheme = () =>
  mergeThemeOverrides(mantineTheme, {
    components: { Modal: { defaultProps: { closeButtonProps: { "aria-label": closeButton() } } } },
  });

/**
 * Provides Mantine's context. Public pages start without Mantine, so the app has no common provider. Each page or
 * lazily loaded part with Mantine components renders its own provider.
 */
export function AppMantineProvider({ children }: { children: ReactNode }) {
  const [worded] = useState(createTranslatedTheme);
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
