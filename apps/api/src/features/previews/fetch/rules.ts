import type { Config } from "../../../env.ts";
import { isPublicAddress } from "./addresses.ts";
import { resolveHost } from "./resolve.ts";

/** Limits of the fetcher. */
export type FetchRules = {
  /** Resolves all addresses of a host, once per request. The connection uses the result. */
  resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Called for every address before connecting, and for the connected one. */
  mayConnect(address: string, port: number): boolean;
  /** Value of the User-Agent header. */
  userAgent: string;
  /** Timeout of one preview in total: redirects, page and picture. */
  timeoutMs: number;
};

/** Returns rules for the public internet on ports 80 and 443, and in tests for the configured fixture server. */
export function fetchRules(config: Pick<Config, "origin" | "previewTestAddress">): FetchRules {
  return {
    resolve: (hostname, signal) => resolveHost(hostname, signal),
    mayConnect: (address, port) =>
      ((port === 80 || port === 443) && isPublicAddress(address)) ||
      `${address}:${port}` === config.previewTestAddress,
    userAgent: `Giftling link preview (+${config.origin}/about)`,
    timeoutMs: 5_000,
  };
}
