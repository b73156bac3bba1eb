import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Maximum wait for a port, in milliseconds. Processes of a killed run need some time to exit. */
const MAX_PORT_WAIT_MS = 6_000;

/** Returns the port in an environment variable, or `fallback`. Throws CliError if the value is not a port. */
export function readPortFromEnv(variable: string, fallback: number): number {
  const value = process.env[variable];
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CliError(`${variable}=${value} is not a port. Choose a number from 1 to 65535.`);
}

/** Error that the user can fix, printed as one line without a stack trace. */
export class CliError extends Error {}

/** Waits for a port to become free. Throws CliError after 6 seconds. */
export async function requireFreePort(variable: string, port: number): Promise<void> {
  const deadline = Date.now() + MAX_PORT_WAIT_MS;
  while (!(await isFree(port))) {
    if (Date.now() > deadline) {
      throw new CliError(
        `Port ${port} is taken by another program. Set ${variable} to a free one, for example ${variable}=${port + 100}.`,
      );
    }
    await sleep(200);
  }
}

/** Waits for `count` consecutive ports to become free. Throws CliError if a port is still in use after 6 seconds. */
export async function requireFreePortRange(variable: string, first: number, count: number) {
  for (let port = first; port < first + count; port += 1) await requireFreePort(variable, port);
}

async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    const taken = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      // A machine without IPv6 has no ::1, so only EADDRINUSE means that the port is in use.
      probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
      probe.listen(port, host, () => probe.close(() => resolve(false)));
    });
    if (taken) return false;
  }
  return true;
}
