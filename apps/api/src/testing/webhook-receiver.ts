import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type ReceivedEvent = { id: string; type: string; createdAt: string; data: Record<string, unknown> };

/** Starts an HTTP server that receives webhooks. `status` sets the status of the next responses. */
export async function startWebhookReceiver() {
  const received: { path: string; signature: string; body: string }[] = [];
  const reply = { status: 200, location: "", delayMs: 0 };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const signature = String(request.headers["webhook-signature"] ?? "");
      received.push({ path: request.url ?? "", signature, body });
      const { status, location, delayMs } = reply;
      const headers = location === "" ? {} : { location };
      setTimeout(() => response.writeHead(status, headers).end("thanks"), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    reply,
    url: `http://127.0.0.1:${port}/hooks`,
    /** Returns the received webhook events. Throws for an event with a signature that does not match `secret`. */
    verifiedEvents: (secret: string): ReceivedEvent[] =>
      received.map(({ signature, body }) => {
        const [, timestamp = "", v1 = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
        const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
        if (v1 !== expected) throw new Error(`Wrong signature: ${signature}`);
        return JSON.parse(body) as ReceivedEvent;
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
