import type {
  ContributionType,
  HubKidView,
  HubView,
  PaymentLinkView,
  RegistryLinkView,
  UpdateView,
} from "@giftling/domain";
import { eachPublicKidText } from "@giftling/domain";
import { type Column, eq, type SQL, sql } from "drizzle-orm";
import { families } from "../../schema/families.ts";
import { contributions } from "../../schema/gratitude.ts";
import { kids } from "../../schema/kids.ts";
import { paymentLinks, registryLinks } from "../../schema/links.ts";
import { pictures } from "../../schema/pictures.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { updates } from "../../schema/updates.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { dollars, isoText, jsonColumns, jsonList, jsonObject, picturePath } from "./json.ts";
import { boughtOnWall, buyerName, isOnWall, newestOnWall, purchaseOfWish } from "./wall.ts";

/** The parts of a `HubView` that do not depend on the family's plan. */
type StoredHub = Omit<
  HubView,
  "familyUrl" | "referralCode" | "showsBranding" | "isPaused" | "title" | "theme"
>;
/** Where each field of a view stands. */
export type Fields<View> = Record<keyof View, SQL | Column>;

/** Fields of a kid whose family is joined: what its parent hides is left out (rule: hidden-facts). */
const kidFields: Fields<HubKidView> = {
  id: kids.id,
  firstName: kids.firstName,
  birthdayMonth: sql`case when ${families.showsBirthday} then ${kids.birthdayMonth} end`,
  birthdayDay: sql`case when ${families.showsBirthday} then ${kids.birthdayDay} end`,
  ...eachPublicKidText((name) => kids[name]),
  avatarUrl: sql`case when ${families.showsPhoto} then ${picturePath(pictures.storageKey)} end`,
};

const slotFields = {
  isPriority: sql`${prioritySlots.slot} is not null`,
  priorityOrder: prioritySlots.slot,
};

const paymentLinkFields: Fields<PaymentLinkView> = {
  id: paymentLinks.id,
  type: paymentLinks.type,
  label: paymentLinks.label,
  url: paymentLinks.url,
  contributionCode: paymentLinks.contributionCode,
  description: paymentLinks.description,
  isPrimary: sql`${paymentLinks.type} in ('529', 'esa')`,
  ...slotFields,
  createdAt: isoText(paymentLinks.createdAt),
};

const registryLinkFields: Fields<RegistryLinkView> = {
  id: registryLinks.id,
  service: registryLinks.service,
  label: registryLinks.label,
  url: registryLinks.url,
  description: registryLinks.description,
  ...slotFields,
  createdAt: isoText(registryLinks.createdAt),
};

/** A bought activity holds no slot (rule: priority-slots). */
const openSlot = sql`case when ${purchases.id} is null then ${prioritySlots.slot} end`;

/** A wish as relatives see it. */
export const wishFields: Fields<HubView["wishlist"][number]> = {
  id: wishlistItems.id,
  name: wishlistItems.name,
  url: wishlistItems.url,
  price: wishlistItems.price,
  description: wishlistItems.description,
  priority: wishlistItems.priority,
  imageUrl: picturePath(pictures.storageKey),
  isPurchased: sql`${purchases.id} is not null`,
  // Without the giver's name when the gift was taken off the wall (rule: wall-corrections).
  purchasedBy: sql`case when ${purchases.isOnWall} then ${buyerName} end`,
  purchasedAt: isoText(purchases.purchasedAt),
  isAnonymous: sql`coalesce(${purchases.isAnonymous}, false)`,
  isByParent: sql`coalesce(${purchases.isByParent}, false)`,
  isActivity: wishlistItems.isActivity,
  fundingGoal: dollars(wishlistItems.fundingGoalCents),
  fundingReceived: dollars(wishlistItems.fundingReceivedCents),
  isPriority: sql`${openSlot} is not null`,
  priorityOrder: openSlot,
  createdAt: isoText(wishlistItems.createdAt),
  isOnWall: sql`coalesce(${purchases.isOnWall}, true)`,
  isThanked: sql`coalesce(${purchases.isThanked}, false)`,
};

const updateFields: Fields<UpdateView> = {
  id: updates.id,
  title: updates.title,
  content: updates.content,
  imageUrl: picturePath(pictures.storageKey),
  imageWidth: pictures.width,
  imageHeight: pictures.height,
  createdAt: isoText(updates.createdAt),
};

/** Fields of the part `entry`, which `newestOnWall` reads. */
const contributionFields: Fields<HubView["contributions"][number]> = {
  id: sql`entry.id`,
  contributorName: sql`entry.name`,
  isAnonymous: sql`entry.is_anonymous`,
  amount: sql`null`,
  type: sql`entry.type`,
  contributedAt: isoText(sql`entry.given_at`),
  isThanked: sql`entry.is_thanked`,
};

/**
 * All kids of a family, whose row is joined, in the parent's order, and the one to show: that with the id `asked`, else the first. One row `found`
 * with the columns `kids`, `id` and `kid`, of which the latter two are null without kids.
 */
export function kidsOf(familyId: Column, asked: SQL): SQL {
  const shown = (value: SQL) =>
    sql`coalesce((array_agg(${value}) filter (where entry.id = ${asked}))[1], (array_agg(${value}))[1])`;
  return sql`(
  select coalesce(json_agg(entry), '[]'::json) as kids, ${shown(sql`entry.id`)} as id,
    ${shown(sql`row_to_json(entry)`)} as kid
  from (
    select ${jsonColumns(kidFields)}
    from ${kids} left join ${pictures} on ${eq(pictures.id, kids.avatarId)}
    where ${kids.familyId} = ${familyId} order by ${kids.position}, ${kids.id}
  ) entry
  offset 0) found`;
}

/** The payment links of a kid in the order they were added. */
export const paymentLinksOf = (kid: SQL): SQL =>
  jsonList(
    paymentLinkFields,
    sql`${paymentLinks}
  left join ${prioritySlots} on ${eq(prioritySlots.paymentLinkId, paymentLinks.id)}
  where ${paymentLinks.kidId} = ${kid}`,
    sql`${paymentLinks.id}`,
  );

/** The registry links of a kid in the order they were added. */
export const registryLinksOf = (kid: SQL): SQL =>
  jsonList(
    registryLinkFields,
    sql`${registryLinks}
  left join ${prioritySlots} on ${eq(prioritySlots.registryLinkId, registryLinks.id)}
  where ${registryLinks.kidId} = ${kid}`,
    sql`${registryLinks.id}`,
  );

/** The wishes of a kid with these fields, in the order they were added. */
export const wishlistOf = (kid: SQL, fields: Record<string, SQL | Column>): SQL =>
  jsonList(
    fields,
    sql`${wishlistItems}
  left join ${pictures} on ${eq(pictures.id, wishlistItems.pictureId)}
  left join ${prioritySlots} on ${eq(prioritySlots.wishlistItemId, wishlistItems.id)}
  left join ${purchaseOfWish}
  where ${wishlistItems.kidId} = ${kid}`,
    sql`${wishlistItems.id}`,
  );

/** At most `limit` updates of a kid, newest first; all of them when it is null. */
export const updatesOf = (kid: SQL, limit: SQL): SQL =>
  jsonList(
    updateFields,
    sql`${updates} left join ${pictures} on ${eq(pictures.id, updates.pictureId)}
  where ${updates.kidId} = ${kid}`,
    sql`${updates.createdAt} desc, ${updates.id} desc limit ${limit}`,
  );

/** The contributions among the newest entries of the wall. */
const contributionsOf = (kid: SQL, limit: SQL) =>
  jsonList(
    contributionFields,
    sql`(${newestOnWall(kid, limit)}) entry where entry.type is not null`,
    sql`entry.given_at desc, entry.id desc`,
  );

/** The confirmed dollars of a type, over the part `gift`. */
const confirmed = (type: ContributionType) =>
  dollars(
    sql`coalesce(sum(gift.confirmed_cents) filter (where gift.type = ${sql.raw(`'${type}'`)}), 0)`,
  );

/**
 * What a hub counts of all gifts to a kid, as one row `total`. Names count once, whatever their case; each anonymous gift
 * counts by itself (rule: supporter-count).
 */
const totalsOf = (kid: SQL) => sql`(
  select count(*) filter (where gift.is_on_wall) as wall,
    count(distinct lower(btrim(gift.name))) filter (where gift.is_on_wall and not gift.is_parent)
      + count(*) filter (where gift.is_on_wall and not gift.is_parent and gift.name is null) as givers,
    ${jsonObject({ "529": confirmed("529"), other: confirmed("other") })} as contributed
  from (
    select ${contributions.contributorName} as name, ${isOnWall} as is_on_wall, false as is_parent,
      ${contributions.type} as type,
      case when ${contributions.status} = 'confirmed' then ${contributions.amountCents} end as confirmed_cents
    from ${contributions} where ${contributions.kidId} = ${kid}
    union all
    select bought.full_name, true, bought.is_parent, null, null from bought
  ) gift) total`;

/** The stored parts of a kid's hub, with at most so many of the newest entries of the wall and updates (rule: hub-lists). */
export function hubOf(kid: SQL, limits: { wall: SQL; updates: SQL }): SQL {
  const parts: Fields<StoredHub> = {
    kid: sql`found.kid`,
    paymentLinks: paymentLinksOf(kid),
    registryLinks: registryLinksOf(kid),
    wishlist: wishlistOf(kid, wishFields),
    updates: updatesOf(kid, limits.updates),
    updatesTotal: sql`(select count(*) from ${updates} where ${updates.kidId} = ${kid})`,
    contributions: contributionsOf(kid, limits.wall),
    wallTotal: sql`total.wall`,
    giversTotal: sql`total.givers`,
    contributedByType: sql`total.contributed`,
  };
  return sql`(
    with bought as materialized (${boughtOnWall(kid)})
    select ${jsonObject(parts)} from ${totalsOf(kid)})`;
}
