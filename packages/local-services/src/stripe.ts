import type { IncomingMessage, ServerResponse } from "node:http";
import { dispatchApiCall } from "./stripe/api.ts";
import { processDueBilling } from "./stripe/due-actions.ts";
import { SubscriptionLifecycle } from "./stripe/lifecycle.ts";
import { getUnixTime } from "./stripe/objects.ts";
import { renderCheckoutPage } from "./stripe/pages/checkout.ts";
import { renderOverviewPage } from "./stripe/pages/overview.ts";
import { renderPortalPage } from "./stripe/pages/portal.ts";
import { StripeStore } from "./stripe/store.ts";
import { dispatchTestCall } from "./stripe/test-calls.ts";
import { WebhookDelivery } from "./stripe/webhooks.ts";
import { BadRequestError, readTextBody } from "./web/http.ts";

/** API key and webhook secret of the local payment provider. The app's configuration contains both values. */
export const LOCAL_STRIPE_KEYS = {
  secretKey: "sk_test_local",
  webhookSecret: "whsec_local",
} as const;

/** Interval between checks for due renewals, retries and expirations, in milliseconds. */
const SETTLE_MS = 15_000;

export type LocalStripe = ReturnType<typeof createLocalStripe>;

/**
 * Creates a local payment provider for development without a Stripe account. The provider implements the subset of
 * Stripe's API that subscriptions need, with hosted pages, signed webhooks and a clock that can be advanced.
 */
export function createLocalStripe({
  localDir,
  appOrigin,
  origin,
}: {
  /** Folder of the file that stores the payment provider's state. */
  localDir: string;
  /** Origin of the app. The payment provider sends webhooks to /api/stripe/webhook at this origin. */
  appOrigin: string;
  origin: string;
}) {
  const store = new StripeStore(localDir);
  const webhooks = new WebhookDelivery(
    store,
    `${appOrigin}/api/stripe/webhook`,
    LOCAL_STRIPE_KEYS.webhookSecret,
  );
  const lifecycle = new SubscriptionLifecycle(store, webhooks);
  const catchUp = () => {
    if (processDueBilling(lifecycle)) store.save();
  };
  const timer = setInterval(catchUp, SETTLE_MS);
  timer.unref();

  /** Handles a request whose path begins with /stripe or /v1. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", origin);
    const path = url.pathname.replace(/^\/stripe(?=\/|$)/, "");
    const [, part = "", id = ""] = path.split("/");
    catchUp();
    switch (part) {
      case "":
        return renderOverviewPage(request, response, lifecycle);
      case "checkout":
        return renderCheckoutPage(request, response, id, lifecycle, appOrigin);
      case "portal":
        return renderPortalPage(request, response, id, lifecycle, appOrigin);
      case "test":
        if (request.method !== "POST") throw new BadRequestError("Please send a POST.");
        return dispatchTestCall(response, path, await readTextBody(request), lifecycle);
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
    const body = await readTextBody(request);
    const now = getUnixTime();
    const tools = {
      store,
      lifecycle,
      pages: `${origin}/stripe`,
      now,
      emit: (type: string, object: object) => webhooks.emit(type, object, now),
    };
    dispatchApiCall(request, response, tools, { path, query, body });
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
