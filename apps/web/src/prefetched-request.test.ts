import { EARLY_REQUEST_SCRIPT, type PagePath } from "@giftling/domain";
import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchOrUsePrefetchedResponse } from "./prefetched-request.ts";
import { createApp } from "./router.tsx";
import { getPrefetchUrls } from "./ssr/prefetch-urls.ts";

const config = {
  identityProvider: "",
  signUps: "open" as const,
  billing: true,
  contactEmail: "",
  salesEmail: "",
};
const KID = "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a01";

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(`answer ${asked.length} of ${url}`);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  Reflect.deleteProperty(globalThis, "giftlingCall");
});

/** Runs the inline script in a page's head. `search` is the URL's query. */
async function runHead(path: PagePath, search = ""): Promise<void> {
  const { call, kidCall } = await getPrefetchUrls(path, config);
  const dataset = kidCall === null ? { call } : { call, kidCall };
  const run = new Function("document", "location", EARLY_REQUEST_SCRIPT);
  run({ currentScript: { dataset } }, { search });
}

/** Resolves with the URL of the app's first request. */
function firstOfApp(url: string): Promise<string> {
  Reflect.deleteProperty(globalThis, "giftlingCall");
  return new Promise((resolve, reject) => {
    vi.stubGlobal("fetch", (read: string) => {
      resolve(read);
      return new Promise(() => undefined);
    });
    const history = createMemoryHistory({ initialEntries: [url] });
    createApp(undefined, history).router.load().catch(reject);
  });
}

test.each<[path: PagePath, search: string]>([
  ["/dashboard", ""],
  ["/dashboard", `?kid=${KID}`],
  ["/dashboard/wishlist", ""],
  ["/dashboard/wishlist", `?kid=${KID}`],
  ["/dashboard/giving", `?kid=${KID}`],
  ["/dashboard/news", `?kid=${KID}`],
  ["/settings", ""],
  ["/settings", `?kid=${KID}`],
  ["/settings/people", ""],
  ["/subscription", ""],
  ["/referrals", ""],
  ["/onboarding", ""],
  ["/reactivate", ""],
])("the head of %s%s sends the app's exact first request", async (path, search) => {
  await runHead(path, search);
  const [early = "none", ...more] = asked;
  expect(more).toEqual([]);
  expect(early.includes(KID)).toBe(path.startsWith("/dashboard") && search !== "");
  expect(await firstOfApp(`${path}${search}`)).toBe(early);
});

test("the dashboard's head requests the same first kid as the dashboard", async () => {
  window.localStorage.setItem("giftling:first-kid", KID);
  await runHead("/dashboard");
  expect(asked[0]).toContain(KID);
  expect(await firstOfApp("/dashboard")).toBe(asked[0]);
});

test("ignores an invalid kid id in the head", async () => {
  await runHead("/dashboard", "?kid=%22%7D%26");
  expect(asked).toEqual([]);
});

test("uses the prefetched response once, then sends requests", async () => {
  await runHead("/settings");
  const [url = ""] = asked;
  expect(await (await fetchOrUsePrefetchedResponse(url)).text()).toBe(`answer 1 of ${url}`);
  expect(await (await fetchOrUsePrefetchedResponse(url)).text()).toBe(`answer 2 of ${url}`);
});

test("ignores a prefetched response that was not requested first", async () => {
  await runHead("/settings");
  const [url = ""] = asked;
  await fetchOrUsePrefetchedResponse("/trpc/other");
  expect(await (await fetchOrUsePrefetchedResponse(url)).text()).toBe(`answer 3 of ${url}`);
});
