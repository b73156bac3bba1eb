import { notifications } from "@mantine/notifications";
import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { hideToast, showToast } from "./toast.ts";
import Toasts, { toastSettings } from "./toasts.tsx";

const shown = () =>
  [...document.querySelectorAll(".mantine-Notification-root")].map((toast) => ({
    role: toast.getAttribute("role"),
    text: toast.textContent,
  }));

// What another file of tests showed last is still there: they share their modules.
beforeEach(() => {
  hideToast();
  notifications.clean();
});

describe("showToast", () => {
  test("shows one toast at a time: the newest", async () => {
    render(<Toasts />);
    act(() => showToast({ title: "First" }));
    expect(shown()).toEqual([{ role: "status", text: "First" }]);
    act(() => {
      showToast({ title: "Second" });
      showToast({ title: "Third", message: "Please try again", tone: "error" });
    });
    // A transition of 0 ms still ends in a task of its own.
    await waitFor(() =>
      expect(shown()).toEqual([{ role: "alert", text: "ThirdPlease try again" }]),
    );
  });

  test("stays for five seconds", () => {
    expect(toastSettings.autoClose).toBe(5_000);
  });
});
