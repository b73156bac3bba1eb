import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { SheetToast } from "./sheet-toast.tsx";
import { showToast } from "./toast.ts";
import Toasts from "./toasts.tsx";

const onPage = () => document.querySelectorAll(".mantine-Notification-root");

test("an open sheet says the message itself, and the page says nothing again once it closes", async () => {
  render(<Toasts />);
  const { unmount } = render(<SheetToast />);
  act(() => showToast({ title: "Name required", message: "Please enter it", tone: "error" }));
  expect(screen.getByRole("alert").textContent).toBe("Name requiredPlease enter it");
  expect(onPage()).toHaveLength(0);
  unmount();
  expect(screen.queryByText("Name required")).toBeNull();
  act(() => showToast({ title: "You're all set!" }));
  await waitFor(() => expect(onPage()).toHaveLength(1));
});

test("what is said as the sheet closes shows on the page", async () => {
  render(<Toasts />);
  render(<SheetToast />);
  act(() => showToast({ title: "Back on the list", isForPage: true }));
  await waitFor(() => expect(onPage()).toHaveLength(1));
  expect(screen.getAllByText("Back on the list")).toHaveLength(1);
});
