import { findFamily } from "@giftling/db/queries/account/families";
import { findOwner } from "@giftling/db/queries/account/users";
import { markPaymentMissing } from "@giftling/db/queries/billing/stripe";
import type Stripe from "stripe";
import type { Deps } from "../../deps.ts";
import { queueMails } from "../../email/outbox/queue-mails.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import { stripeErrorType } from "../../stripe/gate.ts";
import { expireCheckouts, fetchPaymentMethods } from "../../stripe/truth.ts";
import { updateStripeCustomer } from "./stripe-jobs.ts";

type HandOverDeps = Pick<Deps, "db" | "clock" | "config" | "stripe" | "failures" | "jobs">;

/**
 * Takes a family's customer at Stripe over to its new owner (rule: handing-over): their name and address, none of the former owner's
 * payment methods, and no checkout that the former owner left open. What the new owner added since stays. Asks the new owner for a
 * payment method when one was detached. Throws while Stripe fails, and the job is tried again; running twice does no harm.
 */
export async function handOverStripeCustomer(
  deps: HandOverDeps,
  { familyId, handedOverAt }: TaskPayload<"hand-over-stripe-customer">,
): Promise<void> {
  const { db, stripe, failures } = deps;
  const customer = (await findFamily(db, familyId))?.stripeCustomerId;
  if (!stripe || !customer) return;
  await updateStripeCustomer(deps, { familyId });
  const moment = new Date(handedOverAt);
  const client = await stripe.client();
  await expireCheckouts(client, failures, customer, ({ created }) => isBefore(created, moment));
  const methods = await fetchPaymentMethods(client, customer);
  const former = methods.filter(({ created }) => isBefore(created, moment));
  if (former.length === 0) return;
  // Stored first: a process that dies after the last one was detached would not know that there was any.
  await requestPaymentMethod(deps, familyId, moment);
  for (const { id } of former) await detach(client, id);
}

const isBefore = (seconds: number, moment: Date) => seconds * 1_000 < moment.getTime();

async function requestPaymentMethod(
  deps: HandOverDeps,
  familyId: string,
  since: Date,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await markPaymentMissing(tx, familyId, since);
    const owner = await findOwner(tx, familyId);
    if (!owner || owner.email === "") return;
    const to = { userId: owner.id, email: owner.email };
    const onceFor = `${familyId}:${since.toISOString()}`;
    await queueMails(tx, deps, [{ kind: "payment-method-needed", to, facts: {}, onceFor }]);
  });
}

/** Does nothing when the payment method is gone or detached already. */
async function detach(client: Stripe, id: string): Promise<void> {
  try {
    await client.paymentMethods.detach(id);
  } catch (error) {
    if (stripeErrorType(error) !== "StripeInvalidRequestError") throw error;
  }
}
