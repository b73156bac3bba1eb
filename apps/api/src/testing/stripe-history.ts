import { insertAccount } from "@giftling/db/queries/account/sign-in";
import { listMembers } from "@giftling/db/queries/family/members";
import { deleteJobs } from "@giftling/db/testing/jobs";
import type { LocalServices } from "@giftling/local-services/server";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import type Stripe from "stripe";
import { handleStripeEvent, transferStripeCustomer } from "../features/billing/stripe-jobs.ts";
import { STRIPE_WEBHOOK_PATH } from "../http/rest/stripe-webhook.ts";
import { parseTaskPayload } from "../services/jobs/queue.ts";
import type { TestApp } from "./app.ts";
import { advanceStripeClock, TEST_CARDS } from "./billing.ts";

/** Steps of a family's history at the payment provider. "deliver" is listed twice to occur more often. */
export const HISTORY_STEPS = [
  "trial",
  "trial with card",
  "trial with failing card",
  "buy",
  "buy and dispute",
  "cancel",
  "resume",
  "new card",
  "hand over",
  "a day",
  "two weeks",
  "a month",
  "deliver",
  "deliver",
] as const;
type Job = { eventId: string; customerId: string | null; chargeId: string | null };

/** Simulated subscription history of one family. The test decides when each webhook reaches the app. */
export class StripeHistory {
  readonly #test: TestApp;
  readonly #services: LocalServices;
  readonly #random: () => number;
  readonly #delivered = new Set<string>();
  readonly jobs: Job[] = [];
  familyId = "";

  constructor(test: TestApp, services: LocalServices, random: () => number) {
    this.#test = test;
    this.#services = services;
    this.#random = random;
  }

  async begin(): Promise<void> {
    const subject = crypto.randomUUID();
    const identity = { issuer: "https://id.example", subject };
    const person = { email: `${subject}@example.com`, firstName: "A", lastName: "B" };
    const { family } = await this.#test.db.transaction((tx) =>
      insertAccount(tx, identity, person, subject),
    );
    this.familyId = family.id;
    await this.#test.coParent(family.id);
  }

  async take(step: (typeof HISTORY_STEPS)[number]): Promise<void> {
    switch (step) {
      case "trial":
        return this.#checkout({ trial: true }, "");
      case "trial with card":
        return this.#checkout({ trial: true }, TEST_CARDS.pays);
      case "trial with failing card":
        return this.#checkout({ trial: true }, TEST_CARDS.fails);
      case "buy":
        return this.#checkout({}, TEST_CARDS.pays);
      case "buy and dispute":
        return this.#checkout({}, TEST_CARDS.disputes);
      case "hand over":
        return this.#handOver();
      case "a day":
        return advanceStripeClock(this.#services, 1);
      case "two weeks":
        return advanceStripeClock(this.#services, 14);
      case "a month":
        return advanceStripeClock(this.#services, 31);
      case "deliver":
        return this.deliver(0.5);
      default:
        return this.#portal(step);
    }
  }

  /** Delivers each event with the probability `chance`, some twice, then runs the jobs, in random order. */
  async deliver(chance: number): Promise<void> {
    const events = (await this.#events()).filter(() => this.#random() < chance);
    const twice = events.filter(() => this.#random() < 0.3);
    for (const event of this.#shuffled([...events, ...twice])) await this.send(event);
    await this.#workOff();
  }

  /**
   * Deletes the customer at the payment provider, because the customer's data would slow down the next simulated
   * family.
   */
  async end(): Promise<void> {
    const customer = await this.customer();
    if (customer) {
      const client = await this.#test.deps.stripe?.client();
      await client?.customers.del(customer);
    }
  }

  async send(event: Stripe.Event): Promise<number> {
    const { stripe } = this.#test.deps;
    const payload = JSON.stringify(event);
    const client = await stripe?.client();
    const signature = client?.webhooks.generateTestHeaderString({
      payload,
      secret: stripe?.webhookSecret ?? "",
    });
    const response = await this.#test.app.inject({
      method: "POST",
      url: STRIPE_WEBHOOK_PATH,
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload,
    });
    if (response.statusCode === 200) this.#delivered.add(event.id);
    return response.statusCode;
  }

  /** IDs of the Stripe events that the app accepted. */
  get delivered(): ReadonlySet<string> {
    return this.#delivered;
  }

  readonly formerCards = new Set<string>();

  /** Transfers the family to its second parent, with one failed run of the job and then two concurrent runs. */
  async #handOver(): Promise<void> {
    const { app, db, deps } = this.#test;
    const [owner, parent] = await listMembers(db, this.familyId);
    if (!owner || !parent) throw new Error("The family has no second parent");
    for (const id of await this.cards()) this.formerCards.add(id);
    await (await this.#test.callerOf(this.familyId)).family.handOver({ memberId: parent.id });
    const cookie = (await deps.sessions.start(parent.id, undefined)).split(";")[0] ?? "";
    const read = await app.inject({ url: "/api/auth/user", headers: { cookie } });
    const { token } = read.json().handover;
    const accept = { method: "POST", url: "/api/family/owner/accept" } as const;
    await app.inject({ ...accept, headers: { cookie }, payload: { token } });
    const [job] = await deleteJobs(db, "hand-over-stripe-customer");
    const handover = parseTaskPayload("hand-over-stripe-customer", job?.payload);
    const away = { client: () => Promise.reject(new Error("Stripe is away")) };
    const stripe = deps.stripe && { ...deps.stripe, ...away };
    await transferStripeCustomer({ ...deps, stripe }, handover).catch(() => undefined);
    await Promise.all([1, 2].map(() => transferStripeCustomer(deps, handover)));
    await deleteJobs(db, "send-mail");
  }

  async cards(): Promise<string[]> {
    const customer = await this.customer();
    const client = await this.#test.deps.stripe?.client();
    if (!customer || !client) return [];
    return (await client.customers.listPaymentMethods(customer)).data.map(({ id }) => id);
  }

  async #workOff(): Promise<void> {
    const queued = await deleteJobs(this.#test.db);
    const jobs = this.#shuffled(
      queued.map(({ payload }) => parseTaskPayload("stripe-event", payload)),
    );
    this.jobs.push(...jobs);
    // Runs the jobs concurrently, as several workers do.
    await Promise.all(jobs.map((job) => handleStripeEvent(this.#test.deps, job)));
  }

  async #events(): Promise<Stripe.Event[]> {
    const { stripe } = this.#test.deps;
    const customer = await this.customer();
    const client = await stripe?.client();
    const all = (await client?.events.list({ limit: 100 }))?.data ?? [];
    return all.filter(({ data }) => {
      const { object } = data;
      return "customer" in object && object.customer === customer;
    });
  }

  async customer(): Promise<string | null> {
    const user = await this.#test.db.query.families.findFirst({
      where: (families, { eq }) => eq(families.id, this.familyId),
    });
    return user?.stripeCustomerId ?? null;
  }

  /** Opens a checkout and pays with `card`. Does nothing when the app refuses the checkout. */
  async #checkout(order: { trial?: boolean }, card: string): Promise<void> {
    const { billing } = await this.#test.callerOf(this.familyId);
    const opened = await billing.createSubscriptionSession(order).catch(() => null);
    if (opened) await new TestBrowser().submit(opened.url, { card }, this.#test.deps.config.origin);
  }

  async #portal(step: "cancel" | "resume" | "new card"): Promise<void> {
    const { stripe } = this.#test.deps;
    const customer = await this.customer();
    if (!stripe || !customer) return;
    const client = await stripe.client();
    const { url } = await client.billingPortal.sessions.create({ customer });
    const [subscription] = (await client.subscriptions.list({ customer })).data;
    const fields: Record<string, string> =
      step === "new card"
        ? { do: "card", card: TEST_CARDS.pays }
        : { do: step, subscription: subscription?.id ?? "" };
    await new TestBrowser().submit(url, fields);
  }

  #shuffled<Item>(items: Item[]): Item[] {
    return items
      .map((item) => ({ item, at: this.#random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  }
}
