import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("prints a dark page in light mode, and restores dark mode afterward", async () => {
  const root = document.documentElement;
  const scheme = () => root.getAttribute("data-mantine-color-scheme");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const script = path.resolve(import.meta.dirname, "../public/color-scheme.js");
  await import(/* @vite-ignore */ pathToFileURL(script).href);
  expect(scheme()).toBe("dark");
  window.dispatchEvent(new Event("beforeprint"));
  expect(scheme()).toBe("light");
  window.dispatchEvent(new Event("afterprint"));
  expect(scheme()).toBe("dark");
});
