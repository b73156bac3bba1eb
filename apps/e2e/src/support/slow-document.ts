import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Starts a proxy that sends each hub's document in two parts, as a slow connection does. The second part starts with
 * the app's data. `release` sends the second part.
 */
export async function startSlowDocumentProxy(target: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(new URL(url, target));
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "text/plain",
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (url.startsWith("/hub/")) {
      const end = body.indexOf('<script type="application/json"');
      response.write(body.subarray(0, end));
      await held;
      response.end(body.subarray(end));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    release,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
