import { createServer, type Socket } from "node:net";
import type { Product } from "../deep/product.ts";
import { neighbourPort } from "./scenario.ts";

/** Runs `work` while a server on the neighbor's port accepts every connection and sends nothing. */
export async function besideSilence<T>(product: Product, work: () => Promise<T>): Promise<T> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined).resume());
  });
  await new Promise<void>((resolve) => server.listen(neighbourPort(product), "127.0.0.1", resolve));
  try {
    return await work();
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}
