import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, moment } from "./columns.ts";

/** What Stripe last said of a family's subscription; the truth is fetched, never pieced together from events. */
export const subscriptions = pgTable("subscriptions", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  stripeSubscriptionId: text().notNull().unique(),
  stripeStatus: text().notNull(),
  stripePriceId: text().notNull(),
  cancelAtPeriodEnd: boolean().notNull(),
  trialEnd: moment(),
  currentPeriodEnd: moment(),
  syncedAt: moment().notNull(),
});

/** Webhook events by their id: each takes effect once. */
export const stripeEvents = pgTable(
  "stripe_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: createdAt(),
    processedAt: moment(),
  },
  (t) => [index("stripe_events_received_at").on(t.receivedAt)],
);
