import type { IncomingMessage, ServerResponse } from "node:http";
import { html } from "../../web/html.ts";
import { readForm, redirect } from "../../web/http.ts";
import { sendPage } from "../../web/page.ts";
import { isRefusedCard } from "../cards.ts";
import type { Emit, Lifecycle } from "../lifecycle.ts";
import { StripeProblem } from "../problem.ts";
import { type CheckoutPlan, nowSeconds, type Store } from "../store.ts";
import type { Price, Session } from "../wire.ts";
import { cardField, cardHelp, money, priceText, readCard } from "./words.ts";

export interface PageTools {
  store: Store;
  lifecycle: Lifecycle;
  emit: Emit;
  appOrigin: string;
}

const WORKING_CARD = "4242 4242 4242 4242";

/** Renders the hosted checkout page. It shows the price, a card field, a Pay or Start trial button, and a Cancel button. */
export async function checkoutPage(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  tools: PageTools,
): Promise<void> {
  const { sessions, checkoutPlans, prices } = tools.store.state;
  const session = sessions[id];
  const plan = checkoutPlans[id];
  const price = prices[plan?.priceId ?? ""];
  if (session?.status !== "open" || !plan || !price) {
    sendOver(response, session, tools.appOrigin);
    return;
  }
  const show = (typed: string, problem?: string) =>
    sendCheckout(response, { session, plan, price, typed, problem }, tools);
  if (request.method !== "POST") return show(plan.trialDays > 0 ? "" : WORKING_CARD);

  const form = await readForm(request);
  // A canceled checkout session stays open, as at Stripe.
  if (form.get("do") === "cancel") return redirect(response, cancelAddress(session, tools));
  const typed = form.get("card") ?? "";
  const last4 = readCard(typed);
  const problem = cardProblem(last4, session);
  if (problem) return show(typed, problem);
  try {
    complete(session, plan, last4 ?? null, tools);
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    return show(typed, error.message);
  }
  redirect(response, (session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}

const cancelAddress = (session: Session, { appOrigin }: Pick<PageTools, "appOrigin">): string =>
  session.cancel_url ?? `${appOrigin}/`;

function cardProblem(last4: string | null | undefined, session: Session): string | undefined {
  if (last4 === null) return "That isn’t a card number. Try 4242 4242 4242 4242.";
  if (last4 !== undefined && isRefusedCard(last4)) return "Your card was declined.";
  const isFree = session.amount_total === 0 && session.payment_method_collection === "if_required";
  return last4 === undefined && !isFree ? "Please enter a card number." : undefined;
}

function complete(session: Session, plan: CheckoutPlan, last4: string | null, tools: PageTools) {
  const { lifecycle, emit, store } = tools;
  const at = nowSeconds();
  if (last4 !== null) lifecycle.setCard(session.customer, last4, at);
  const subscription = lifecycle.subscribe({ ...plan, customer: session.customer }, at);
  session.status = "complete";
  session.url = null;
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  session.payment_status = plan.trialDays > 0 ? "no_payment_required" : "paid";
  emit("checkout.session.completed", session, at);
  store.save();
}

function sendCheckout(
  response: ServerResponse,
  shown: { session: Session; plan: CheckoutPlan; price: Price; typed: string; problem?: string },
  { store, appOrigin }: PageTools,
): void {
  const { session, plan, price, typed, problem } = shown;
  const isTrial = plan.trialDays > 0;
  const email = store.state.customers[session.customer]?.email;
  const name = store.state.products[price.product]?.name ?? "Subscription";
  const today = isTrial ? 0 : (price.unit_amount ?? 0) * plan.quantity;
  const mustPay = session.payment_method_collection !== "if_required" || today > 0;
  sendPage(response, {
    title: `${isTrial ? "Start your trial" : "Pay"} – Checkout`,
    status: problem ? 422 : 200,
    formTargets: [appOrigin],
    body: html`<div class="card">
<h1>${isTrial ? "Start your free trial" : "Complete your payment"}</h1>
<p class="soft">This stands in for the payment provider’s page while Giftling runs on your machine. No money moves.</p>
<dl class="facts">
<dt>Plan</dt><dd>${name}</dd>
<dt>Price</dt><dd>${isTrial ? `${plan.trialDays} days free, then ${priceText(price)}` : priceText(price)}</dd>
<dt>Due today</dt><dd>${money(today, price.currency)}</dd>
${email ? html`<dt>E-mail</dt><dd>${email}</dd>` : undefined}
</dl>
<form class="fields" method="post" action="/stripe/checkout/${session.id}">
${cardField("Card number", mustPay ? "No real card: one of the numbers below." : "Not needed today. With one, the plan goes on after the trial.", typed, problem)}
<button class="button" type="submit">${isTrial ? "Start trial" : "Pay"}</button>
<button class="button quiet" type="submit" name="do" value="cancel">Cancel</button>
</form>
${cardHelp()}
</div>`,
  });
}

function sendOver(response: ServerResponse, session: Session | undefined, appOrigin: string): void {
  const isDone = session?.status === "complete";
  sendPage(response, {
    title: isDone ? "Already done" : "This checkout is over",
    status: isDone ? 200 : 404,
    body: html`<div class="card">
<h1>${isDone ? "You’re all done here" : "This checkout is over"}</h1>
<p>${isDone ? "This checkout was completed earlier." : "It was replaced by another one, or it is too old. Please start again from Giftling."}</p>
<p><a class="button" href="${appOrigin}/">Back to Giftling</a></p>
</div>`,
  });
}
