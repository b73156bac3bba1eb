import { FetchProblem, fetchFrom, type Wanted } from "../fetch/fetch.ts";
import { type FetchRules, fetchRules } from "../fetch/rules.ts";
import type { Shop } from "./shop.ts";

export const MB = 1024 * 1024;

/** Requirements of a preview for an HTML page. */
export const HTML: Wanted = {
  accept: "text/html",
  takes: (type) => type === "text/html",
  maxBytes: 2 * MB,
  ifLarger: "cut",
};

/** Returns the production rules with permission to reach one shop on this machine. Unknown host names resolve to the shop. */
export function rulesFor(shop: Shop, names: Record<string, readonly string[]> = {}): FetchRules {
  const literal = (hostname: string) => hostname.replace(/^\[|\]$/g, "");
  return {
    ...fetchRules({ origin: "https://gifts.example", previewTestAddress: shop.address }),
    resolve: async (hostname) =>
      /^[\d[]/.test(hostname) ? [literal(hostname)] : (names[hostname] ?? ["127.0.0.1"]),
  };
}

/** Returns functions that fetch by these rules within `timeout` milliseconds. */
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
