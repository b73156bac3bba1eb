import { createServer, type Socket } from "node:net";
import type { ProductProcess } from "../deep/product.ts";
import { getNeighborPort } from "./scenario.ts";

/** Runs `work` while a server on the neighbor's port accepts every connection and sends nothing. */
export async function runBesideSilentServer<T>(
  product: ProductProcess,
  work: () => Promise<T>,
): Promise<T> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined).resume());
  });
  await new Promise<void>((resolve) =>
    server.listen(getNeighborPort(product), "127.0.0.1", resolve),
  );
  try {
    return await work();
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}
