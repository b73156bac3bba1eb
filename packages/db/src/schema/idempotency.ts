import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAtColumn } from "./columns.ts";

/** Responses stored under a client's Idempotency-Key (rule: idempotency-key). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Procedure and caller of the request. */
    scope: text().notNull(),
    key: text().notNull(),
    /** HMAC of the input. A request with the same key and another input is rejected. */
    fingerprint: text().notNull(),
    /** Response as JSON, without secrets. Null while the first call runs. */
    answer: text(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index("idempotency_keys_created_at").on(t.createdAt),
  ],
);
