import { SURPRISE_GIFT_NAME } from "@giftling/domain";
import { type Column, type SQL, sql } from "drizzle-orm";
import { purchases } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { wishlistItems } from "../../schema/wishlist.ts";

/** SQL string constant that replaces a surprise's name. The value is not escaped, so it must not contain user input. */
const SURPRISE = sql.raw(`'${SURPRISE_GIFT_NAME}'`);

/**
 * SQL that joins a row `surprise` to each wish. The row's flags are false unless gifts to the kid are surprises.
 * `surprise.is_hidden` is true for a wish without a free unit, if a unit is on hold or has not arrived.
 * `surprise.hides_numbers` is also true for a wish with a free unit, because the wish's numbers would reveal gifts.
 * Requires `kids` and `buildUnitsJoin` in the query (rule: surprises).
 */
export const surprisesJoin: SQL = sql`cross join lateral (
    select ${kids.keepsSurprises} and wish.has_no_free_unit and taken.is_awaited as is_hidden,
      ${kids.keepsSurprises} and (not wish.has_no_free_unit or taken.is_awaited) as hides_numbers
  ) surprise`;

/** Values that replace the fields of a surprise for visitors. The values reveal neither the wish nor its giver. */
const HIDDEN_VALUES: Readonly<Record<string, SQL>> = {
  name: SURPRISE,
  url: sql`null`,
  price: sql`null`,
  description: sql`null`,
  priority: sql`'medium'`,
  imageUrl: sql`null`,
  isActivity: sql`false`,
  isPriority: sql`false`,
  priorityOrder: sql`null`,
  isIdea: sql`false`,
  fundingGoal: sql`null`,
  isPurchased: sql`true`,
  purchasedBy: sql`null`,
  purchasedAt: sql`null`,
  isAnonymous: sql`false`,
  isByParent: sql`false`,
};

/**
 * Values that replace the numbers of a wish for visitors, if `surprise.hides_numbers` is true. The values reveal no
 * gift and no hold.
 */
const PROGRESS: Readonly<Record<string, SQL>> = {
  fundingReceived: sql`0`,
  fundingReported: sql`0`,
  held: sql`0`,
  quantity: sql`case when surprise.is_hidden or ${wishlistItems.quantity} = 1 then 1 end`,
  remaining: sql`case when surprise.is_hidden then 0 when ${wishlistItems.quantity} = 1 then 1 end`,
  gifts: sql`(select coalesce(json_agg(gift), '[]'::json) from json_array_elements(taken.gifts) gift
    where gift->>'receivedAt' is not null and not surprise.is_hidden)`,
  isOnWall: sql`true`,
  isThanked: sql`false`,
};

/**
 * Returns the fields of a wish for visitors, without surprises. Requires `buildUnitsJoin` and `surprisesJoin` in the
 * query (rule: surprises).
 */
export function hideSurprises(fields: Readonly<Record<string, SQL | Column>>) {
  const instead = (those: typeof HIDDEN_VALUES, when: SQL) =>
    Object.entries(those).map(([name, value]) => [
      name,
      sql`case when ${when} then ${value} else ${fields[name]} end`,
    ]);
  return {
    ...fields,
    ...Object.fromEntries(instead(HIDDEN_VALUES, sql`surprise.is_hidden`)),
    ...Object.fromEntries(instead(PROGRESS, sql`surprise.hides_numbers`)),
  };
}

/** SQL for the name of a gift on the wall. Requires `kids`, and `purchases` from `selectUnits`, in the query. */
export const giftNameColumn: SQL = sql`case when ${purchases.receivedAt} is null and ${kids.keepsSurprises}
  then ${SURPRISE} else ${purchases}.wish_name end`;
