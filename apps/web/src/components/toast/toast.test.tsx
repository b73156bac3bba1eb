import { notifications } from "@mantine/notifications";
import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWithTheme } from "../../testing/render.tsx";
import { hideToast, showToast } from "./toast.ts";
import Toasts, { toastSettings } from "./toasts.tsx";

const shown = () =>
  [...document.querySelectorAll(".mantine-Notification-root")].map((toast) => ({
    role: toast.getAttribute("role"),
    text: toast.textContent,
  }));

// Test files share modules, including the last toast.
beforeEach(() => {
  hideToast();
  notifications.clean();
});

describe("showToast", () => {
  test("shows only the newest toast", async () => {
    renderWithTheme(<Toasts />);
    act(() => showToast({ title: "First" }));
    expect(shown()).toEqual([{ role: "status", text: "First" }]);
    act(() => {
      showToast({ title: "Second" });
      showToast({ title: "Third", message: "Please try again", tone: "error" });
    });
    // A transition of 0 ms still ends in a separate task.
    await waitFor(() =>
      expect(shown()).toEqual([{ role: "alert", text: "ThirdPlease try again" }]),
    );
  });

  test("hides the toast after five seconds", () => {
    expect(toastSettings.autoClose).toBe(5_000);
  });
});
