import type { ServerResponse } from "node:http";
import { BadRequestError, sendJson } from "../web/http.ts";
import type { SubscriptionLifecycle } from "./lifecycle.ts";
import { getNowSeconds, type StripeStore } from "./store.ts";
import type { WebhookDelivery } from "./webhooks.ts";
import type { Charge } from "./wire.ts";

const MOST_DAYS = 3_650;

interface Tools {
  store: StripeStore;
  lifecycle: SubscriptionLifecycle;
  webhooks: WebhookDelivery;
  /** Performs all actions that are due now. Returns whether any action was due. */
  settle: () => boolean;
}

/**
 * Handles the calls that only the local provider has. These calls advance the clock, send events again or dispute a charge.
 * `body` is JSON.
 */
export function handleTestCall(
  response: ServerResponse,
  path: string,
  body: string,
  tools: Tools,
): void {
  sendJson(response, 200, act(path, fieldsOf(body), tools));
  tools.store.save();
}

/**
 * Advances the clock: moves all stored times into the past, performs the actions that are now due, and sends the resulting
 * events to the app.
 */
export function advanceClock({ store, webhooks, settle }: Tools, days: number): void {
  // Rounds to whole seconds, because all stored times are whole seconds.
  store.redate(Math.round(days * 86_400) / 86_400);
  for (const subscription of Object.values(store.state.subscriptions)) {
    if (!store.state.customers[subscription.customer]) continue;
    webhooks.emit("customer.subscription.updated", subscription, getNowSeconds());
  }
  settle();
  store.save();
}

/** Sends all stored events again. Returns the number of events. */
export function replayEvents({ store, webhooks }: Tools): number {
  const ids = Object.keys(store.state.events);
  for (const id of ids) webhooks.send(id);
  store.save();
  return ids.length;
}

function act(path: string, fields: Record<string, unknown>, tools: Tools): object {
  const { store, lifecycle } = tools;
  if (path === "/test/clock") {
    const { advanceDays } = fields;
    if (typeof advanceDays !== "number" || !(advanceDays > 0) || advanceDays > MOST_DAYS) {
      throw new BadRequestError(`advanceDays must be a number above 0, ${MOST_DAYS} at most.`);
    }
    advanceClock(tools, advanceDays);
    return { advanceDays };
  }
  if (path === "/test/replay") {
    return { sent: replayEvents(tools) };
  }
  if (path === "/test/dispute") {
    const charge = chargeOf(store, fields);
    lifecycle.dispute(charge, getNowSeconds());
    return { charge: charge.id };
  }
  throw new BadRequestError(
    "There are /stripe/test/clock, /stripe/test/replay and /stripe/test/dispute.",
  );
}

/** Returns the charge with the given id. Without an id, returns the customer's latest paid charge. */
function chargeOf(store: StripeStore, { charge, customer }: Record<string, unknown>): Charge {
  const found = Object.values(store.state.charges).findLast(
    (each) => each.id === charge || (each.customer === customer && each.paid),
  );
  if (!found) throw new BadRequestError("Name a charge, or a customer with a paid one.");
  return found;
}

function fieldsOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = body === "" ? {} : JSON.parse(body);
    if (value !== null && typeof value === "object") return { ...value };
  } catch {
    // The error is thrown below.
  }
  throw new BadRequestError("Please send a JSON object.");
}
