import type { IncomingMessage, ServerResponse } from "node:http";
import { answerCall } from "./stripe/api.ts";
import { Lifecycle } from "./stripe/lifecycle.ts";
import { checkoutPage } from "./stripe/pages/checkout.ts";
import { overviewPage } from "./stripe/pages/overview.ts";
import { portalPage } from "./stripe/pages/portal.ts";
import { settle } from "./stripe/settle.ts";
import { nowSeconds, Store } from "./stripe/store.ts";
import { advance, answerTestCall, replay } from "./stripe/test-calls.ts";
import { Webhooks } from "./stripe/webhooks.ts";
import { BadRequest, readText } from "./web/http.ts";

/** Keys of the local payment provider, which the app receives. */
export const LOCAL_STRIPE = {
  secretKey: "sk_test_local",
  webhookSecret: "whsec_local",
} as const;

/** Interval between checks for renewals and other due events, in milliseconds. */
const SETTLE_MS = 15_000;

export interface StripeOptions {
  /** Folder where the state is stored. */
  localDir: string;
  /** App's origin. Webhooks are sent to its path /api/stripe/webhook. */
  appOrigin: string;
  /** Origin of the payment provider, such as http://localhost:3001. */
  origin: string;
}

export interface Stripe {
  /** Handles every request below /stripe and every API call below /v1. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): void;
}

/**
 * Creates a payment provider for machines without an external account. It implements the part of Stripe's API that
 * subscriptions need. It also has hosted pages, signed webhooks and a clock that can be advanced.
 */
export function createStripe({ localDir, appOrigin, origin }: StripeOptions): Stripe {
  const store = new Store(localDir);
  const webhooks = new Webhooks(
    store,
    `${appOrigin}/api/stripe/webhook`,
    LOCAL_STRIPE.webhookSecret,
  );
  const emit = webhooks.emit.bind(webhooks);
  const lifecycle = new Lifecycle(store, emit);
  const settleNow = () => settle({ store, emit, lifecycle }, nowSeconds());
  const testTools = { store, lifecycle, webhooks, settle: settleNow };
  const time = {
    advance: (days: number) => advance(testTools, days),
    replay: () => void replay(testTools),
  };
  const catchUp = () => {
    if (settleNow()) store.save();
  };
  const timer = setInterval(catchUp, SETTLE_MS);
  timer.unref();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", origin);
    const path = url.pathname.replace(/^\/stripe(?=\/|$)/, "");
    const [, part = "", id = ""] = path.split("/");
    catchUp();
    const pageTools = { store, lifecycle, emit, appOrigin };
    switch (part) {
      case "":
        return overviewPage(request, response, pageTools, time);
      case "checkout":
        return checkoutPage(request, response, id, pageTools);
      case "portal":
        return portalPage(request, response, id, pageTools);
      case "test":
        if (request.method !== "POST") throw new BadRequest("Please send a POST.");
        return answerTestCall(response, path, await readText(request), testTools);
      default:
        return api(request, response, path, url.search);
    }
  }

  async function api(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> {
    const body = await readText(request);
    const now = nowSeconds();
    const tools = {
      store,
      lifecycle,
      pages: `${origin}/stripe`,
      now,
      emit: (type: string, object: object) => emit(type, object, now),
    };
    answerCall(request, response, tools, { path, query, body });
    if (request.method !== "GET") store.save();
  }

  return {
    handle,
    close() {
      clearInterval(timer);
      webhooks.close();
      store.save();
    },
  };
}
