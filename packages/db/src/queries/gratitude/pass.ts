import { and, eq, gt, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { familyAddresses } from "../../schema/family-url.ts";
import { contributions, thankYous } from "../../schema/gratitude.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { premiumColumns } from "../billing/premium-columns.ts";
import { doorColumns, isHubShown } from "../hub/door.ts";
import { TELL_AFTER_COMMIT } from "../operation/after-commit.ts";
import { IS_UNLISTED } from "../wishlist/items.ts";
import { isWaiting } from "./thank-you-queue.ts";

const common = {
  kidId: kids.id,
  childFirstName: kids.firstName,
  familyUrl: familyAddresses.address,
  family: premiumColumns,
  door: doorColumns,
  thankYou: {
    id: thankYous.id,
    status: thankYous.status,
    message: thankYous.message,
    sentAt: thankYous.sentAt,
    giftLabel: thankYous.giftLabel,
  },
};

/** Condition: the family's account is open, and no operator took its hub away. */
const isThere = and(isNull(families.closedAt), isNull(families.takenDownAt));
const presentAddress = and(
  eq(familyAddresses.familyId, families.id),
  familyAddresses.isCurrent,
  isHubShown,
);

/** A purchase or an open hold by its id, for its giver; null when it is gone, lapsed, or the parent's own mark (rule: gift-pass). */
export async function findGivenPiece(db: Executor, id: string, now: Date) {
  if (!validate(id)) return null;
  const [row] = await db
    .select({
      ...common,
      item: {
        id: wishlistItems.id,
        name: wishlistItems.name,
        url: wishlistItems.url,
        price: wishlistItems.price,
      },
      pictureKey: pictures.storageKey,
      gift: {
        id: purchases.id,
        giverName: purchases.giverName,
        purchasedAt: purchases.purchasedAt,
        reservedUntil: purchases.reservedUntil,
        isExtended: purchases.isExtended,
        receivedAt: purchases.receivedAt,
      },
    })
    .from(purchases)
    .innerJoin(wishlistItems, eq(wishlistItems.id, purchases.itemId))
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(pictures, eq(pictures.id, wishlistItems.pictureId))
    .leftJoin(familyAddresses, presentAddress)
    .leftJoin(thankYous, eq(thankYous.purchaseId, purchases.id))
    .where(
      and(
        eq(purchases.id, id),
        not(purchases.isByParent),
        or(isNull(purchases.reservedUntil), gt(purchases.reservedUntil, now)),
        isThere,
      ),
    );
  return row ?? null;
}

/** A contribution by its id, for its giver; null when it is gone (rule: gift-pass). */
export async function findGivenMoney(db: Executor, id: string) {
  if (!validate(id)) return null;
  const [row] = await db
    .select({
      ...common,
      gift: {
        id: contributions.id,
        giverName: contributions.contributorName,
        amountCents: contributions.amountCents,
        status: contributions.status,
        contributedAt: contributions.contributedAt,
      },
    })
    .from(contributions)
    .innerJoin(kids, eq(kids.id, contributions.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(familyAddresses, presentAddress)
    .leftJoin(thankYous, eq(thankYous.contributionId, contributions.id))
    .where(and(eq(contributions.id, id), isThere));
  return row ?? null;
}

/**
 * Makes an open hold longer, once, until the given moment; false when it ended, was made longer already, or is none (rule: holds).
 * One conditional write, so that it is decided against whoever takes over an ended hold at the same moment.
 */
export async function extendHold(
  db: Executor,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await db
    .update(purchases)
    .set({ reservedUntil: until, isExtended: true })
    .where(and(eq(purchases.id, id), gt(purchases.reservedUntil, now), not(purchases.isExtended)))
    .returning({ id: purchases.id });
  return rows.length > 0;
}

/** The parts of a statement that hold a gift's kid, take the gift away, and with it its waiting thank-you. */
const takeAway = (id: string, gift: "purchase" | "contribution", which: SQL): SQL => {
  const table = sql.raw(gift === "purchase" ? "purchases" : "contributions");
  const kid =
    gift === "purchase"
      ? sql`select kid_id from purchases join wishlist_items on wishlist_items.id = item_id where purchases.id = ${id}::uuid`
      : sql`select kid_id from contributions where id = ${id}::uuid`;
  const reference = sql.raw(`${gift}_id`);
  // What was never on the list goes with its gift.
  const unlisted = sql.raw(
    gift === "purchase"
      ? `, unlisted as (delete from wishlist_items where id in (select item_id from gone) and ${IS_UNLISTED})`
      : "",
  );
  const returned = sql.raw(gift === "purchase" ? "id, item_id" : "id");
  return sql`
    with kid as materialized (
      select id from kids where id in (${kid}) for key share
    ), gone as (
      delete from ${table} where id = ${id}::uuid and exists (select from kid) and ${which} and not exists (
        select from thank_yous where ${reference} = ${id}::uuid and status not in ('pending', 'failed')
      )
      returning ${returned}
    ), thank_you as (
      delete from thank_yous where ${reference} in (select id from gone) and ${isWaiting}
    )${unlisted}
    select exists (select from gone) as "isGone", ${sql.raw(TELL_AFTER_COMMIT)} as telling`;
};

/**
 * Gives a purchase or a hold back, with its waiting thank-you, in one statement; false when it is gone, received, or thanked (rule:
 * gift-pass).
 */
export async function giveBack(db: Executor, id: string): Promise<boolean> {
  const [row] = await db.execute<{ isGone: boolean }>(
    takeAway(id, "purchase", sql`received_at is null and not is_by_parent`),
  );
  return row?.isGone === true;
}

/** The same of a contribution that the parent has not confirmed. */
export async function withdrawContribution(db: Executor, id: string): Promise<boolean> {
  const [row] = await db.execute<{ isGone: boolean }>(
    takeAway(id, "contribution", sql`status = 'reported'`),
  );
  return row?.isGone === true;
}
