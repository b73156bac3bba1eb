import { format } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

declare global {
  // React reads this global to detect updates inside act().
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// Timeout of `findBy…` and `waitFor` in milliseconds. Long enough for a busy machine to load a dialog.
configure({ asyncUtilTimeout: 20_000 });

// Mantine uses ResizeObserver on mount, but happy-dom may lack it.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// A growing text field uses `document.fonts`, which happy-dom lacks.
if (typeof document !== "undefined" && !("fonts" in document)) {
  Object.defineProperty(document, "fonts", { value: new EventTarget() });
}

// Cancels the top dialog on Escape, as browsers do. Assigns the handler instead of adding a listener, because every
// test file runs setup.ts.
if (typeof document !== "undefined") {
  document.onkeydown = (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    dialog?.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
}

// Resets storage and history, which all test files share.
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

// React reports warnings with console.error. An unexpected warning fails the test.
afterEach(() => {
  expect(errors.join("\n"), "console.error was called").toBe("");
});

// Waits for dynamic imports, which could otherwise finish during the tests of the next file.
afterEach(() => vi.dynamicImportSettled());

// Hooks run in reverse order, so cleanup comes first and warnings during unmounting count.
afterEach(cleanup);
