import { MantineProvider } from "@mantine/core";
import { render as renderPlain } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { hideToast } from "../components/toast/toast.ts";
import { theme } from "../theme.ts";

const Themed = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme}>{children}</MantineProvider>
);

/** Testing Library's render inside the theme, with a user for the page; queries go to `screen`. */
export function render(ui: ReactNode): { user: UserEvent; unmount: () => void } {
  // Toasts live outside the tree: the next test must not see this one's.
  onTestFinished(hideToast);
  const { unmount } = renderPlain(ui, { wrapper: Themed });
  return { user: userEvent.setup(), unmount };
}
