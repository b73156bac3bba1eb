import type {
  ContributionType,
  HubKidView,
  HubSizesView,
  HubView,
  UpdateView,
  WishState,
} from "@giftling/domain";
import { eachKidSize, eachLinkList, eachPublicKidText, KID_SIZE_NAMES } from "@giftling/domain";
import { type Column, eq, type SQL, sql } from "drizzle-orm";
import { families } from "../../schema/families.ts";
import { contributions } from "../../schema/gratitude.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { updates } from "../../schema/updates.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import {
  buildDollars,
  buildIsoText,
  buildJsonArray,
  buildJsonColumns,
  buildJsonObject,
  buildPicturePath,
  type ViewFields,
} from "../core/json.ts";
import { buildAuthorName } from "../family/author.ts";
import { selectLinks } from "../links/links.ts";
import { selectHubOccasions, wishOccasionId } from "../occasions/occasions.ts";
import {
  contributionOnWallCondition,
  selectNewestWallEntries,
  selectWallPurchases,
} from "../wall/hub-wall.ts";
import { buildSurprisesCondition, hideSurprises, joinSurprises } from "../wishlist/surprises.ts";
import { joinTakenUnits, openWishCondition, unitFields, wallFields } from "../wishlist/units.ts";

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

/**
 * Fields of a kid for visitors, without facts that a parent hides. The query must join the kid's family and the
 * pictures (rule: hidden-facts).
 */
const kidFields: ViewFields<HubKidView> = {
  id: kids.id,
  firstName: kids.firstName,
  birthdayMonth: sql`case when ${families.showsBirthday} then ${kids.birthdayMonth} end`,
  birthdayDay: sql`case when ${families.showsBirthday} then ${kids.birthdayDay} end`,
  secondDayName: kids.secondDayName,
  secondDayMonth: kids.secondDayMonth,
  secondDayDay: kids.secondDayDay,
  ...eachPublicKidText((name) => kids[name]),
  avatarUrl: sql`case when ${families.showsPhoto} then ${buildPicturePath(pictures.storageKey)} end`,
};

/**
 * SQL for the slot of a wish. Null for a purchased activity, because such an activity has no slot
 * (rule: priority-slots).
 */
const openSlot = sql`case when ${openWishCondition} then ${prioritySlots.slot} end`;

/** Fields of a wish for visitors. The query must contain `joinTakenUnits`. */
export const wishFields: ViewFields<HubView["wishlist"][number]> = {
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
    select coalesce(sum(${contributions.amountCents}), 0) from ${contributions}
    where ${contributions.wishlistItemId} = ${wishlistItems.id} and ${contributions.status} = 'reported'
  ) else 0 end`),
  isPriority: sql`${openSlot} is not null`,
  priorityOrder: openSlot,
  occasionId: wishOccasionId,
  createdAt: buildIsoText(wishlistItems.createdAt),
  ...wallFields,
};

const updateFields: ViewFields<UpdateView> = {
  id: updates.id,
  title: updates.title,
  content: updates.content,
  imageUrl: buildPicturePath(pictures.storageKey),
  imageWidth: pictures.width,
  imageHeight: pictures.height,
  writtenBy: buildAuthorName(updates.authorId, updates.kidId),
  createdAt: buildIsoText(updates.createdAt),
};

/** Fields of a contribution on the wall, as SQL over a row of the newest wall entries. */
const contributionFields: Record<keyof HubView["contributions"][number], SQL> = {
  id: sql`entry.id`,
  contributorName: sql`entry.name`,
  isAnonymous: sql`entry.is_anonymous`,
  amount: sql`null`,
  type: sql`entry.type`,
  contributedAt: buildIsoText(sql`entry.given_at`),
  isThanked: sql`entry.is_thanked`,
};

/**
 * Returns SQL for one row about a family's kids. The column `kids` contains all kids in the order that the parent
 * chose. The columns `id` and `kid` describe the kid with the ID `asked`, or else the first kid. `id` and `kid` are
 * null for a family without kids.
 */
export function selectKids(familyId: Column, asked: SQL): SQL {
  const shown = (value: SQL) =>
    sql`coalesce((array_agg(${value}) filter (where entry.id = ${asked}))[1], (array_agg(${value}))[1])`;
  return sql`(
  select coalesce(json_agg(entry), '[]'::json) as kids, ${shown(sql`entry.id`)} as id,
    ${shown(sql`row_to_json(entry)`)} as kid
  from (
    select ${buildJsonColumns(kidFields)}
    from ${kids} left join ${pictures} on ${eq(pictures.id, kids.avatarId)}
    where ${kids.familyId} = ${familyId} order by ${kids.position}, ${kids.id}
  ) entry
  offset 0) found`;
}

const sizesFields: ViewFields<HubSizesView> = {
  ...eachKidSize((name) => kids[name]),
  checkedIn: sql`to_char(${kids.sizesCheckedAt} at time zone 'UTC', 'YYYY-MM')`,
};

/**
 * Returns SQL for a kid's sizes and likes. The value is null if the sizes and likes are hidden or empty (rule: sizes).
 */
const sizesOf = (kid: SQL): SQL => sql`(
  select ${buildJsonObject(sizesFields)} from ${kids}
  where ${eq(kids.id, kid)} and ${kids.showsSizes}
    and num_nonnulls(${sql.join(
      KID_SIZE_NAMES.map((name) => sql`${kids[name]}`),
      sql`, `,
    )}) > 0)`;

/**
 * Returns SQL for a kid's wishes as JSON with the given fields, in the order that the parent chose. With `state`,
 * includes only wishes in this state. Excludes deleted wishes. With `isDeleted`, includes only deleted wishes that have
 * gifts. `joins` contains additional joins that the fields require (rule: own-order).
 */
export const selectWishlist = (
  kid: SQL,
  fields: Record<string, SQL | Column>,
  now: SQL,
  {
    state,
    isDeleted = false,
    joins = sql``,
  }: { state?: WishState; isDeleted?: boolean; joins?: SQL } = {},
): SQL =>
  buildJsonArray(
    fields,
    sql`${wishlistItems}
  left join ${pictures} on ${eq(pictures.id, wishlistItems.pictureId)}
  left join ${prioritySlots} on ${eq(prioritySlots.wishlistItemId, wishlistItems.id)}
  ${joinTakenUnits(kid, now)} ${joins}
  where ${wishlistItems.kidId} = ${kid} and ${wishlistItems.deletedAt} is ${isDeleted ? sql`not null` : sql`null`}${
    state ? sql` and ${wishlistItems.state} = ${sql.raw(`'${state}'`)}` : sql``
  }`,
    sql`${wishlistItems.position}, ${wishlistItems.id}`,
  );

/** Returns SQL for at most `limit` updates of a kid as JSON, newest first. A null `limit` includes all updates. */
export const selectUpdates = (kid: SQL, limit: SQL): SQL =>
  buildJsonArray(
    updateFields,
    sql`${updates} left join ${pictures} on ${eq(pictures.id, updates.pictureId)}
  where ${updates.kidId} = ${kid}`,
    sql`${updates.createdAt} desc, ${updates.id} desc limit ${limit}`,
  );

/** Fields of a purchase on the wall, as SQL over a row of the newest wall entries. */
const hubGiftFields: Record<keyof HubView["gifts"][number], SQL> = {
  id: sql`entry.id`,
  giverName: sql`entry.name`,
  isAnonymous: sql`entry.is_anonymous`,
  isByParent: sql`entry.is_parent`,
  giftName: sql`entry.gift_name`,
  givenAt: buildIsoText(sql`entry.given_at`),
  isThanked: sql`entry.is_thanked`,
};

/**
 * Returns SQL for the contributions or purchases among the newest wall entries, as JSON. The type `not null` selects
 * contributions, and `null` selects purchases.
 */
const ofNewest = (fields: Record<string, SQL>, type: "null" | "not null") =>
  buildJsonArray(
    fields,
    sql`newest entry where entry.type is ${sql.raw(type)}`,
    sql`entry.given_at desc, entry.id desc`,
  );

/** Returns SQL for the sum in dollars of the confirmed contributions of one type, in the subquery `gift`. */
const confirmed = (type: ContributionType) =>
  buildDollars(
    sql`coalesce(sum(gift.confirmed_cents) filter (where gift.type = ${sql.raw(`'${type}'`)}), 0)`,
  );

/**
 * Returns SQL for the totals of all gifts to a kid, as one row `total`. Givers with the same name, ignoring letter
 * case, count once. Each anonymous gift counts as one giver. The sums omit contributions to activities that are
 * surprises (rule: supporter-count).
 */
const totalsOf = (kid: SQL) => sql`(
  select count(*) filter (where gift.is_on_wall) as wall,
    count(distinct lower(btrim(gift.name))) filter (where gift.is_on_wall and not gift.is_parent)
      + count(*) filter (where gift.is_on_wall and not gift.is_parent and gift.name is null) as givers,
    ${buildJsonObject({ "529": confirmed("529"), other: confirmed("other") })} as contributed
  from (
    select ${contributions.contributorName} as name, ${contributionOnWallCondition} as is_on_wall, false as is_parent,
      ${contributions.type} as type,
      case when ${contributions.status} = 'confirmed'
        and (${contributions.wishlistItemId} is null or not ${buildSurprisesCondition(kid)})
        then ${contributions.amountCents} end as confirmed_cents
    from ${contributions} where ${contributions.kidId} = ${kid}
    union all
    select bought.full_name, true, bought.is_parent, null, null from bought
  ) gift) total`;

/**
 * Returns SQL for a kid's occasions as JSON. The query must contain the row `found` of `selectKids` (rule: occasions).
 */
export const selectFoundOccasions = (kid: SQL): SQL => selectHubOccasions(kid, sql`found.kid`);

/**
 * Returns SQL for the database fields of a kid's hub as JSON. `limits` are the maximum numbers of wall entries and
 * updates (rule: hub-lists).
 */
export function selectHub(kid: SQL, limits: { wall: SQL; updates: SQL }, now: SQL): SQL {
  const parts: ViewFields<StoredHub> = {
    kid: sql`found.kid`,
    ...eachLinkList((kind) => selectLinks(kind, kid)),
    wishlist: selectWishlist(kid, hideSurprises(wishFields), now, {
      state: "shown",
      joins: joinSurprises(kid),
    }),
    updates: selectUpdates(kid, limits.updates),
    updatesTotal: sql`(select count(*) from ${updates} where ${updates.kidId} = ${kid})`,
    gifts: ofNewest(hubGiftFields, "null"),
    contributions: ofNewest(contributionFields, "not null"),
    wallTotal: sql`total.wall`,
    giversTotal: sql`total.givers`,
    contributedByType: sql`total.contributed`,
    keepsSurprises: buildSurprisesCondition(kid),
    sizes: sizesOf(kid),
  };
  return sql`(
    with bought as materialized (${selectWallPurchases(kid)}),
      newest as materialized (${selectNewestWallEntries(kid, limits.wall)})
    select ${buildJsonObject(parts)} from ${totalsOf(kid)})`;
}
