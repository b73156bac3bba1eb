import { getLinkIdFieldName, getLinkName, LINK_KINDS, mapLinkIds } from "@giftling/domain";
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
import { cascadingIdColumn, idColumn, timestampColumn } from "./columns.ts";
import { kids } from "./kids.ts";
import { LINK_TABLES } from "./links.ts";

/**
 * Number of visits to a kid's hub or link on a UTC day. A deleted link's clicks remain in the kid's total
 * (rule: click-counting).
 */
export const visitDays = pgTable(
  "visit_days",
  {
    kidId: cascadingIdColumn(() => kids.id),
    day: date({ mode: "string" }).notNull(),
    /** ID of the clicked link. Equals `kidId` for page views. */
    targetId: uuid().notNull(),
    visits: integer().notNull(),
  },
  (t) => [primaryKey({ name: "visit_days_pkey", columns: [t.kidId, t.day, t.targetId] })],
);

/**
 * Visitors that `visitDays` counted in the current hour. The rows are deleted after the hour. The key of `visitorHash`
 * changes daily. The table is unlogged, so a visitor can count twice after a crash of Postgres (rule: click-counting).
 */
export const countedVisits = pgTable(
  "counted_visits",
  {
    /** Start of the UTC hour of the visit. */
    hour: timestampColumn().notNull(),
    kidId: uuid().notNull(),
    targetId: uuid().notNull(),
    visitorHash: text().notNull(),
  },
  (t) => [
    primaryKey({
      name: "counted_visits_pkey",
      columns: [t.hour, t.kidId, t.targetId, t.visitorHash],
    }),
  ],
);

/**
 * Clicks stored by the previous release. A trigger replaces each row with a visit in `visitDays`. The next release
 * removes the table.
 */
export const linkClicks = pgTable(
  "link_clicks",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    ...mapLinkIds((kind) =>
      uuid().references(() => LINK_TABLES[kind].id, { onDelete: "set null" }),
    ),
    visitorHash: text(),
    hour: timestampColumn().notNull(),
  },
  (t) => [
    check(
      "link_clicks_one_target",
      sql`num_nonnulls(${sql.join(
        LINK_KINDS.map((kind) => t[getLinkIdFieldName(kind)]),
        sql`, `,
      )}) <= 1`,
    ),
    ...LINK_KINDS.map((kind) =>
      unique(`link_clicks_${getLinkName(kind)}_once`).on(
        t[getLinkIdFieldName(kind)],
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
 * Page views stored by the previous release. A trigger replaces each row with a visit in `visitDays`. The next release
 * removes the table.
 */
export const pageViews = pgTable(
  "page_views",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    visitorHash: text(),
    hour: timestampColumn().notNull(),
  },
  (t) => [
    unique("page_views_once").on(t.kidId, t.visitorHash, t.hour),
    index("page_views_hour").on(t.hour),
  ],
);
