import { insertAccount } from "@giftling/db/queries/account/sign-in";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import { requireStripe } from "../features/billing/billing.ts";
import { ensurePrices } from "../stripe/prices.ts";
import { APP_ORIGIN } from "./app.ts";
import { advanceStripe, CARDS, startTestStripe, stripeEnv } from "./billing.ts";
import { createTestWorld } from "./world.ts";

type Order = { trial?: boolean; priceId?: string };

/** A world beside a payment provider of its own, and parents who press the buttons of its pages. `close` in `afterAll`. */
export async function createBillingWorld() {
  const services = await startTestStripe();
  const world = await createTestWorld({ APP_ORIGIN, ...stripeEnv(services) });
  const client = await requireStripe(world.deps).client();
  await ensurePrices(client);

  const submit = (url: string, fields: Record<string, string>) =>
    new TestBrowser().submit(url, fields, APP_ORIGIN);

  let people = 0;
  return {
    ...world,
    services,
    /** The provider's API. */
    client,
    /** Sends the form of one of the provider's pages. */
    submit,
    /** Lets that many days pass at the provider. */
    advance: (days: number) => advanceStripe(services, days),
    /** A parent who signed in at a provider of identities, so that they are remembered. */
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
      /** Opens a checkout and pays there. Nobody here has heard of it yet. */
      const buy = async (order: Order = {}, card: string = CARDS.pays) => {
        const { url } = await (await caller()).billing.createSubscriptionSession(order);
        return submit(url, { card });
      };
      const customer = async () =>
        (await world.db.query.families.findFirst({ where: (u, { eq }) => eq(u.id, id) }))
          ?.stripeCustomerId ?? "";
      return {
        id,
        userId: user.id,
        /** A new request of theirs: an older one knows them as they were at its beginning. */
        caller,
        refresh,
        buy,
        user: async () => (await caller()).account.user(),
        async startTrial(card = "") {
          await buy({ trial: true }, card);
          await refresh();
        },
        customer,
        /** What runs for them at the provider. */
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

export type BillingWorld = Awaited<ReturnType<typeof createBillingWorld>>;
