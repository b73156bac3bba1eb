import { format } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

declare global {
  // React reads this name to know that updates happen inside act().
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// How long findBy… and waitFor try, in ms: enough for a busy machine to load a dialog.
configure({ asyncUtilTimeout: 20_000 });

// Mantine asks for both at mount; happy-dom answers matchMedia but has no ResizeObserver of its own in every version.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// A field that grows with its text waits for the fonts, which happy-dom doesn't have.
if (typeof document !== "undefined" && !("fonts" in document)) {
  Object.defineProperty(document, "fonts", { value: new EventTarget() });
}

// The files share one browser tab: a sheet that one left in its history, or a note in its storage, would open in the next.
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

// React reports its warnings there: an unexpected one fails the test.
afterEach(() => {
  expect(errors.join("\n"), "console.error was called").toBe("");
});

// A part that was asked for when the page went away would otherwise be loaded into the next file's tests, or into none.
afterEach(() => vi.dynamicImportSettled());

// Hooks run from the last to the first: what a component reports while it is unmounted counts as well.
afterEach(cleanup);
