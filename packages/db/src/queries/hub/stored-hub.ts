import {
  type ContributionType,
  type HubSizesView,
  type HubView,
  KID_SIZE_NAMES,
  mapKidSizes,
  mapLinkLists,
} from "@giftling/domain";
import { type Column, eq, type SQL, sql } from "drizzle-orm";
import { contributions, purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { updates } from "../../schema/updates.ts";
import { occasions, wishlistItems } from "../../schema/wishlist.ts";
import {
  buildDollars,
  buildIsoTimestamp,
  buildJsonArray,
  buildJsonColumns,
  buildJsonObject,
  buildPicturePath,
  type ViewColumns,
} from "../core/json.ts";
import { selectLinks } from "../links/links.ts";
import { wishOccasionIdColumn } from "../occasions/occasions.ts";
import { updateFields } from "../updates/updates.ts";
import {
  contributionEntryColumns,
  contributionOnWallCondition,
  purchaseEntryColumns,
  purchaseOnWallCondition,
} from "../wall/hub-wall.ts";
import { hideSurprises, surprisesJoin } from "../wishlist/surprises.ts";
import {
  buildUnitsJoin,
  selectUnits,
  UNIT_LIST_COLUMNS,
  unitFields,
  wallFields,
} from "../wishlist/units.ts";
import { kidFields } from "./stored-kids.ts";

/** Fields of `HubView` that depend on neither the family's plan nor the current day. */
type StoredHub = Omit<
  HubView,
  | "familyUrl"
  | "referralCode"
  | "showsBranding"
  | "isPaused"
  | "occasions"
  | "title"
  | "language"
  | "currency"
  | "theme"
>;

/** SQL for the slot of a wish. Null for a purchased activity, which has no slot (rule: priority-slots). */
const openSlot = sql`case when not wish.is_purchased then ${prioritySlots.slot} end`;

/** Fields of a wish for visitors. Requires `buildUnitsJoin` in the query, and `gifts` for `fundingReported`. */
export const wishFields: ViewColumns<HubView["wishlist"][number]> = {
  id: wishlistItems.id,
  name: wishlistItems.name,
  url: wishlistItems.url,
  price: wishlistItems.price,
  description: wishlistItems.description,
  priority: wishlistItems.priority,
  imageUrl: buildPicturePath(pictures.storageKey),
  ...unitFields,
  isActivity: wishlistItems.isActivity,
  isIdea: sql`${wishlistItems.isIdea} and ${wishlistItems.url} is null and not ${wishlistItems.isActivity}`,
  fundingGoal: buildDollars(wishlistItems.fundingGoalCents),
  fundingReceived: buildDollars(wishlistItems.fundingReceivedCents),
  fundingReported: buildDollars(sql`case when ${wishlistItems.isActivity} then (
    select coalesce(sum(gifts.cents), 0) from gifts
    where gifts.activity_id = ${wishlistItems.id} and gifts.status = 'reported'
  ) else 0 end`),
  isPriority: sql`${openSlot} is not null`,
  priorityOrder: openSlot,
  occasionId: wishOccasionIdColumn,
  createdAt: buildIsoTimestamp(wishlistItems.createdAt),
  ...wallFields,
};

/** Fields of a contribution on the wall, as SQL for a row of the CTE `newest`. */
const contributionFields: Record<keyof HubView["contributions"][number], SQL> = {
  id: sql`newest.id`,
  contributorName: sql`newest.name`,
  isAnonymous: sql`newest.is_anonymous`,
  amount: sql`null`,
  type: sql`newest.type`,
  contributedAt: buildIsoTimestamp(sql`newest.given_at`),
  isThanked: sql`newest.is_thanked`,
};

const sizesFields: ViewColumns<HubSizesView> = {
  ...mapKidSizes((name) => kids[name]),
  checkedIn: sql`to_char(${kids.sizesCheckedAt} at time zone 'UTC', 'YYYY-MM')`,
};
const sizeColumns = sql.join(
  KID_SIZE_NAMES.map((name) => sql`${kids[name]}`),
  sql`, `,
);

/**
 * Returns SQL for wishes as JSON, in the order that the parent chose. `wishes` is a relation with the columns of
 * `wishlistItems`. `joins` contains `buildUnitsJoin` and the other joins that the fields require (rule: own-order).
 */
export const selectWishlist = (
  fields: Record<string, SQL | Column>,
  wishes: SQL,
  joins: SQL,
): SQL =>
  buildJsonArray(
    fields,
    sql`${wishes} ${wishlistItems}
  left join ${pictures} on ${eq(pictures.id, wishlistItems.pictureId)}
  left join ${prioritySlots}
    on ${eq(prioritySlots.kidId, kids.id)} and ${eq(prioritySlots.wishlistItemId, wishlistItems.id)}
  ${joins}`,
    sql`${wishlistItems.position}, ${wishlistItems.id}`,
  );

/** Returns SQL for at most `limit` updates of a kid as JSON, newest first. A null `limit` includes all updates. */
export const selectUpdates = (limit: SQL): SQL =>
  buildJsonArray(
    updateFields,
    sql`${updates} left join ${pictures} on ${eq(pictures.id, updates.pictureId)}
  where ${eq(updates.kidId, kids.id)}`,
    sql`${updates.createdAt} desc, ${updates.id} desc limit ${limit}`,
  );

/** Fields of a purchase on the wall, as SQL for a row of the CTE `newest`. */
const hubGiftFields: Record<keyof HubView["gifts"][number], SQL> = {
  id: sql`newest.id`,
  giverName: sql`newest.name`,
  isAnonymous: sql`newest.is_anonymous`,
  isByParent: sql`newest.is_parent`,
  giftName: sql`newest.gift_name`,
  givenAt: buildIsoTimestamp(sql`newest.given_at`),
  isThanked: sql`newest.is_thanked`,
};

/**
 * Returns SQL for the contributions or purchases among the newest wall entries, as JSON. The `type` "not null" selects
 * contributions, and "null" selects purchases.
 */
const listNewest = (entry: "gift" | "contribution", type: "null" | "not null") =>
  sql.raw(`coalesce(json_agg(${entry} order by newest.given_at desc, newest.id desc)
    filter (where newest.type is ${type}), '[]'::json)`);

/**
 * Returns SQL for the sum of the confirmed contributions of one type in the CTE `gifts`, in dollars. Omits
 * contributions to activities that are surprises (rule: surprises).
 */
const confirmed = (type: ContributionType) =>
  buildDollars(
    sql`coalesce(sum(cents) filter (where type = ${sql.raw(`'${type}'`)} and status = 'confirmed'
      and (activity_id is null or not ${kids.keepsSurprises})), 0)`,
  );

/**
 * SQL for the occasions with wishes on the hub, as JSON. The kid's birthday and second day come first. The occasions
 * that a parent added follow, oldest first (rule: occasions).
 */
const hubOccasions = sql`(
  select coalesce(json_agg(entry), '[]'::json)
  from (
    select * from (
      select 'birthday' as id, null as name, ${kidFields.birthdayMonth} as month, ${kidFields.birthdayDay} as day,
        null::int as year
      union all
      select 'second-day', ${kids.secondDayName}, ${kids.secondDayMonth}, ${kids.secondDayDay}, null
      where ${kids.secondDayName} is not null
      union all
      (select ${occasions.id}::text, ${occasions.name}, ${occasions.month}, ${occasions.day}, ${occasions.year}
      from ${occasions} where ${eq(occasions.kidId, kids.id)} order by ${occasions.id})
    ) known
    where known.id = any (array(
      select ${wishOccasionIdColumn} from wishes ${wishlistItems} where ${wishlistItems.state} = 'shown'))
  ) entry)`;

/**
 * Returns SQL for one row `hub` about the kid, with the hub's fields and occasions as JSON, and the earliest expiry of
 * a hold. Without a kid, or if `isRequested` is false, there is no row. `limits` are the maximum numbers of wall
 * entries and updates. The CTEs contain rows that several parts of the hub need:
 *
 * - `wishes`: all wishes of the kid. Purchases of archived and deleted wishes remain on the wall.
 * - `units`: purchases and open holds of these wishes.
 * - `gifts`: contributions in every status, and the purchases on the wall.
 * - `newest`: newest entries of the wall. `wall` contains them as JSON.
 * - `total`: totals of all gifts. Givers with the same name, ignoring letter case, count once. Each anonymous gift
 *   counts as one giver (rule: supporter-count).
 */
export function selectHub(limits: { wall: SQL; updates: SQL }, now: SQL, isRequested: SQL): SQL {
  const view: ViewColumns<StoredHub> = {
    kid: sql`found.view`,
    ...mapLinkLists((kind) => selectLinks(kind, sql`${kids.id}`)),
    wishlist: selectWishlist(
      hideSurprises(wishFields),
      sql`(select * from wishes where deleted_at is null and state = 'shown')`,
      sql`${buildUnitsJoin(sql`units`, UNIT_LIST_COLUMNS.visitors)} ${surprisesJoin}`,
    ),
    updates: selectUpdates(limits.updates),
    updatesTotal: sql`(select count(*) from ${updates} where ${eq(updates.kidId, kids.id)})`,
    gifts: sql`wall.gifts`,
    contributions: sql`wall.contributions`,
    wallTotal: sql`total.wall`,
    giversTotal: sql`total.givers`,
    contributedByType: sql`total.contributed`,
    keepsSurprises: sql`${kids.keepsSurprises}`,
    sizes: sql`case when ${kids.showsSizes} and num_nonnulls(${sizeColumns}) > 0 then ${buildJsonObject(sizesFields)} end`,
  };
  return sql`(
    with wishes as materialized (
      select * from ${wishlistItems} where ${eq(wishlistItems.kidId, kids.id)}
    ),
    units as materialized (${selectUnits(sql`wishes`, now)}),
    gifts as materialized (
      select ${contributionEntryColumns}, ${contributions.contributorName} as full_name,
        ${contributionOnWallCondition} as is_on_wall, ${contributions.wishlistItemId} as activity_id,
        ${contributions.status} as status, ${contributions.amountCents} as cents
      from ${contributions} where ${eq(contributions.kidId, kids.id)}
      union all
      select ${purchaseEntryColumns}, ${purchases.giverName}, true, null, null, null
      from units ${purchases} where ${purchaseOnWallCondition}
    ),
    newest as (
      select * from gifts where is_on_wall order by given_at desc, id desc limit ${limits.wall}
    ),
    wall as (
      select ${listNewest("gift", "null")} as gifts, ${listNewest("contribution", "not null")} as contributions
      from newest cross join lateral (select ${buildJsonColumns(hubGiftFields)}) gift
        cross join lateral (select ${buildJsonColumns(contributionFields)}) contribution
    ),
    total as (
      select count(*) filter (where is_on_wall) as wall,
        count(distinct lower(btrim(full_name))) filter (where is_on_wall and not is_parent)
          + count(*) filter (where is_on_wall and not is_parent and full_name is null) as givers,
        ${buildJsonObject({ "529": confirmed("529"), other: confirmed("other") })} as contributed
      from gifts
    )
    select ${buildJsonObject(view)} as view, ${hubOccasions} as occasions,
      ${buildIsoTimestamp(sql`(select min(reserved_until) from units)`)} as held_until
    from total cross join wall where ${isRequested} and ${kids.id} is not null
  ) hub`;
}
