import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATUSES,
  DELIVERY_TYPES,
  WEBHOOK_DISABLE_REASONS,
  WEBHOOK_EVENTS,
} from "@giftling/domain";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { cascadingIdColumn, createdAtColumn, idColumn, timestampColumn } from "./columns.ts";
import { families } from "./families.ts";

/** Webhooks of families, at most `MAX_WEBHOOKS` per family (rule: webhooks). */
export const webhooks = pgTable(
  "webhooks",
  {
    id: idColumn(),
    familyId: cascadingIdColumn(() => families.id),
    url: text().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    /** Number of the current secret, from which `deriveWebhookSecret` derives the secret. */
    secretNumber: integer().notNull().default(1),
    /** Reason why the webhook is turned off. Null for an active webhook. */
    turnedOffBy: text({ enum: WEBHOOK_DISABLE_REASONS }),
    /**
     * Time of the webhook's first failed delivery attempt since its last successful attempt. Null if no attempt has
     * failed since then.
     */
    failingSince: timestampColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    index("webhooks_family").on(t.familyId),
    check("webhooks_url", sql`char_length(${t.url}) between 1 and 2048`),
    check("webhooks_turned_off_by", sql`${t.turnedOffBy} in ('owner', 'failures')`),
  ],
);

/**
 * Deliveries of events to webhooks. The request body is composed for each attempt and never stored. Rows are deleted
 * after `WEBHOOK_DELIVERY_RETENTION_DAYS` (rule: webhooks).
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: idColumn(),
    webhookId: cascadingIdColumn(() => webhooks.id),
    /** ID of the event. The event of a gift has the ID of the gift's thank-you. */
    eventId: uuid().notNull(),
    type: text({ enum: DELIVERY_TYPES }).notNull(),
    status: text({ enum: DELIVERY_STATUSES }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    createdAt: timestampColumn().notNull(),
    /** Time after which a failed delivery attempt is not retried. */
    retryUntil: timestampColumn().notNull(),
    /** Time of the next attempt of a waiting delivery. */
    dueAt: timestampColumn().notNull(),
    /** End of the running attempt's lease, after which another process can claim the delivery. */
    leasedUntil: timestampColumn(),
    attemptedAt: timestampColumn(),
    statusCode: integer(),
    /** Reason why the latest delivery attempt got no response. */
    problem: text({ enum: DELIVERY_PROBLEMS }),
    durationMs: integer(),
  },
  (t) => [
    unique("webhook_deliveries_event_once").on(t.webhookId, t.eventId),
    index("webhook_deliveries_newest").on(t.webhookId, t.createdAt),
    index("webhook_deliveries_created_at").on(t.createdAt),
    check("webhook_deliveries_status", sql`${t.status} in ('waiting', 'delivered', 'failed')`),
  ],
);
