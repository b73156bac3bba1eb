import { createServer } from "node:net";

/** Range of ports below the system's ephemeral ports. The system does not assign these ports to other connections. */
const PORTS = { from: 20_000, count: 10_000 };

export async function findFreePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
  return isFree ? port : findFreePort();
}
