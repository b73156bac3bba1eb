import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const targets: EventTarget[] = [document, window];
let heard: (() => void)[] = [];

// boot.ts listens for as long as its page lives; here the document goes on to other tests, which share it.
beforeEach(() => {
  heard = [];
  document.documentElement.lang = "en";
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
      add(type, listener, options);
      heard.push(() => target.removeEventListener(type, listener, options));
    });
  }
});
afterEach(() => {
  for (const forget of heard) forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
  for (const link of document.head.querySelectorAll("link")) link.remove();
});

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
});

it("says what to do when the app can't be loaded for a button that was pressed", async () => {
  vi.stubGlobal("CSSLayerBlockRule", class {});
  const alert = vi.fn();
  vi.stubGlobal("alert", alert);
  document.body.innerHTML = '<a href="#wishlist" target="_blank">Shop</a><button>Copy</button>';
  vi.resetModules();
  // Without a script element of its own it has no address to load the app from.
  await vi.importActual("./boot.ts");
  document.querySelector("a")?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(alert, "a link works by itself").not.toHaveBeenCalled();
  const button = document.querySelector("button");
  button?.click();
  expect(button?.getAttribute("aria-busy"), "the tap shows at once (rule: first-tap)").toBe("true");
  await waitFor(() =>
    expect(alert).toHaveBeenCalledWith(expect.stringMatching(/load the page again/)),
  );
  expect(button?.hasAttribute("aria-busy")).toBe(false);
});

it("takes what was clicked before it came, once", async () => {
  vi.stubGlobal("CSSLayerBlockRule", class {});
  const alert = vi.fn();
  vi.stubGlobal("alert", alert);
  document.body.innerHTML = "<button><b>I bought this</b></button>";
  Reflect.set(window, "giftlingClicks", [document.querySelector("b")]);
  vi.resetModules();
  await vi.importActual("./boot.ts");
  // There is no app here to be loaded for it.
  await waitFor(() => expect(alert).toHaveBeenCalledTimes(1));
  expect(
    Reflect.get(window, "giftlingClicks"),
    "what comes later is heard by the script itself",
  ).toBeNull();
});

it("speaks the page's language", async () => {
  document.documentElement.lang = "es";
  vi.stubGlobal("CSSLayerBlockRule", undefined);
  Reflect.deleteProperty(window, "CSSLayerBlockRule");
  const alert = vi.fn();
  vi.stubGlobal("alert", alert);
  document.body.innerHTML = "<button>Ya lo compré</button>";
  vi.resetModules();
  await vi.importActual("./boot.ts");
  document.querySelector("button")?.click();
  expect(alert).toHaveBeenCalledWith(expect.stringMatching(/demasiado antiguo/));
});

it("asks for what the first tap needs right behind the app (rule: first-tap)", async () => {
  vi.stubGlobal("CSSLayerBlockRule", class {});
  vi.stubGlobal("alert", vi.fn());
  const script = document.createElement("script");
  Object.assign(script.dataset, { modules: "/app.js", later: "/dialogs.js /dialogs.css" });
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  vi.resetModules();
  await vi.importActual("./boot.ts");
  document.dispatchEvent(new Event("pointerdown"));
  const asked = () =>
    [...document.querySelectorAll("link")].map((link) => [
      link.getAttribute("href"),
      link.rel,
      link.fetchPriority,
    ]);
  await waitFor(() =>
    expect(asked()).toEqual([
      ["/app.js", "modulepreload", "auto"],
      ["/dialogs.js", "modulepreload", "low"],
      ["/dialogs.css", "prefetch", "low"],
    ]),
  );
});
