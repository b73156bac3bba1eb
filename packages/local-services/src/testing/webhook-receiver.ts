import { createServer, type Server } from "node:http";
import Stripe from "stripe";
import { LOCAL_STRIPE_KEYS } from "../stripe.ts";

/**
 * HTTP server that receives webhooks in place of the app. The server responds to the first `refusals` webhooks with
 * status 500.
 */
export class WebhookReceiver {
  readonly events: Stripe.Event[] = [];
  refusals = 0;
  origin = "";
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      if (this.refusals > 0) {
        this.refusals -= 1;
        response.writeHead(500).end();
        return;
      }
      const { webhooks } = new Stripe(LOCAL_STRIPE_KEYS.secretKey);
      const header = request.headers["stripe-signature"] ?? "";
      this.events.push(
        webhooks.constructEvent(Buffer.concat(chunks), header, LOCAL_STRIPE_KEYS.webhookSecret),
      );
      response.writeHead(200).end();
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    const address = this.#server.address();
    this.origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  }

  types(): string[] {
    return this.events.map(({ type }) => type);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
