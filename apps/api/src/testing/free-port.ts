import { createServer } from "node:net";

/** Ports that no system uses for outgoing connections: a free one stays free until the process listens there. */
const PORTS = { from: 20_000, count: 10_000 };

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
