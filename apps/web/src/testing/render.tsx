import { render as renderPlain } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { AppMantineProvider } from "../components/mantine-provider.tsx";
import { hideToast } from "../components/toast/toast.ts";

/** Renders an element with the app's theme and Testing Library. Returns a user that simulates interactions. */
export function renderWithTheme(ui: ReactNode): { user: UserEvent; unmount: () => void } {
  // Toasts are rendered outside the component tree, so a test must hide its toast before the next test.
  onTestFinished(hideToast);
  const { unmount } = renderPlain(ui, { wrapper: AppMantineProvider });
  return { user: userEvent.setup(), unmount };
}
