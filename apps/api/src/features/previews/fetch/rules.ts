import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import type { Config } from "../../../core/env/env.ts";
import { isPublicAddress } from "./addresses.ts";

/** Returns all addresses of a host, IPv4 first. Queries name servers only. Tests set `servers`. */
export async function resolveHost(
  hostname: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<string[]> {
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0) return [literal];
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  if (servers) resolver.setServers(servers);
  const stop = () => resolver.cancel();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const asked = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
    const answers = await Promise.allSettled(asked);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Settings of the preview fetcher: allowed addresses, user agent and timeout. */
export type FetchRules = {
  /** Resolves all addresses of a host, once per request. Connections use only the returned addresses. */
  resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Returns whether a connection is allowed. Called for each address before and after connecting. */
  mayConnect(address: string, port: number): boolean;
  userAgent: string;
  /** Timeout of one preview in milliseconds, including redirects, page and picture. */
  timeoutMs: number;
};

/** Returns settings that allow the public internet on ports 80 and 443, and `previewTestAddress` in tests. */
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
