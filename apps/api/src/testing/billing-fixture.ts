import { insertAccount } from "@giftling/db/queries/account/sign-in";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import { requireStripe } from "../features/billing/billing.ts";
import { ensureStripePrices } from "../services/stripe/prices.ts";
import { APP_ORIGIN } from "./app.ts";
import { advanceStripeClock, getStripeEnv, startTestStripe, TEST_CARDS } from "./billing.ts";
import { createTestFixture } from "./test-fixture.ts";

type Order = { trial?: boolean; priceId?: string };

export async function createBillingFixture() {
  const services = await startTestStripe();
  const world = await createTestFixture({ APP_ORIGIN, ...getStripeEnv(services) });
  const client = await requireStripe(world.deps).client();
  await ensureStripePrices(client);

  const submit = (url: string, fields: Record<string, string>) =>
    new TestBrowser().submit(url, fields, APP_ORIGIN);

  let people = 0;
  return {
    ...world,
    services,
    client,
    /** Submits a form on one of the payment provider's hosted pages. */
    submit,
    advance: (days: number) => advanceStripeClock(services, days),
    /** Creates a parent with a sign-in identity, which limits each person to one trial. */
    async person(named?: string) {
      people += 1;
      const subject = named ?? `person-${people}`;
      const identity = { issuer: "https://id.example", subject };
      const person = { email: `${subject}@example.com`, firstName: "Ana", lastName: "Rivera" };
      const { user, family } = await world.db.transaction((tx) =>
        insertAccount(tx, identity, person, crypto.randomUUID()),
      );
      const { id } = family;
      const caller = () => world.callerOf(id);
      const refresh = async () => (await caller()).billing.refresh();
      /** Opens a checkout and pays. The app receives no webhook, so that the test controls the notification. */
      const buy = async (order: Order = {}, card: string = TEST_CARDS.pays) => {
        const { url } = await (await caller()).billing.createSubscriptionSession(order);
        return submit(url, { card });
      };
      const customer = async () =>
        (await world.db.query.families.findFirst({ where: (u, { eq }) => eq(u.id, id) }))
          ?.stripeCustomerId ?? "";
      return {
        id,
        userId: user.id,
        /** Creates a caller for a new request. A caller reads the user once, so an older caller has outdated data. */
        caller,
        refresh,
        buy,
        user: async () => (await caller()).account.user(),
        async startTrial(card = "") {
          await buy({ trial: true }, card);
          await refresh();
        },
        customer,
        subscriptions: async () =>
          (await client.subscriptions.list({ customer: await customer() })).data,
      };
    },
    async close() {
      await world.close();
      await services.close();
    },
  };
}

export type BillingFixture = Awaited<ReturnType<typeof createBillingFixture>>;
