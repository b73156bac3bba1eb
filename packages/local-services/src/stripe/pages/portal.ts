import type { IncomingMessage, ServerResponse } from "node:http";
import { type Markup, renderHtml } from "../../web/html.ts";
import { readFormBody, sendRedirect } from "../../web/http.ts";
import { sendNoticePage, sendPage } from "../../web/page.ts";
import { isDeclinedCard } from "../cards.ts";
import type { SubscriptionLifecycle } from "../lifecycle.ts";
import {
  getUnixTime,
  type StripeCustomer,
  type StripePortalSession,
  type StripeSubscription,
} from "../objects.ts";
import type { StripeState } from "../store.ts";
import {
  describeSubscriptionStatus,
  formatAmount,
  formatDate,
  formatPrice,
  parseCardNumber,
  renderCardField,
  renderTestCardHelp,
} from "./format.ts";

const NO_CARD = "That isn’t a card number. Try 4242 4242 4242 4242.";

/** Renders the hosted billing portal, which shows invoices, cancels subscriptions and changes cards. */
export async function renderPortalPage(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  lifecycle: SubscriptionLifecycle,
  appOrigin: string,
): Promise<void> {
  const { state } = lifecycle.store;
  const session = state.portalSessions[id];
  const customer = state.customers[session?.customer ?? ""];
  if (!session || !customer) {
    const text = "Please open your billing again from Giftling.";
    const link = { url: `${appOrigin}/`, label: "Back to Giftling" };
    return sendNoticePage(response, { title: "This page is over", status: 404, text }, link);
  }
  const show = (refused?: { problem: string; typed: string }) =>
    sendPortal(response, { session, customer, state, appOrigin, refused });
  if (request.method !== "POST") return show();
  const form = await readFormBody(request);
  const problem = act(form, customer, lifecycle);
  if (problem) return show({ problem, typed: form.get("card") ?? "" });
  sendRedirect(response, `/stripe/portal/${id}`);
}

/** Performs the action of a submitted billing portal form. Returns an error message for an invalid or declined card. */
function act(
  form: URLSearchParams,
  customer: StripeCustomer,
  lifecycle: SubscriptionLifecycle,
): string | undefined {
  const { store } = lifecycle;
  const at = getUnixTime();
  const action = form.get("do");
  if (action === "card") {
    const last4 = parseCardNumber(form.get("card") ?? "");
    if (!last4) return NO_CARD;
    if (isDeclinedCard(last4)) return "Your card was declined.";
    lifecycle.addDefaultCard(customer.id, last4, at);
  }
  const subscription = store.state.subscriptions[form.get("subscription") ?? ""];
  if (subscription?.customer === customer.id && isLive(subscription)) {
    if (action === "cancel") cancel(subscription, lifecycle, at);
    if (action === "resume") lifecycle.setCancelAtPeriodEnd(subscription, false, at);
  }
  store.save();
  return undefined;
}

/** Ends an active or trialing subscription at the end of its period. Ends any other subscription immediately. */
function cancel(
  subscription: StripeSubscription,
  lifecycle: SubscriptionLifecycle,
  at: number,
): void {
  const hasPeriod = subscription.status === "active" || subscription.status === "trialing";
  if (hasPeriod) lifecycle.setCancelAtPeriodEnd(subscription, true, at);
  else lifecycle.end(subscription, at, "cancellation_requested");
}

const isLive = ({ status }: StripeSubscription) => status !== "canceled";

function sendPortal(
  response: ServerResponse,
  shown: {
    session: StripePortalSession;
    customer: StripeCustomer;
    state: StripeState;
    appOrigin: string;
    refused: { problem: string; typed: string } | undefined;
  },
): void {
  const { session, customer, appOrigin, refused } = shown;
  const { subscriptions, paymentMethods, invoices, products } = shown.state;
  const own = Object.values(subscriptions).filter((each) => each.customer === customer.id);
  const card = paymentMethods[customer.invoice_settings.default_payment_method ?? ""]?.card;
  const paid = Object.values(invoices)
    .filter((invoice) => invoice.customer === customer.id && invoice.total > 0)
    .toReversed();
  const action = `/stripe/portal/${session.id}`;
  sendPage(response, {
    title: "Billing",
    status: refused ? 422 : 200,
    formTargets: [appOrigin],
    body: renderHtml`<h1>Your billing</h1>
<p class="soft">This stands in for the payment provider’s page while Giftling runs on your machine. No money moves.</p>
<div class="stack">
${own.toReversed().map((each) => subscriptionCard(each, action, products[each.items.data[0].price.product]?.name ?? "Subscription"))}
<section class="card"><h2>Card</h2>
<p>${card ? `Card ending in ${card.last4}.` : "There is no card yet."}</p>
<form class="fields" method="post" action="${action}">
<input type="hidden" name="do" value="card">
${renderCardField("New card number", "What is left unpaid is paid with it at once.", refused?.typed ?? "4242 4242 4242 4242", refused?.problem)}
<button class="button" type="submit">Update card</button>
</form>
${renderTestCardHelp()}
</section>
${
  paid.length > 0
    ? renderHtml`<section class="card"><h2>Invoices</h2><dl class="facts">${paid.map((invoice) => renderHtml`<dt>${formatDate(invoice.created)}</dt><dd>${formatAmount(invoice.total, invoice.currency)}, ${invoice.status}</dd>`)}</dl></section>`
    : undefined
}
<p><a class="button quiet" href="${session.return_url ?? `${appOrigin}/`}">Return to Giftling</a></p>
</div>`,
  });
}

function subscriptionCard(subscription: StripeSubscription, action: string, name: string): Markup {
  const button = (what: string, words: string) =>
    renderHtml`<form method="post" action="${action}"><input type="hidden" name="do" value="${what}"><input type="hidden" name="subscription" value="${subscription.id}"><button class="button quiet" type="submit">${words}</button></form>`;
  const ends = subscription.cancel_at_period_end;
  return renderHtml`<section class="card"><h2>${name}</h2>
<p>${formatPrice(subscription.items.data[0].price)}</p>
<p class="soft">${describeSubscriptionStatus(subscription)}</p>
${isLive(subscription) ? (ends ? button("resume", "Resume") : button("cancel", "Cancel subscription")) : undefined}
</section>`;
}
