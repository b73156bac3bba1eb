import { render as renderPlain } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { AppMantineProvider } from "../components/mantine-provider.tsx";
import { hideToast } from "../components/toast/toast.ts";

/**
 * Renders an element within the theme with Testing Library, and returns a user who acts on the page. Tests query with
 * `screen`.
 */
export function renderWithTheme(ui: ReactNode): { user: UserEvent; unmount: () => void } {
  // Toasts are rendered outside the tree and must not reach the next test.
  onTestFinished(hideToast);
  const { unmount } = renderPlain(ui, { wrapper: AppMantineProvider });
  return { user: userEvent.setup(), unmount };
}
