import type { IncomingMessage, ServerResponse } from "node:http";
import { type Markup, renderHtml } from "../../web/html.ts";
import { readFormBody, sendRedirect } from "../../web/http.ts";
import { sendPage } from "../../web/page.ts";
import type { SubscriptionLifecycle } from "../lifecycle.ts";
import type { StripeCustomer } from "../objects.ts";
import type { StripeState } from "../store.ts";
import { advanceClock, replayEvents } from "../test-calls.ts";
import { describeSubscriptionStatus } from "./format.ts";

/** Buttons that advance the test clock. 15 days end a trial, and 32 days end a billing month. */
const CLOCK_STEPS = [
  { days: 1, words: "Let a day pass" },
  { days: 15, words: "Let 15 days pass" },
  { days: 32, words: "Let 32 days pass" },
];

/** Renders an overview of all subscriptions, with buttons that advance the test clock and resend events. */
export async function renderOverviewPage(
  request: IncomingMessage,
  response: ServerResponse,
  lifecycle: SubscriptionLifecycle,
): Promise<void> {
  if (request.method === "POST") {
    const form = await readFormBody(request);
    const wait = CLOCK_STEPS.find(({ days }) => String(days) === form.get("days"));
    if (wait) advanceClock(lifecycle, wait.days);
    else if (form.get("do") === "replay") replayEvents(lifecycle);
    return sendRedirect(response, "/stripe");
  }
  const { customers: customersById, subscriptions } = lifecycle.store.state;
  const customers = Object.values(customersById).toReversed();
  sendPage(response, {
    title: "Payments",
    width: "wide",
    body: renderHtml`<h1>Payments</h1>
<p class="soft">This stands in for the payment provider while Giftling runs on your machine. No money moves. Checkout and billing are reached from Giftling itself.</p>
<div class="stack">
<section class="card"><h2>Time</h2>
<p class="soft">Trials end, plans renew and cards fail as time passes. Giftling hears of it at once.</p>
<div class="actions">
${CLOCK_STEPS.map(({ days, words }) => button("days", String(days), words))}
${button("do", "replay", "Send every event again")}
</div></section>
${customers.length > 0 ? customers.map((customer) => customerCard(customer, subscriptions)) : renderHtml`<section class="card"><h2>Nobody yet</h2><p class="soft">Start a trial or choose a plan in Giftling, and you find it here.</p></section>`}
</div>`,
  });
}

const button = (name: string, value: string, words: string): Markup =>
  renderHtml`<form method="post" action="/stripe"><input type="hidden" name="${name}" value="${value}"><button class="button quiet" type="submit">${words}</button></form>`;

function customerCard(
  customer: StripeCustomer,
  subscriptions: StripeState["subscriptions"],
): Markup {
  const own = Object.values(subscriptions).filter((each) => each.customer === customer.id);
  return renderHtml`<section class="card"><h2>${customer.email ?? customer.id}</h2>
${own.length > 0 ? own.toReversed().map((each) => renderHtml`<p>${describeSubscriptionStatus(each)}</p>`) : renderHtml`<p class="soft">Has opened a checkout, and bought nothing yet.</p>`}
</section>`;
}
