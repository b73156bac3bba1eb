import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { cascadingIdColumn, createdAtColumn, timestampColumn } from "./columns.ts";
import { families } from "./families.ts";

/** Subscriptions of families, as stored by the last sync with Stripe (rule: stripe-truth). */
export const subscriptions = pgTable("subscriptions", {
  familyId: cascadingIdColumn(() => families.id).primaryKey(),
  stripeSubscriptionId: text().notNull().unique(),
  stripeStatus: text().notNull(),
  stripePriceId: text().notNull(),
  cancelAtPeriodEnd: boolean().notNull(),
  trialEnd: timestampColumn(),
  currentPeriodEnd: timestampColumn(),
  syncedAt: timestampColumn().notNull(),
});

/**
 * State of each family's syncs with Stripe. Each sync gets a number when it starts. Only a sync with a higher number
 * replaces a stored result, regardless of the order in which syncs end.
 */
export const stripeSyncs = pgTable(
  "stripe_syncs",
  {
    familyId: cascadingIdColumn(() => families.id).primaryKey(),
    /** Sequence number of the family's sync with Stripe that started last. */
    begun: integer().notNull(),
    /** Sequence number of the sync with Stripe whose result is stored. */
    stored: integer().notNull().default(0),
    syncedAt: timestampColumn(),
  },
  (t) => [index("stripe_syncs_synced_at").on(t.syncedAt)],
);

/** Webhook events from Stripe, each processed once. */
export const stripeEvents = pgTable(
  "stripe_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: createdAtColumn(),
    processedAt: timestampColumn(),
  },
  (t) => [index("stripe_events_received_at").on(t.receivedAt)],
);

/** HMACs of identities that had a trial or a grant (rule: tombstones). */
export const trialTombstones = pgTable("trial_tombstones", {
  identityHmac: text().primaryKey(),
  createdAt: createdAtColumn(),
});
