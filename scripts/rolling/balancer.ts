import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

const KEEP_ALIVE_MS = 120_000;

/** Starts a load balancer that forwards requests to local ports in turn, and skips ports that refuse connections. */
export async function startBalancer(port: number, targets: readonly number[]): Promise<void> {
  let turn = 0;

  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    turn += 1;
    const first = turn;
    for (let attempt = 0; attempt < targets.length; attempt += 1) {
      const target = targets[(first + attempt) % targets.length];
      const { method, url: path, headers, socket } = incoming;
      const outgoing = request({
        host: "127.0.0.1",
        port: target,
        method,
        path,
        headers: { ...headers, "x-forwarded-for": socket.remoteAddress },
        agent: false,
      });
      response.once("close", () => outgoing.destroy());
      outgoing.end(body);
      try {
        const [answer]: IncomingMessage[] = await once(outgoing, "response");
        response.writeHead(answer?.statusCode ?? 502, answer?.headers);
        answer?.pipe(response);
        return;
      } catch (error) {
        const isRefused =
          error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
        if (!isRefused) break;
      }
    }
    response.writeHead(502).end();
  }

  const server = createServer((incoming, response) => {
    forward(incoming, response).catch(() => response.destroy());
  });
  // Longer than any pause of a client, because a request on a connection that is being closed fails.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, "localhost");
  await once(server, "listening");
}
