import { MAX_PAYMENT_ATTEMPTS, type SubscriptionLifecycle } from "./lifecycle.ts";
import { getUnixTime, type StripeSubscription } from "./objects.ts";

/** Expires Checkout Sessions and advances subscriptions to the current time. Returns whether any changed. */
export function processDueBilling(lifecycle: SubscriptionLifecycle): boolean {
  const now = getUnixTime();
  let hasChanged = expireSessions(lifecycle, now);
  for (const subscription of Object.values(lifecycle.store.state.subscriptions)) {
    // Each step handles one period or payment attempt. The limit prevents an endless loop.
    for (let steps = 0; steps < 1_000 && step(lifecycle, subscription, now); steps += 1) {
      hasChanged = true;
    }
  }
  return hasChanged;
}

function expireSessions({ store, webhooks }: SubscriptionLifecycle, now: number): boolean {
  const due = Object.values(store.state.sessions).filter(
    ({ status, expires_at }) => status === "open" && expires_at <= now,
  );
  for (const session of due) {
    session.status = "expired";
    session.url = null;
    webhooks.emit("checkout.session.expired", session, now);
  }
  return due.length > 0;
}

function step(
  lifecycle: SubscriptionLifecycle,
  subscription: StripeSubscription,
  now: number,
): boolean {
  const [{ current_period_end: end }] = subscription.items.data;
  switch (subscription.status) {
    case "trialing":
      if (end > now) return false;
      lifecycle.endTrial(subscription, end);
      return true;
    case "active":
      if (end > now) return false;
      if (subscription.cancel_at_period_end) {
        lifecycle.end(subscription, end, "cancellation_requested");
      } else lifecycle.renew(subscription, end);
      return true;
    case "past_due":
      return retry(lifecycle, subscription, now);
    default:
      return false;
  }
}

function retry(
  lifecycle: SubscriptionLifecycle,
  subscription: StripeSubscription,
  now: number,
): boolean {
  const invoice = lifecycle.store.state.invoices[subscription.latest_invoice ?? ""];
  const at = invoice?.next_payment_attempt;
  if (invoice?.status !== "open" || !at || at > now) return false;
  const isPaid = lifecycle.pay(invoice, at);
  if (!isPaid && invoice.attempt_count >= MAX_PAYMENT_ATTEMPTS) {
    lifecycle.end(subscription, at, "payment_failed");
  }
  return true;
}
