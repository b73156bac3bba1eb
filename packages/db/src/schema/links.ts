import type { LinkKind, LinkPatch } from "@giftling/domain";
import { sql } from "drizzle-orm";
import { check, type PgColumn, pgTable, text, unique } from "drizzle-orm/pg-core";
import { cascadingIdColumn, createdAtColumn, idColumn, positionColumn } from "./columns.ts";
import { kids } from "./kids.ts";

export const paymentLinks = pgTable(
  "payment_links",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    type: text({
      enum: ["529", "esa", "venmo", "paypal", "other", "activity", "registry"],
    }).notNull(),
    label: text().notNull(),
    url: text().notNull(),
    contributionCode: text(),
    description: text(),
    position: positionColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check(
      "payment_links_type",
      sql`${t.type} in ('529', 'esa', 'venmo', 'paypal', 'other', 'activity', 'registry')`,
    ),
    check(
      "payment_links_code_only_for_education",
      sql`${t.contributionCode} is null or ${t.type} in ('529', 'esa')`,
    ),
    check("payment_links_label", sql`char_length(${t.label}) between 1 and 120`),
    check("payment_links_url", sql`char_length(${t.url}) <= 2048 and ${t.url} ~ '^https?://'`),
    // Required by the foreign key from a priority slot to a link of the same kid.
    unique("payment_links_kid_and_id").on(t.kidId, t.id),
  ],
);

export const registryLinks = pgTable(
  "registry_links",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    service: text({
      enum: ["babylist", "amazon", "target", "elfster", "other"],
    }).notNull(),
    label: text().notNull(),
    url: text().notNull(),
    description: text(),
    position: positionColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check(
      "registry_links_service",
      sql`${t.service} in ('babylist', 'amazon', 'target', 'elfster', 'other')`,
    ),
    check("registry_links_label", sql`char_length(${t.label}) between 1 and 120`),
    check("registry_links_url", sql`char_length(${t.url}) <= 2048 and ${t.url} ~ '^https?://'`),
    unique("registry_links_kid_and_id").on(t.kidId, t.id),
  ],
);

export const LINK_TABLES = {
  paymentLink: paymentLinks,
  registryLink: registryLinks,
} as const satisfies { [Kind in LinkKind]: Record<keyof LinkPatch<Kind>, PgColumn> };
