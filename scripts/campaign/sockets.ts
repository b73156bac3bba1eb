import { connect, type Socket } from "node:net";
import type { ProductProcess } from "../deep/product.ts";

/** Opens `count` connections and writes `text` to each. `read` is whether they read the responses. */
export function openSockets(
  { origin }: ProductProcess,
  count: number,
  text: string,
  read: boolean,
): Socket[] {
  const { hostname, port } = new URL(origin);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    if (read) socket.resume();
    else socket.pause();
    socket.write(text);
    return socket;
  });
}

/** Returns the request line and the Host header of a request to the product. */
export const createRequestHead = (
  { origin }: ProductProcess,
  method: string,
  path: string,
): string => `${method} ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n`;
