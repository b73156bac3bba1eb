import { FetchError, type FetchRequirements, fetchResource } from "../fetch/fetch.ts";
import { createFetchRules, type FetchRules } from "../fetch/rules.ts";
import type { TestShop } from "./shop.ts";

export const BYTES_PER_MB = 1024 * 1024;

export const HTML_REQUIREMENTS: FetchRequirements = {
  accept: "text/html",
  takes: (type) => type === "text/html",
  maxBytes: 2 * BYTES_PER_MB,
  ifLarger: "cut",
};

/** Returns the fetch settings of production, but unknown host names resolve to the test shop. */
export function createShopFetchRules(
  shop: TestShop,
  names: Record<string, readonly string[]> = {},
): FetchRules {
  const literal = (hostname: string) => hostname.replace(/^\[|\]$/g, "");
  return {
    ...createFetchRules({ origin: "https://gifts.example", previewTestAddress: shop.address }),
    resolve: async (hostname) =>
      /^[\d[]/.test(hostname) ? [literal(hostname)] : (names[hostname] ?? ["127.0.0.1"]),
  };
}

/** Returns functions that fetch a URL. By default, `rules` are the fetch settings and the timeout is 3,000 ms. */
export function createTestFetcher(rules: FetchRules) {
  const fetch = (url: string, wanted = HTML_REQUIREMENTS, its = rules, timeout = 3_000) =>
    fetchResource(its, url, wanted, AbortSignal.timeout(timeout));
  /** Returns the problem code of a failed fetch, or "none" after a successful fetch. */
  const problem = (...call: Parameters<typeof fetch>) =>
    fetch(...call).then(
      () => "none",
      (error: unknown) => (error instanceof FetchError ? error.problem : error),
    );
  return { fetch, problem };
}
