import { format } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

declare global {
  // React reads this global to detect updates inside act().
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// Timeout of findBy… and waitFor in ms, enough for a busy machine to load a dialog.
configure({ asyncUtilTimeout: 20_000 });

// Mantine uses both on mount; happy-dom may lack ResizeObserver.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// A growing field waits for the fonts, which happy-dom does not have.
if (typeof document !== "undefined" && !("fonts" in document)) {
  Object.defineProperty(document, "fonts", { value: new EventTarget() });
}

// Test files share one tab, whose history and storage would leak to the next.
if (typeof window !== "undefined") {
  window.localStorage.clear();
  window.sessionStorage.clear();
  History.prototype.replaceState.call(window.history, null, "", "/");
}

let errors: string[] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, "error").mockImplementation(
    (...args: unknown[]) => void errors.push(format(...args)),
  );
});

// React reports warnings there. An unexpected one fails the test.
afterEach(() => {
  expect(errors.join("\n"), "console.error was called").toBe("");
});

// Otherwise a part requested at the end would load during the next file's tests.
afterEach(() => vi.dynamicImportSettled());

// Hooks run last to first, so that reports during unmounting count.
afterEach(cleanup);
