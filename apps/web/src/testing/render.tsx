import { MantineProvider } from "@mantine/core";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { theme } from "../theme.ts";

/** Renders into the document inside the theme; taken away when the test ends. Returns the container. */
export async function render(ui: ReactNode): Promise<HTMLElement> {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => root.render(<MantineProvider theme={theme}>{ui}</MantineProvider>));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return container;
}
