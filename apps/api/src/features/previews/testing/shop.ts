import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

type Answer =
  | RequestListener
  | { type?: string; headers?: Record<string, string>; body: string | Buffer; status?: number };

/** Starts a local HTTP server that serves the test's pages and records all requests. */
export async function startTestShop(host = "127.0.0.1", port = 0) {
  const pages = new Map<string, Answer>();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    respond(pages.get(request.url ?? "/"), request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const bound = getPort(server.address());
  return {
    port: bound,
    address: `${host}:${bound}`,
    origin: `http://${host}:${bound}`,
    requests,
    paths: () => requests.map((request) => request.url),
    page(path: string, answer: Answer) {
      pages.set(path, answer);
    },
    redirect(path: string, location: string, status = 302) {
      pages.set(path, { status, headers: { location }, body: "" });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The shop has no port");
  return address.port;
}

function respond(answer: Answer | undefined, request: IncomingMessage, response: ServerResponse) {
  if (typeof answer === "function") return answer(request, response);
  const {
    status = 200,
    type = "text/html; charset=utf-8",
    headers = {},
    body,
  } = answer ?? {
    status: 404,
    body: "<title>Page not found</title>",
  };
  response.writeHead(status, { "content-type": type, ...headers }).end(body);
}
