import { format } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

declare global {
  // React reads this global to detect updates inside act().
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// Timeout of findBy… and waitFor in milliseconds. It is long enough for a busy machine to load a dialog.
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

// Browsers cancel the top dialog on Escape. Assigned instead of added, because every test file runs this file.
if (typeof document !== "undefined") {
  document.onkeydown = (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    dialog?.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
}

// Test files share one tab, so the history and the storage of one file would leak to the next.
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

// Without this, a part requested at the end of a file would load during the tests of the next file.
afterEach(() => vi.dynamicImportSettled());

// Hooks run in reverse order, so cleanup comes first and warnings during unmounting count.
afterEach(cleanup);
