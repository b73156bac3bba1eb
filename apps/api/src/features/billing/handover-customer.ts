import { findFamily } from "@giftling/db/queries/account/families";
import { findOwner } from "@giftling/db/queries/account/users";
import { markPaymentMissing } from "@giftling/db/queries/billing/stripe";
import type Stripe from "stripe";
import type { Deps } from "../../services/deps.ts";
import { queueMails } from "../../services/email/outbox/queue-mails.ts";
import type { TaskPayload } from "../../services/jobs/queue.ts";
import { getStripeErrorType } from "../../services/stripe/stripe-access.ts";
import {
  expireCheckoutSessions,
  fetchPaymentMethods,
} from "../../services/stripe/stripe-requests.ts";
import { updateStripeCustomer } from "./stripe-jobs.ts";

type HandoverDeps = Pick<Deps, "db" | "clock" | "config" | "stripe" | "failures" | "jobs">;

/**
 * Transfers a family's Stripe customer to its new owner. Sets the owner's name and e-mail address, detaches older
 * payment methods, and expires older checkouts. Requests a new payment method if one was detached. Idempotent. Throws
 * when Stripe fails, so that the job is retried (rule: handing-over).
 */
export async function transferStripeCustomer(
  deps: HandoverDeps,
  { familyId, handedOverAt }: TaskPayload<"hand-over-stripe-customer">,
): Promise<void> {
  const { db, stripe, failures } = deps;
  const customer = (await findFamily(db, familyId))?.stripeCustomerId;
  if (!stripe || !customer) return;
  await updateStripeCustomer(deps, { familyId });
  const moment = new Date(handedOverAt);
  const client = await stripe.client();
  await expireCheckoutSessions(client, failures, customer, ({ created }) =>
    isBefore(created, moment),
  );
  const methods = await fetchPaymentMethods(client, customer);
  const former = methods.filter(({ created }) => isBefore(created, moment));
  if (former.length === 0) return;
  // Stored before detaching, because a retry after a crash would find no payment method to detach.
  await requestPaymentMethod(deps, familyId, moment);
  for (const { id } of former) await detach(client, id);
}

const isBefore = (seconds: number, moment: Date) => seconds * 1_000 < moment.getTime();

async function requestPaymentMethod(
  deps: HandoverDeps,
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

/** Detaches a payment method. Ignores a payment method that is missing or already detached. */
async function detach(client: Stripe, id: string): Promise<void> {
  try {
    await client.paymentMethods.detach(id);
  } catch (error) {
    if (getStripeErrorType(error) !== "StripeInvalidRequestError") throw error;
  }
}
