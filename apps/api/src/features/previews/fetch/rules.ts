import type { Config } from "../../../core/env/env.ts";
import { isPublicAddress } from "./addresses.ts";
import { resolveHost } from "./resolve-host.ts";

/** Settings of the preview fetcher: allowed addresses, user agent and timeout. */
export type FetchRules = {
  /** Resolves all addresses of a host, once per request. Connections use only the returned addresses. */
  resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>;
  /**
   * Returns whether a connection is allowed. The fetcher calls the function for every address before connecting, and
   * for the connected address.
   */
  mayConnect(address: string, port: number): boolean;
  userAgent: string;
  /** Timeout of one preview in milliseconds, including redirects, page and picture. */
  timeoutMs: number;
};

/**
 * Returns fetch settings that allow the public internet on ports 80 and 443. Tests set `previewTestAddress` to also
 * allow a fixture server.
 */
export function createFetchRules(
  config: Pick<Config, "origin" | "previewTestAddress">,
): FetchRules {
  return {
    resolve: (hostname, signal) => resolveHost(hostname, signal),
    mayConnect: (address, port) =>
      ((port === 80 || port === 443) && isPublicAddress(address)) ||
      `${address}:${port}` === config.previewTestAddress,
    userAgent: `Giftling link preview (+${config.origin}/about)`,
    timeoutMs: 5_000,
  };
}
