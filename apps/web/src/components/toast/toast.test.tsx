import { Notifications } from "@mantine/notifications";
import { act } from "react";
import { describe, expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { showToast, toastSettings } from "./toast.ts";

const shown = () =>
  [...document.querySelectorAll(".mantine-Notification-root")].map((toast) => ({
    role: toast.getAttribute("role"),
    text: toast.textContent,
  }));

describe("showToast", () => {
  test("shows one toast at a time: the newest", async () => {
    await render(<Notifications {...toastSettings} />);
    await act(async () => showToast({ title: "First" }));
    expect(shown()).toEqual([{ role: "status", text: "First" }]);
    await act(async () => {
      showToast({ title: "Second" });
      showToast({ title: "Third", message: "Please try again", tone: "error" });
    });
    // A transition of 0 ms still ends in a task of its own.
    await act(async () => void (await new Promise((done) => setTimeout(done, 5))));
    expect(shown()).toEqual([{ role: "alert", text: "ThirdPlease try again" }]);
  });

  test("stays for five seconds", () => {
    expect(toastSettings.autoClose).toBe(5_000);
  });
});
