import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** The answers already given to a client's Idempotency-Key (rule: idempotency-key). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** The procedure and the caller. */
    scope: text().notNull(),
    key: text().notNull(),
    /** HMAC of the input: the same key with another input is refused. */
    fingerprint: text().notNull(),
    /** The answer as JSON, without secrets; null while the first call is running. */
    answer: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index("idempotency_keys_created_at").on(t.createdAt),
  ],
);
