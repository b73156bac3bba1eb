import { expect, it, vi } from "vitest";

it("leaves the page as it came in a browser that could not run the app, and says so at a button", async () => {
  vi.stubGlobal("CSSLayerBlockRule", undefined);
  Reflect.deleteProperty(window, "CSSLayerBlockRule");
  const alert = vi.fn();
  vi.stubGlobal("alert", alert);
  document.body.innerHTML = '<a href="#wishlist">Wishes</a><button>I bought this</button>';
  // A classic script: no module to import by name.
  await vi.importActual("./boot.ts");
  window.dispatchEvent(new Event("load"));
  document.querySelector("a")?.click();
  expect(alert).not.toHaveBeenCalled();
  document.querySelector("button")?.click();
  expect(alert).toHaveBeenCalledWith(expect.stringMatching(/too old/));
  expect(document.querySelector('link[rel="modulepreload"]')).toBeNull();
  vi.unstubAllGlobals();
});
