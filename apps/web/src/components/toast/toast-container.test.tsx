import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { renderWithTheme } from "../../testing/render.tsx";
import { showErrorToast } from "./error-toast.ts";
import { hideToast, showToast, type Toast } from "./toast.ts";
import { ToastContainer } from "./toast-container.tsx";

const region = () => screen.getByRole("region", { name: "Messages" });

/** Returns the role and the text of each visible toast. */
const listToasts = () =>
  [...region().children].map((toast) => [toast.getAttribute("role"), toast.textContent]);

const show = (toast: Toast) => act(() => showToast(toast));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  // Hides the last toast, because test files share modules.
  hideToast();
  renderWithTheme(<ToastContainer />);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("showToast", () => {
  test("shows only the newest toast, in a live region that exists before", () => {
    const before = region();
    expect(before.getAttribute("aria-live")).toBe("polite");
    show({ title: "First" });
    expect(listToasts()).toEqual([["status", "First"]]);
    act(() => {
      showToast({ title: "Second" });
      showToast({ title: "Third", message: "Please try again", tone: "error" });
    });
    expect(listToasts()).toEqual([["alert", "ThirdPlease try again"]]);
    expect(region()).toBe(before);
  });

  test("announces a toast with the same text again", () => {
    show({ title: "Link copied" });
    const first = screen.getByRole("status");
    show({ title: "Link copied" });
    expect(screen.getByRole("status")).not.toBe(first);
  });

  test("hides the toast after five seconds, and its successor after another five", () => {
    show({ title: "First" });
    wait(4_999);
    expect(listToasts()).toHaveLength(1);
    show({ title: "Second" });
    wait(4_999);
    expect(listToasts()).toEqual([["status", "Second"]]);
    wait(1);
    expect(listToasts()).toEqual([]);
  });

  test("shows a toast with an action for ten seconds, and hides it when the action runs", () => {
    const run = vi.fn();
    show({ title: "Archived", action: { label: "Undo", run } });
    wait(9_999);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(run).toHaveBeenCalledOnce();
    expect(listToasts()).toEqual([]);
  });

  test("shows a toast that stays until it is closed", () => {
    show({ title: "Check your e-mail", stays: true });
    wait(60_000);
    fireEvent.click(screen.getByRole("button", { name: "Close this message" }));
    expect(listToasts()).toEqual([]);
  });

  test.each([
    ["the pointer", fireEvent.pointerEnter, fireEvent.pointerLeave],
    ["the focus", fireEvent.focus, fireEvent.blur],
  ])("shows a toast as long as it has %s, and five seconds longer", (_what, enter, leave) => {
    show({ title: "Saved" });
    wait(4_000);
    enter(screen.getByRole("status"));
    wait(60_000);
    expect(listToasts()).toHaveLength(1);
    leave(screen.getByRole("status"));
    wait(4_999);
    expect(listToasts()).toHaveLength(1);
    wait(1);
    expect(listToasts()).toEqual([]);
  });

  test("shows each toast in the top layer without moving the focus", () => {
    const shown: Element[] = [];
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        shown.push(this);
      },
    });
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, "showPopover"));
    show({ title: "First" });
    show({ title: "Second" });
    expect(shown.map((toast) => toast.textContent)).toEqual(["First", "Second"]);
    expect(shown.every((toast) => toast.getAttribute("popover") === "manual")).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });
});

describe("showErrorToast", () => {
  test("shows Log In, which returns to the page, if the session expired (rule: log-in-again)", () => {
    const data = { appCode: "UNAUTHORIZED", httpStatus: 401 };
    const error = Object.assign(new Error("Please log in to continue."), { data });
    act(() => showErrorToast("Error", error, "Please try again"));
    const link = screen.getByRole("link", { name: "Log In" });
    expect(link.getAttribute("href")).toBe("/api/login?returnTo=%2F");
    wait(9_999);
    expect(listToasts()).toEqual([["alert", "ErrorPlease log in to continue.Log In"]]);
    wait(1);
    expect(listToasts()).toEqual([]);
  });

  test("shows no button for another error", () => {
    act(() => showErrorToast("Error", new Error("Failed to fetch"), "Please try again"));
    expect(listToasts()).toEqual([["alert", "ErrorPlease try again"]]);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
