import { SURPRISE_NAME } from "@giftling/domain";
import { type Column, eq, type SQL, sql } from "drizzle-orm";
import { kids } from "../../schema/kids.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { hasNoFreeUnit } from "./units.ts";

/** SQL string constant that replaces a surprise's name. The unescaped value must not contain user input. */
const SURPRISE = sql.raw(`'${SURPRISE_NAME}'`);

/** Returns the SQL condition that gifts to a kid are surprises, which are hidden from visitors (rule: surprises). */
export const buildSurprisesCondition = (kid: SQL): SQL =>
  sql`(select ${kids.keepsSurprises} from ${kids} where ${eq(kids.id, kid)})`;

/** SQL for the gifts of a wish, with each gift as JSON. The query must contain `joinTakenUnits`. */
const gifts = sql`json_array_elements(taken.gifts) gift`;

/**
 * Returns SQL that joins `surprise`, which states the part of a wish that visitors must not see. `surprise.part` is
 * - `whole` for a wish without a free unit, if a unit is on hold or has not arrived;
 * - `progress` for a wish with a free unit, because the wish's numbers would reveal gifts;
 * - null for a wish whose units have all arrived, and for a kid whose gifts are not surprises.
 *
 * The join evaluates the condition once for each wish. The query must contain `joinTakenUnits` (rule: surprises).
 */
export const joinSurprises = (kid: SQL): SQL => sql`cross join lateral (
    select case when not ${buildSurprisesCondition(kid)} then null
      when not ${hasNoFreeUnit} then 'progress'
      when taken.held > 0 or exists (select 1 from ${gifts} where gift->>'receivedAt' is null) then 'whole'
    end as part offset 0
  ) surprise`;

/** Values that visitors see instead of the fields of a surprise. The values identify neither the wish nor its giver. */
const NOTHING: Readonly<Record<string, SQL>> = {
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
 * Values that visitors see instead of the numbers of a surprise, or of a wish whose numbers are hidden. The values
 * reveal no gift and no hold.
 */
const PROGRESS: Readonly<Record<string, SQL>> = {
  fundingReceived: sql`0`,
  fundingReported: sql`0`,
  held: sql`0`,
  quantity: sql`case when surprise.part = 'whole' or ${wishlistItems.quantity} = 1 then 1 end`,
  remaining: sql`case when surprise.part = 'whole' then 0 when ${wishlistItems.quantity} = 1 then 1 end`,
  gifts: sql`(select coalesce(json_agg(gift), '[]'::json) from ${gifts}
    where gift->>'receivedAt' is not null and surprise.part = 'progress')`,
  isOnWall: sql`true`,
  isThanked: sql`false`,
};

/**
 * Returns the fields of a wish for visitors, without surprises. The query must contain `joinTakenUnits` and
 * `joinSurprises` (rule: surprises).
 */
export function hideSurprises(fields: Readonly<Record<string, SQL | Column>>) {
  const instead = (those: typeof NOTHING, when: SQL) =>
    Object.entries(those).map(([name, value]) => [
      name,
      sql`case when ${when} then ${value} else ${fields[name]} end`,
    ]);
  return {
    ...fields,
    ...Object.fromEntries(instead(NOTHING, sql`surprise.part = 'whole'`)),
    ...Object.fromEntries(instead(PROGRESS, sql`surprise.part is not null`)),
  };
}

/** Returns SQL for the name of a gift on the wall. The query must join the gift's wish and purchase. */
export const buildGiftName = (kid: SQL): SQL =>
  sql`case when ${purchases.receivedAt} is null and ${buildSurprisesCondition(kid)} then ${SURPRISE} else ${wishlistItems.name} end`;
