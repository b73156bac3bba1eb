import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

// happy-dom has no `alert`. boot.ts calls `alert` when an import fails, which can happen after a test has ended.
Object.assign(globalThis, { alert: () => {} });

const targets: EventTarget[] = [document, window];
let heard: (() => void)[] = [];

// boot.ts never removes its event listeners, but the tests share one document.
beforeEach(() => {
  heard = [];
  document.documentElement.lang = "en";
  setFiles({ modules: "" });
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
      add(type, listener, options);
      heard.push(() => target.removeEventListener(type, listener, options));
    });
  }
});
/** Sets the attributes that the API renders on the `script` element of boot.ts. */
function setFiles(files: { modules: string; events?: string }): void {
  const script = document.createElement("script");
  Object.assign(script.dataset, files);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
}
afterEach(() => {
  for (const forget of heard) forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
  for (const link of document.head.querySelectorAll("link")) link.remove();
  document.documentElement.removeAttribute("style");
  history.replaceState(null, "", location.pathname);
  sessionStorage.clear();
});

/** Runs boot.ts on a hub, as in a browser that becomes idle after the page has loaded. */
async function openIdleHub(events = ""): Promise<void> {
  vi.stubGlobal("CSSLayerBlockRule", class {});
  vi.stubGlobal("alert", vi.fn());
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  document.body.innerHTML = '<form id="giving"></form>';
  setFiles({ modules: "/app.js", events });
  vi.resetModules();
  await vi.importActual("./boot.ts");
  window.dispatchEvent(new Event("load"));
}

/** Returns the URLs of the preloaded scripts. boot.ts preloads each script in a separate task. */
async function readPreloads(): Promise<(string | null)[]> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const links = document.head.querySelectorAll('link[rel="modulepreload"]');
  return [...links].map((link) => link.getAttribute("href"));
}

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
  // Importing the app fails in this test.
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

it("loads the app of a hub on the first interaction, not when the page is idle (rule: first-tap)", async () => {
  await openIdleHub();
  expect(await readPreloads()).toEqual([]);
  document.dispatchEvent(new Event("pointermove"));
  expect(await readPreloads()).toEqual(["/app.js"]);
});

it.each([
  ["this browser's gifts", () => document.documentElement.style.setProperty("--own", "60px")],
  ["a dialog in the history", () => history.replaceState({ dialog: "get" }, "")],
  ["the form in the URL's fragment", () => history.replaceState(null, "", "#get-updates")],
  ["what the tab has stored", () => sessionStorage.setItem("giftling:followed", "1 wish w1")],
])("loads the app of an idle hub that shows %s", async (_what, prepare) => {
  prepare();
  await openIdleHub();
  expect(await readPreloads()).toEqual(["/app.js"]);
});

it("loads the app when the hub's data changes, and closes the stream when the app starts (rule: live-pages)", async () => {
  const streams: TestEventSource[] = [];
  class TestEventSource extends EventTarget {
    readonly url: string;
    readonly close = vi.fn();
    constructor(url: string) {
      super();
      this.url = url;
      streams.push(this);
    }
  }
  vi.stubGlobal("EventSource", TestEventSource);
  await openIdleHub("/api/hub/rivera/events?kid=k1&");
  const [stream] = streams;
  expect(stream?.url).toMatch(/^\/api\/hub\/rivera\/events\?kid=k1&since=\d{4,}$/);
  expect(await readPreloads()).toEqual([]);
  stream?.dispatchEvent(new Event("change"));
  expect(await readPreloads()).toEqual(["/app.js"]);
  expect(stream?.close).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("giftling:starting"));
  expect(stream?.close).toHaveBeenCalledOnce();
});

it.each([
  ["a slow connection", { effectiveType: "3g", saveData: false }, false],
  ["saved data", { effectiveType: "4g", saveData: true }, false],
  ["a fast connection", { effectiveType: "4g", saveData: false }, true],
])(
  "with %s, a hub loads the app before a tap that needs it: %o %s (rule: first-tap)",
  async (_what, connection, isLoaded) => {
    vi.stubGlobal("CSSLayerBlockRule", class {});
    vi.stubGlobal("alert", vi.fn());
    vi.stubGlobal("navigator", { connection });
    document.body.innerHTML =
      '<form id="giving"></form><button form="giving">Give</button><button id="share">Share</button>';
    setFiles({ modules: "/app.js" });
    vi.resetModules();
    await vi.importActual("./boot.ts");
    const preloads = () => document.head.querySelectorAll('link[rel="modulepreload"]').length;
    document.querySelector("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    document.querySelector("button")?.dispatchEvent(new Event("click", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(preloads() > 0).toBe(isLoaded);
    document.getElementById("share")?.click();
    await waitFor(() => expect(preloads()).toBeGreaterThan(0));
  },
);

it("opens the form of a followed wish after a second on a slow connection, without the app", async () => {
  vi.stubGlobal("CSSLayerBlockRule", class {});
  vi.stubGlobal("navigator", { connection: { effectiveType: "2g", saveData: false } });
  document.body.innerHTML = `<form id="giving"></form>
    <div><a href="#shop" target="_blank">View</a><button form="giving" name="get" value="w1">Get</button></div>`;
  vi.resetModules();
  await vi.importActual("./boot.ts");
  const pressed = vi.fn();
  document.querySelector("button")?.addEventListener("click", pressed);
  vi.useFakeTimers();
  document.querySelector("a")?.click();
  vi.advanceTimersByTime(999);
  expect(pressed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.head.querySelector('link[rel="modulepreload"]')).toBeNull();
});

it("does not replay a tap that has opened a form without the app (rule: first-tap)", async () => {
  vi.stubGlobal("CSSLayerBlockRule", class {});
  vi.stubGlobal("navigator", {});
  document.body.innerHTML =
    '<form id="giving"></form><button form="giving" id="get">Give</button><button id="share">Share</button>';
  vi.resetModules();
  await vi.importActual("./boot.ts");
  const replayed: string[] = [];
  for (const button of document.querySelectorAll("button")) button.click();
  document.dispatchEvent(new Event("giftling:starting"));
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element) replayed.push(target.id);
  });
  // The replay runs in a task. The task must run before the app's import fails, because a failed import drops the taps.
  vi.useFakeTimers();
  document.dispatchEvent(new Event("giftling:started"));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(replayed).toEqual(["share"]);
});

it("shows an error when the connection breaks while the document loads", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("CSSLayerBlockRule", class {});
  vi.stubGlobal("alert", vi.fn());
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  document.body.innerHTML = "<button>Share</button>";
  vi.resetModules();
  await vi.importActual("./boot.ts");
  const button = document.querySelector("button");
  button?.click();
  expect(button?.getAttribute("aria-busy")).toBe("true");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(alert).toHaveBeenCalledWith("Please check your connection, then load the page again.");
  expect(button?.getAttribute("aria-busy")).toBeNull();
  vi.useRealTimers();
});
