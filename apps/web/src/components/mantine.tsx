import "../styles/mantine-base.css";
import "virtual:theme-variables.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { theme } from "../theme.ts";

/** The variables are in a sheet (theme-variables.ts), and color-scheme.ts has the colour scheme. */
const noRoot = () => undefined;

/**
 * What Mantine's components need around them. Not around the whole app: the public pages have none of them, and start
 * without Mantine's script. Stands in every page and in every part loaded later that shows one.
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={noRoot}
    >
      {children}
    </MantineProvider>
  );
}
