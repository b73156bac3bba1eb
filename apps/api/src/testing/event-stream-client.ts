import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Opens a stream of server-sent events on a listening app. `text` and `events` return everything received up to the
 * call. `ended` resolves when the app ends the stream.
 */
export async function openEventStream(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string> = {},
) {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", path, headers, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve).once("error", reject).end();
  });
  sent.on("error", () => undefined);
  let text = "";
  let hasEnded = false;
  response.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  const ended = new Promise<void>((resolve) => {
    response.once("close", () => {
      hasEnded = true;
      resolve();
    });
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    events: () => text.split("\n").filter((line) => line === "event: change").length,
    ended,
    hasEnded: () => hasEnded,
    close: () => void sent.destroy(),
  };
}
