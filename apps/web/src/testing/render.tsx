import { render as renderPlain } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { Mantine } from "../components/mantine.tsx";
import { hideToast } from "../components/toast/toast.ts";

/** Testing Library's render inside the theme, with a user for the page; queries go to `screen`. */
export function render(ui: ReactNode): { user: UserEvent; unmount: () => void } {
  // Toasts live outside the tree: the next test must not see this one's.
  onTestFinished(hideToast);
  const { unmount } = renderPlain(ui, { wrapper: Mantine });
  return { user: userEvent.setup(), unmount };
}
