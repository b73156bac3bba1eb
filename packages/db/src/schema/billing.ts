import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { families } from "./families.ts";

/** A family's subscription as last fetched from Stripe (rule: stripe-truth). */
export const subscriptions = pgTable("subscriptions", {
  familyId: uuid()
    .primaryKey()
    .references(() => families.id, { onDelete: "cascade" }),
  stripeSubscriptionId: text().notNull().unique(),
  stripeStatus: text().notNull(),
  stripePriceId: text().notNull(),
  cancelAtPeriodEnd: boolean().notNull(),
  trialEnd: moment(),
  currentPeriodEnd: moment(),
  syncedAt: moment().notNull(),
});

/**
 * Fetches of a customer's subscriptions, numbered when they begin: only a later fetch replaces what an earlier one stored,
 * in whatever order they end.
 */
export const stripeSyncs = pgTable(
  "stripe_syncs",
  {
    familyId: uuid()
      .primaryKey()
      .references(() => families.id, { onDelete: "cascade" }),
    /** The number of the latest fetch begun. */
    begun: integer().notNull(),
    /** The number of the fetch whose answer is stored. */
    stored: integer().notNull().default(0),
    syncedAt: moment(),
  },
  (t) => [index("stripe_syncs_synced_at").on(t.syncedAt)],
);

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

/** HMACs of identities that had their trial or grant (rule: tombstones, trial-once). */
export const trialTombstones = pgTable("trial_tombstones", {
  identityHmac: text().primaryKey(),
  createdAt: createdAt(),
});
