import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const targets: EventTarget[] = [document, window];
let heard: (() => void)[] = [];

// boot.ts listens for the lifetime of its page, but the tests share one document.
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

it("leaves the page unchanged in an unsupported browser, and shows an error on a button press", async () => {
  vi.stubGlobal("CSSLayerBlockRule", undefined);
  Reflect.deleteProperty(window, "CSSLayerBlockRule");
  const alert = vi.fn();
  vi.stubGlobal("alert", alert);
  document.body.innerHTML = '<a href="#wishlist">Wishes</a><button>I bought this</button>';
  // boot.ts is a classic script without exports.
  await vi.importActual("./boot.ts");
  window.dispatchEvent(new Event("load"));
  document.querySelector("a")?.click();
  expect(alert).not.toHaveBeenCalled();
  document.querySelector("button")?.click();
  expect(alert).toHaveBeenCalledWith(expect.stringMatching(/too old/));
  expect(document.querySelector('link[rel="modulepreload"]')).toBeNull();
});

it("shows an error when the app fails to load after a button press", async () => {
  vi.stubGlobal("CSSLayerBlockRule", class {});
  const alert = vi.fn();
  vi.stubGlobal("alert", alert);
  document.body.innerHTML = '<a href="#wishlist" target="_blank">Shop</a><button>Copy</button>';
  vi.resetModules();
  // Without its script element, boot.ts does not know the app's URL.
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

it("replays earlier clicks exactly once", async () => {
  vi.stubGlobal("CSSLayerBlockRule", class {});
  const alert = vi.fn();
  vi.stubGlobal("alert", alert);
  document.body.innerHTML = "<button><b>I bought this</b></button>";
  Reflect.set(window, "giftlingClicks", [document.querySelector("b")]);
  vi.resetModules();
  await vi.importActual("./boot.ts");
  // No app can be loaded in this test.
  await waitFor(() => expect(alert).toHaveBeenCalledTimes(1));
  expect(
    Reflect.get(window, "giftlingClicks"),
    "what comes later is heard by the script itself",
  ).toBeNull();
});

it("uses the page's language", async () => {
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

it("preloads the files for the first tap after the app (rule: first-tap)", async () => {
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
