import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  cascadingIdColumn,
  createdAtColumn,
  idColumn,
  positionColumn,
  timestampColumn,
} from "./columns.ts";
import { kids } from "./kids.ts";
import { pictures } from "./pictures.ts";

/** Occasions that a parent added to a kid. A kid's birthday and second day have no rows (rule: occasions). */
export const occasions = pgTable(
  "occasions",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    name: text().notNull(),
    month: smallint(),
    day: smallint(),
    /** Year of an occasion that happens once. Null for an occasion that repeats every year. */
    year: smallint(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("occasions_name", sql`char_length(${t.name}) between 1 and 40`),
    check(
      "occasions_date_exists",
      sql`num_nonnulls(${t.month}, ${t.day}, ${t.year}) = 0 or (num_nonnulls(${t.month}, ${t.day}) = 2 and ${t.month} between 1 and 12 and ${t.day} between 1 and (array[31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])[${t.month}])`,
    ),
    check("occasions_year", sql`${t.year} between 2000 and 2099`),
    // Required by the foreign key from a wish to an occasion of the same kid.
    unique("occasions_kid_and_id").on(t.kidId, t.id),
  ],
);

export const wishlistItems = pgTable(
  "wishlist_items",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    name: text().notNull(),
    url: text(),
    /** Price in the parent's words, such as "about $30". */
    price: text(),
    description: text(),
    priority: text({ enum: ["low", "medium", "high"] })
      .notNull()
      .default("medium"),
    pictureId: uuid().references(() => pictures.id, { onDelete: "set null" }),
    isActivity: boolean().notNull().default(false),
    /**
     * Whether the wish is an idea, which has no URL because the giver chooses the product. Meaningless for an activity
     * and for a wish with a URL, because the previous release does not write this column (rule: ideas).
     */
    isIdea: boolean().notNull().default(false),
    fundingGoalCents: integer(),
    fundingReceivedCents: integer().notNull().default(0),
    /** Number of wanted units. Null if the quantity is unlimited (rule: pieces). */
    quantity: integer().default(1),
    /**
     * State of the wish. The hub shows neither archived wishes (`put-away`) nor drafts. Purchases of an archived wish
     * remain (rule: put-away).
     */
    state: text({ enum: ["shown", "put-away", "draft"] })
      .notNull()
      .default("shown"),
    /** Whether the row stores an off-list gift. Such a row does not count as a wish (rule: other-gifts). */
    isOffList: boolean().notNull().default(false),
    /**
     * State of the fetch of the wish's picture from the shop's page. Remains `done` while another wish of the kid is
     * `pending`. Null if no picture is fetched (rule: fetched-pictures).
     */
    pictureFetch: text({ enum: ["pending", "done"] }),
    /** Occasion of the wish, if the occasion is the kid's birthday or second day. Null otherwise (rule: occasions). */
    occasionDay: text({ enum: ["birthday", "second-day"] }),
    /** Occasion of the wish, if a parent added the occasion. Null otherwise. */
    occasionId: uuid(),
    position: positionColumn(),
    createdAt: createdAtColumn(),
    /**
     * Time at which a parent deleted the wish. Null for a wish that is not deleted. A deleted wish with gifts remains
     * archived and hidden (rule: deleted-wish).
     */
    deletedAt: timestampColumn(),
  },
  (t) => [
    check("wishlist_items_name", sql`char_length(${t.name}) between 1 and 120`),
    check("wishlist_items_url", sql`char_length(${t.url}) <= 2048 and ${t.url} ~ '^https?://'`),
    // The wish of an off-list gift is archived and has no URL. A draft gets its URL before it is shown
    // (rule: other-gifts).
    check(
      "wishlist_items_url_unless_activity",
      sql`${t.isActivity} or ${t.isIdea} or ${t.url} is not null or ${t.state} in ('put-away', 'draft')`,
    ),
    check("wishlist_items_priority", sql`${t.priority} in ('low', 'medium', 'high')`),
    check(
      "wishlist_items_funding",
      sql`${t.fundingGoalCents} >= 0 and ${t.fundingReceivedCents} >= 0`,
    ),
    check(
      "wishlist_items_funding_only_for_activities",
      sql`${t.isActivity} or (${t.fundingGoalCents} is null and ${t.fundingReceivedCents} = 0)`,
    ),
    check("wishlist_items_quantity", sql`${t.quantity} between 1 and 20`),
    check(
      "wishlist_items_one_activity",
      sql`not ${t.isActivity} or (${t.quantity} is not null and ${t.quantity} = 1)`,
    ),
    check("wishlist_items_state", sql`${t.state} in ('shown', 'put-away', 'draft')`),
    check(
      "wishlist_items_one_occasion",
      sql`(${t.occasionDay} is null or ${t.occasionId} is null) and ${t.occasionDay} in ('birthday', 'second-day')`,
    ),
    // The migration restricts SET NULL to `occasion_id`, because `kid_id` is never null.
    foreignKey({
      name: "wishlist_items_occasion_of_kid",
      columns: [t.kidId, t.occasionId],
      foreignColumns: [occasions.kidId, occasions.id],
    }).onDelete("set null"),
    unique("wishlist_items_kid_and_id").on(t.kidId, t.id),
    // Required by the foreign key that restricts priority slots to activities (rule: slot-candidates).
    unique("wishlist_items_kid_id_activity").on(t.kidId, t.id, t.isActivity),
    index("wishlist_items_picture").on(t.pictureId),
    index("wishlist_items_occasion").on(t.occasionId),
  ],
);

/** Visitors' proposals of wishes for a kid, until a parent decides (rule: proposals). */
export const proposals = pgTable(
  "proposals",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    name: text().notNull(),
    url: text(),
    note: text(),
    proposedBy: text(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("proposals_name", sql`char_length(${t.name}) between 1 and 120`),
    check("proposals_url", sql`char_length(${t.url}) between 1 and 2048`),
    check("proposals_note", sql`char_length(${t.note}) between 1 and 300`),
    check("proposals_proposed_by", sql`char_length(${t.proposedBy}) between 1 and 80`),
    index("proposals_kid").on(t.kidId),
  ],
);
