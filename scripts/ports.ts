import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Maximum wait for the processes of a killed start to exit, in milliseconds. */
const PATIENCE_MS = 6_000;

/** Returns the port in an environment variable, or the default. Throws StartError for anything else. */
export function portFrom(variable: string, fallback: number): number {
  const value = process.env[variable];
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(`${variable}=${value} is not a port. Choose a number from 1 to 65535.`);
}

/** Error that a person can fix, printed as one line without a stack. */
export class StartError extends Error {}

/** Waits briefly for a port to be free. Throws StartError with the port and its variable when it stays in use. */
export async function requireFreePort(variable: string, port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isFree(port))) {
    if (Date.now() > deadline) {
      throw new StartError(
        `Port ${port} is taken by another program. Set ${variable} to a free one, for example ${variable}=${port + 100}.`,
      );
    }
    await sleep(200);
  }
}

async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    const taken = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      // Machines without IPv6 have no ::1.
      probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
      probe.listen(port, host, () => probe.close(() => resolve(false)));
    });
    if (taken) return false;
  }
  return true;
}
