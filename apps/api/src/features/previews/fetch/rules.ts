import type { Config } from "../../../env.ts";
import { isPublicAddress } from "./addresses.ts";
import { resolveHost } from "./resolve.ts";

/** How far the fetcher may go. */
export type FetchRules = {
  /** Every address of a host. Asked once for each request; the connection goes to what it answered. */
  resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Asked of every address before connecting, and of the one connected to. */
  mayConnect(address: string, port: number): boolean;
  /** Who asks, in plain words. */
  userAgent: string;
  /** For one preview as a whole: redirects, page and picture. */
  timeoutMs: number;
};

/** The public internet on the web's two ports, and in tests the one fixture server that the settings name. */
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
