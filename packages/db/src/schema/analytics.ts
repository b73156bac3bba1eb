import { eachLinkId, getLinkIdName, getLinkName, LINK_KINDS } from "@giftling/domain";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { idColumn, momentColumn } from "./columns.ts";
import { kids } from "./kids.ts";
import { LINK_TABLES } from "./links.ts";

/**
 * Clicks on links, one row per visitor, link and hour. Clicks on a deleted link remain in the kid's total. The key of
 * `visitorHash` changes daily, and the hash is deleted after its day (rule: click-counting).
 */
export const linkClicks = pgTable(
  "link_clicks",
  {
    id: idColumn(),
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: "cascade" }),
    ...eachLinkId((kind) =>
      uuid().references(() => LINK_TABLES[kind].id, { onDelete: "set null" }),
    ),
    visitorHash: text(),
    /** Start of the UTC hour in which the visitor clicked. */
    hour: momentColumn().notNull(),
  },
  (t) => [
    check(
      "link_clicks_one_target",
      sql`num_nonnulls(${sql.join(
        LINK_KINDS.map((kind) => t[getLinkIdName(kind)]),
        sql`, `,
      )}) <= 1`,
    ),
    ...LINK_KINDS.map((kind) =>
      unique(`link_clicks_${getLinkName(kind)}_once`).on(
        t[getLinkIdName(kind)],
        t.visitorHash,
        t.hour,
      ),
    ),
    index("link_clicks_kid").on(t.kidId, t.hour),
    index("link_clicks_hour").on(t.hour),
    index("link_clicks_hashed").on(t.hour).where(sql`${t.visitorHash} is not null`),
  ],
);

/**
 * Page views of the current day, one row per visitor, kid's hub and hour (rule: click-counting). The views of earlier
 * days are in `pageViewDays`.
 */
export const pageViews = pgTable(
  "page_views",
  {
    id: idColumn(),
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: "cascade" }),
    visitorHash: text(),
    hour: momentColumn().notNull(),
  },
  (t) => [
    unique("page_views_once").on(t.kidId, t.visitorHash, t.hour),
    index("page_views_hour").on(t.hour),
  ],
);

/** Number of page views of a kid's hub on a UTC day, for days that are over (rule: click-counting). */
export const pageViewDays = pgTable(
  "page_view_days",
  {
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ name: "page_view_days_pkey", columns: [t.kidId, t.day] })],
);
