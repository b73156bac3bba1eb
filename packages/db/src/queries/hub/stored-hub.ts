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
import { contributions } from "../../schema/gratitude.ts";
import { kids } from "../../schema/kids.ts";
import { paymentLinks, registryLinks } from "../../schema/links.ts";
import { pictures } from "../../schema/pictures.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { updates } from "../../schema/updates.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { dollars, isoText, jsonArray, jsonObject, picturePath } from "./json.ts";
import { contributionsOnWall, newestOnWall, purchaseOfWish, purchasesOnWall } from "./wall.ts";

/** The parts of a `HubView` that do not depend on the family's plan. */
type StoredHub = Omit<HubView, "familyUrl" | "referralCode" | "showsBranding" | "theme">;
/** Where each field of a view stands. */
export type Fields<View> = Record<keyof View, SQL | Column>;

const kidFields: Fields<HubKidView> = {
  id: kids.id,
  firstName: kids.firstName,
  birthdayMonth: kids.birthdayMonth,
  birthdayDay: kids.birthdayDay,
  ...eachPublicKidText((name) => kids[name]),
  avatarUrl: picturePath(pictures.storageKey),
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
  purchasedBy: sql`case when ${purchases.isOnWall} then ${purchases.giverName} end`,
  purchasedAt: isoText(purchases.purchasedAt),
  isAnonymous: sql`coalesce(${purchases.isAnonymous}, false)`,
  isActivity: wishlistItems.isActivity,
  fundingGoal: dollars(wishlistItems.fundingGoalCents),
  fundingReceived: dollars(wishlistItems.fundingReceivedCents),
  ...slotFields,
  createdAt: isoText(wishlistItems.createdAt),
  isOnWall: sql`coalesce(${purchases.isOnWall}, true)`,
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

const contributionFields: Fields<HubView["contributions"][number]> = {
  id: contributions.id,
  contributorName: contributions.contributorName,
  isAnonymous: contributions.isAnonymous,
  amount: sql`null`,
  type: contributions.type,
  contributedAt: isoText(contributions.contributedAt),
};

const kidJson = jsonObject(kidFields);
const kidsWithAvatars = sql`${kids} left join ${pictures} on ${eq(pictures.id, kids.avatarId)}`;

/** The kids of a family in the parent's order. */
export const kidsOf = (userId: Column): SQL => sql`(
  select ${jsonArray(kidJson, sql`${kids.position}, ${kids.id}`)}
  from ${kidsWithAvatars} where ${kids.userId} = ${userId})`;

const kidOf = (kid: SQL) =>
  sql`(select ${kidJson} from ${kidsWithAvatars} where ${kids.id} = ${kid})`;

/** The payment links of a kid in the order they were added. */
export const paymentLinksOf = (kid: SQL): SQL => sql`(
  select ${jsonArray(jsonObject(paymentLinkFields), sql`${paymentLinks.id}`)}
  from ${paymentLinks}
  left join ${prioritySlots} on ${eq(prioritySlots.paymentLinkId, paymentLinks.id)}
  where ${paymentLinks.kidId} = ${kid})`;

/** The registry links of a kid in the order they were added. */
export const registryLinksOf = (kid: SQL): SQL => sql`(
  select ${jsonArray(jsonObject(registryLinkFields), sql`${registryLinks.id}`)}
  from ${registryLinks}
  left join ${prioritySlots} on ${eq(prioritySlots.registryLinkId, registryLinks.id)}
  where ${registryLinks.kidId} = ${kid})`;

/** The wishes of a kid with these fields, in the order they were added. */
export const wishlistOf = (kid: SQL, fields: Record<string, SQL | Column>): SQL => sql`(
  select ${jsonArray(jsonObject(fields), sql`${wishlistItems.id}`)}
  from ${wishlistItems}
  left join ${pictures} on ${eq(pictures.id, wishlistItems.pictureId)}
  left join ${prioritySlots} on ${eq(prioritySlots.wishlistItemId, wishlistItems.id)}
  left join ${purchaseOfWish}
  where ${wishlistItems.kidId} = ${kid})`;

const newestFirst = sql`${updates.createdAt} desc, ${updates.id} desc`;

/** At most `limit` updates of a kid, newest first; all of them when it is null. */
export const updatesOf = (kid: SQL, limit: SQL): SQL => sql`(
  select ${jsonArray(jsonObject(updateFields), newestFirst)}
  from (
    select * from ${updates} where ${updates.kidId} = ${kid} order by ${newestFirst} limit ${limit}
  ) ${updates}
  left join ${pictures} on ${eq(pictures.id, updates.pictureId)})`;

/** The contributions among the newest entries of the wall. */
const contributionsOf = (kid: SQL, limit: SQL) => sql`(
  select ${jsonArray(
    jsonObject(contributionFields),
    sql`${contributions.contributedAt} desc, ${contributions.id} desc`,
  )}
  from ${contributions}
  where ${contributions.id} in (
    select entry.id from (${newestOnWall(kid, limit)}) entry where entry.label <> 'Gift'))`;

const wallTotalOf = (kid: SQL) => sql`(
  (select count(*) ${contributionsOnWall(kid)}) + (select count(*) ${purchasesOnWall(kid)}))`;

/** Names count once, whatever their case; each anonymous gift counts by itself (rule: supporter-count). */
const giversTotalOf = (kid: SQL) => sql`(
  select count(distinct lower(btrim(giver.name))) + count(*) filter (where giver.name is null)
  from (
    select ${contributions.contributorName} as name ${contributionsOnWall(kid)}
    union all
    select ${purchases.giverName} ${purchasesOnWall(kid)} and not ${purchases.isByParent}
  ) giver)`;

/** The confirmed cents of a type, over a kid's contributions. */
const confirmedCents = (
  type: ContributionType,
) => sql`coalesce(sum(${contributions.amountCents}) filter (
  where ${contributions.status} = 'confirmed' and ${contributions.type} = ${sql.raw(`'${type}'`)}), 0)`;

const contributedOf = (kid: SQL) => sql`(
  select ${jsonObject({
    "529": dollars(confirmedCents("529")),
    other: dollars(confirmedCents("other")),
  })}
  from ${contributions} where ${contributions.kidId} = ${kid})`;

/** The stored parts of a kid's hub, with at most so many of the newest entries of the wall and updates (rule: hub-lists). */
export function hubOf(kid: SQL, limits: { wall: SQL; updates: SQL }): SQL {
  const parts: Fields<StoredHub> = {
    kid: kidOf(kid),
    paymentLinks: paymentLinksOf(kid),
    registryLinks: registryLinksOf(kid),
    wishlist: wishlistOf(kid, wishFields),
    updates: updatesOf(kid, limits.updates),
    updatesTotal: sql`(select count(*) from ${updates} where ${updates.kidId} = ${kid})`,
    contributions: contributionsOf(kid, limits.wall),
    wallTotal: wallTotalOf(kid),
    giversTotal: giversTotalOf(kid),
    contributedByType: contributedOf(kid),
  };
  return jsonObject(parts);
}
