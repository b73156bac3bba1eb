import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";

/**
 * Returns all addresses of a host, IPv4 first, or an empty list for an unknown name. Queries name servers only and
 * ignores the hosts file. Tests set `servers` to replace the system's name servers.
 */
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
