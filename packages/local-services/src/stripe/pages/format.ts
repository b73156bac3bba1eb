import { type Markup, renderHtml } from "../../web/html.ts";
import { getSubscriptionCost } from "../lifecycle.ts";
import type { StripePrice, StripeSubscription } from "../objects.ts";

const DATE = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric" });

/** Formats a Unix time in seconds as an American date, such as "March 14, 2026". */
export const formatDate = (seconds: number): string => DATE.format(new Date(seconds * 1_000));

export const formatAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

export function formatPrice(price: StripePrice): string {
  const { interval, interval_count: count } = price.recurring;
  const period = count === 1 ? interval : `${count} ${interval}s`;
  return `${formatAmount(price.unit_amount, price.currency)} per ${period}`;
}

/** Returns a sentence about a subscription's status and next payment. */
export function describeSubscriptionStatus(subscription: StripeSubscription): string {
  const [{ current_period_end: end }] = subscription.items.data;
  const cost = formatAmount(getSubscriptionCost(subscription), subscription.currency);
  switch (subscription.status) {
    case "trialing":
      return subscription.cancel_at_period_end
        ? `Free trial, ends on ${formatDate(end)} and won’t go on.`
        : `Free trial until ${formatDate(end)}, then ${cost} if there is a card.`;
    case "active":
      return subscription.cancel_at_period_end
        ? `Paid until ${formatDate(end)}, then it ends.`
        : `Renews on ${formatDate(end)} for ${cost}.`;
    case "past_due":
      return "The last payment failed. Update the card to go on.";
    default:
      return `Ended${subscription.ended_at ? ` on ${formatDate(subscription.ended_at)}` : ""}.`;
  }
}

/** Renders a collapsed list of test card numbers with each card's behavior. */
export function renderTestCardHelp(): Markup {
  return renderHtml`<details class="help"><summary>Card numbers to try</summary>
<ul>
<li><code>4242 4242 4242 4242</code> pays.</li>
<li><code>4000 0000 0000 0002</code> is declined.</li>
<li><code>4000 0000 0000 0341</code> is accepted, and declined when it is charged.</li>
<li><code>4000 0000 0000 0259</code> pays, and the charge is disputed.</li>
</ul></details>`;
}

/** Renders the input for a card number. `problem` is a validation error. */
export function renderCardField(
  label: string,
  hint: string,
  value: string,
  problem?: string,
): Markup {
  return renderHtml`${problem ? renderHtml`<p class="alert" role="alert" id="problem">${problem}</p>` : undefined}
<label>${label}
<span class="hint">${hint}</span>
<input type="text" name="card" value="${value}" inputmode="numeric" autocomplete="off" maxlength="30"${problem ? renderHtml` aria-invalid="true" aria-describedby="problem"` : undefined}>
</label>`;
}

/** Returns the last four digits of a card number, null for an invalid number, or undefined for an empty field. */
export function parseCardNumber(typed: string): string | null | undefined {
  const digits = typed.replaceAll(/[\s-]/g, "");
  if (digits === "") return undefined;
  return /^\d{14,19}$/.test(digits) ? digits.slice(-4) : null;
}
