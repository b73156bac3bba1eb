import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("follows the system's color scheme, and prints in light mode", async () => {
  const root = document.documentElement;
  const scheme = () => root.getAttribute("data-mantine-color-scheme");
  const system = Object.assign(new EventTarget(), { matches: true });
  const setDark = (matches: boolean) => {
    system.matches = matches;
    system.dispatchEvent(new Event("change"));
  };
  vi.stubGlobal("matchMedia", () => system);
  const script = path.resolve(import.meta.dirname, "../public/color-scheme.js");
  await import(/* @vite-ignore */ pathToFileURL(script).href);
  expect(scheme()).toBe("dark");
  window.dispatchEvent(new Event("beforeprint"));
  expect(scheme()).toBe("light");
  window.dispatchEvent(new Event("afterprint"));
  expect(scheme()).toBe("dark");
  setDark(false);
  expect(scheme()).toBe("light");
  setDark(true);
  expect(scheme()).toBe("dark");
});
