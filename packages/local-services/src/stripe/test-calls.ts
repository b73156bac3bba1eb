import type { ServerResponse } from "node:http";
import { z } from "zod";
import { BadRequestError, sendJson } from "../web/http.ts";
import { processDueBilling } from "./due-actions.ts";
import type { SubscriptionLifecycle } from "./lifecycle.ts";
import { getUnixTime } from "./objects.ts";

const MOST_DAYS = 3_650;

/** Handles a test call that advances the clock, resends events or disputes a charge. `body` is JSON. */
export function dispatchTestCall(
  response: ServerResponse,
  path: string,
  body: string,
  lifecycle: SubscriptionLifecycle,
): void {
  sendJson(response, 200, act(path, body, lifecycle));
  lifecycle.store.save();
}

/** Advances the clock by moving all stored times into the past. Performs due actions and sends their events. */
export function advanceClock(lifecycle: SubscriptionLifecycle, days: number): void {
  const { store, webhooks } = lifecycle;
  // Rounds to whole seconds, because all stored times are whole seconds.
  store.moveTimesIntoPast(Math.round(days * 86_400));
  for (const subscription of Object.values(store.state.subscriptions)) {
    if (!store.state.customers[subscription.customer]) continue;
    webhooks.emit("customer.subscription.updated", subscription, getUnixTime());
  }
  processDueBilling(lifecycle);
  store.save();
}

/** Sends all stored events again. Returns the number of events. */
export function replayEvents({ store, webhooks }: SubscriptionLifecycle): number {
  const ids = Object.keys(store.state.events);
  for (const id of ids) webhooks.send(id);
  store.save();
  return ids.length;
}

function act(path: string, body: string, lifecycle: SubscriptionLifecycle): object {
  const { advanceDays, charge: id, customer } = parseFields(body);
  if (path === "/test/clock" && advanceDays !== undefined) {
    advanceClock(lifecycle, advanceDays);
    return { advanceDays };
  }
  if (path === "/test/replay") return { sent: replayEvents(lifecycle) };
  if (path === "/test/dispute") {
    // Without an id, disputes the customer's latest paid charge.
    const charge = Object.values(lifecycle.store.state.charges).findLast(
      (each) => each.id === id || (each.customer === customer && each.paid),
    );
    if (!charge) throw new BadRequestError("Name a charge, or a customer with a paid one.");
    lifecycle.dispute(charge, getUnixTime());
    return { charge: charge.id };
  }
  throw new BadRequestError(
    "There are /stripe/test/clock, /stripe/test/replay and /stripe/test/dispute.",
  );
}

const FIELDS = z.object({
  advanceDays: z.number().positive().max(MOST_DAYS).optional(),
  charge: z.string().optional(),
  customer: z.string().optional(),
});

function parseFields(body: string): z.output<typeof FIELDS> {
  try {
    return FIELDS.parse(JSON.parse(body || "{}"));
  } catch {
    throw new BadRequestError(
      `Please send a JSON object. advanceDays must be a number above 0, ${MOST_DAYS} at most.`,
    );
  }
}
