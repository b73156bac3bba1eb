import { createServer } from "node:net";

/** Ports outside the system's ephemeral range, so that a free one stays free until the process listens. */
const PORTS = { from: 20_000, count: 10_000 };

/** Returns a free port of this machine. */
export async function findFreePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
  return isFree ? port : findFreePort();
}
