import type { IncomingMessage, ServerResponse } from "node:http";
import { renderHtml } from "../../web/html.ts";
import { readFormBody, sendRedirect } from "../../web/http.ts";
import { sendNoticePage, sendPage } from "../../web/page.ts";
import { isDeclinedCard } from "../cards.ts";
import { StripeApiError } from "../errors.ts";
import type { SubscriptionLifecycle } from "../lifecycle.ts";
import { getUnixTime, type StripeCheckoutSession, type StripePrice } from "../objects.ts";
import type { CheckoutSubscriptionSettings } from "../store.ts";
import {
  formatAmount,
  formatPrice,
  parseCardNumber,
  renderCardField,
  renderTestCardHelp,
} from "./format.ts";

const DONE = {
  title: "Already done",
  heading: "You’re all done here",
  status: 200,
  text: "This checkout was completed earlier.",
};
const OVER = {
  title: "This checkout is over",
  status: 404,
  text: "It was replaced by another one, or it is too old. Please start again from Giftling.",
};

const WORKING_CARD = "4242 4242 4242 4242";

/** Renders the hosted page of a Checkout Session. A submitted form completes or cancels the checkout. */
export async function renderCheckoutPage(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  lifecycle: SubscriptionLifecycle,
  appOrigin: string,
): Promise<void> {
  const { sessions, checkoutPlans, prices } = lifecycle.store.state;
  const session = sessions[id];
  const plan = checkoutPlans[id];
  const price = prices[plan?.priceId ?? ""];
  if (session?.status !== "open" || !plan || !price) {
    const link = { url: `${appOrigin}/`, label: "Back to Giftling" };
    const shown = session?.status === "complete" ? DONE : OVER;
    return sendNoticePage(response, shown, link);
  }
  const show = (typed: string, problem?: string) =>
    sendCheckout(response, { session, plan, price, typed, problem }, lifecycle, appOrigin);
  if (request.method !== "POST") return show(plan.trialDays > 0 ? "" : WORKING_CARD);

  const form = await readFormBody(request);
  // A canceled checkout session stays open, as at Stripe.
  if (form.get("do") === "cancel") return sendRedirect(response, session.cancel_url);
  const typed = form.get("card") ?? "";
  const last4 = parseCardNumber(typed);
  const problem = cardProblem(last4, session);
  if (problem) return show(typed, problem);
  try {
    complete(session, plan, last4 ?? null, lifecycle);
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return show(typed, error.message);
  }
  sendRedirect(response, session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}

function cardProblem(last4: string | null | undefined, session: StripeCheckoutSession) {
  if (last4 === null) return "That isn’t a card number. Try 4242 4242 4242 4242.";
  if (last4 !== undefined && isDeclinedCard(last4)) return "Your card was declined.";
  const isFree = session.amount_total === 0 && session.payment_method_collection === "if_required";
  return last4 === undefined && !isFree ? "Please enter a card number." : undefined;
}

function complete(
  session: StripeCheckoutSession,
  plan: CheckoutSubscriptionSettings,
  last4: string | null,
  lifecycle: SubscriptionLifecycle,
) {
  const { webhooks, store } = lifecycle;
  const at = getUnixTime();
  if (last4 !== null) lifecycle.addDefaultCard(session.customer, last4, at);
  const subscription = lifecycle.subscribe({ ...plan, customer: session.customer }, at);
  session.status = "complete";
  session.url = null;
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  session.payment_status = plan.trialDays > 0 ? "no_payment_required" : "paid";
  webhooks.emit("checkout.session.completed", session, at);
  store.save();
}

function sendCheckout(
  response: ServerResponse,
  shown: {
    session: StripeCheckoutSession;
    plan: CheckoutSubscriptionSettings;
    price: StripePrice;
    typed: string;
    problem?: string;
  },
  { store }: SubscriptionLifecycle,
  appOrigin: string,
): void {
  const { session, plan, price, typed, problem } = shown;
  const isTrial = plan.trialDays > 0;
  const email = store.state.customers[session.customer]?.email;
  const name = store.state.products[price.product]?.name ?? "Subscription";
  const today = isTrial ? 0 : price.unit_amount * plan.quantity;
  const mustPay = session.payment_method_collection !== "if_required" || today > 0;
  sendPage(response, {
    title: `${isTrial ? "Start your trial" : "Pay"} – Checkout`,
    status: problem ? 422 : 200,
    formTargets: [appOrigin],
    body: renderHtml`<div class="card">
<h1>${isTrial ? "Start your free trial" : "Complete your payment"}</h1>
<p class="soft">This stands in for the payment provider’s page while Giftling runs on your machine. No money moves.</p>
<dl class="facts">
<dt>Plan</dt><dd>${name}</dd>
<dt>Price</dt><dd>${isTrial ? `${plan.trialDays} days free, then ${formatPrice(price)}` : formatPrice(price)}</dd>
<dt>Due today</dt><dd>${formatAmount(today, price.currency)}</dd>
${email ? renderHtml`<dt>E-mail</dt><dd>${email}</dd>` : undefined}
</dl>
<form class="fields" method="post" action="/stripe/checkout/${session.id}">
${renderCardField("Card number", mustPay ? "No real card: one of the numbers below." : "Not needed today. With one, the plan goes on after the trial.", typed, problem)}
<button class="button" type="submit">${isTrial ? "Start trial" : "Pay"}</button>
<button class="button quiet" type="submit" name="do" value="cancel">Cancel</button>
</form>
${renderTestCardHelp()}
</div>`,
  });
}
