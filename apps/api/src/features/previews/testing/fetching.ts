import { FetchProblem, fetchFrom, type Wanted } from "../fetch/fetch.ts";
import { type FetchRules, fetchRules } from "../fetch/rules.ts";
import type { Shop } from "./shop.ts";

export const MB = 1024 * 1024;

/** A page as requested by a preview. */
export const HTML: Wanted = {
  accept: "text/html",
  takes: (type) => type === "text/html",
  maxBytes: 2 * MB,
  ifLarger: "cut",
};

/** Returns the real rules with permission to reach one shop of this machine. Unknown names resolve to the shop. */
export function rulesFor(shop: Shop, names: Record<string, readonly string[]> = {}): FetchRules {
  const literal = (hostname: string) => hostname.replace(/^\[|\]$/g, "");
  return {
    ...fetchRules({ origin: "https://gifts.example", previewTestAddress: shop.address }),
    resolve: async (hostname) =>
      /^[\d[]/.test(hostname) ? [literal(hostname)] : (names[hostname] ?? ["127.0.0.1"]),
  };
}

/** Returns a function that fetches within `timeout` milliseconds. */
export function fetcher(rules: FetchRules) {
  const fetch = (url: string, wanted = HTML, its = rules, timeout = 3_000) =>
    fetchFrom(its, url, wanted, AbortSignal.timeout(timeout));
  /** Returns the reason of a refused fetch, or "none". */
  const problem = (...call: Parameters<typeof fetch>) =>
    fetch(...call).then(
      () => "none",
      (error: unknown) => (error instanceof FetchProblem ? error.problem : error),
    );
  return { fetch, problem };
}
