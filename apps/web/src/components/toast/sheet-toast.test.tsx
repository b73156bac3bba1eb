import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithTheme } from "../../testing/render.tsx";
import { SheetToast } from "./sheet-toast.tsx";
import { showToast } from "./toast.ts";
import { ToastContainer } from "./toast-container.tsx";

const page = () => screen.getByRole("region", { name: "Messages" }).textContent;

test("shows the message in an open sheet instead of the page, also after it closes", () => {
  renderWithTheme(<ToastContainer />);
  const { unmount } = renderWithTheme(<SheetToast />);
  act(() => showToast({ title: "Name required", message: "Please enter it", tone: "error" }));
  expect(screen.getByRole("alert").textContent).toBe("Name requiredPlease enter it");
  expect(page()).toBe("");
  act(unmount);
  expect(page()).toBe("");
});

test("shows a message on the page when the sheet closes", async () => {
  renderWithTheme(<ToastContainer />);
  const { unmount } = renderWithTheme(<SheetToast />);
  act(() => showToast({ title: "Back on the list", isForPage: true }));
  act(unmount);
  expect(await screen.findAllByText("Back on the list")).toHaveLength(1);
});
