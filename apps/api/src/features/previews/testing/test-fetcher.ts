import { FetchError, type FetchRequirements, fetchResource } from "../fetch/fetch.ts";
import { createFetchRules, type FetchRules } from "../fetch/rules.ts";
import type { TestShop } from "./shop.ts";

export const BYTES_PER_MB = 1024 * 1024;

/** Requirements of a preview for an HTML page. */
export const HTML_REQUIREMENTS: FetchRequirements = {
  accept: "text/html",
  takes: (type) => type === "text/html",
  maxBytes: 2 * BYTES_PER_MB,
  ifLarger: "cut",
};

/** Returns the production rules with permission to reach one shop on this machine. Unknown host names resolve to the shop. */
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

/** Returns functions that fetch by these rules within `timeout` milliseconds. */
export function createTestFetcher(rules: FetchRules) {
  const fetch = (url: string, wanted = HTML_REQUIREMENTS, its = rules, timeout = 3_000) =>
    fetchResource(its, url, wanted, AbortSignal.timeout(timeout));
  /** Returns the reason of a refused fetch, or "none". */
  const problem = (...call: Parameters<typeof fetch>) =>
    fetch(...call).then(
      () => "none",
      (error: unknown) => (error instanceof FetchError ? error.problem : error),
    );
  return { fetch, problem };
}
