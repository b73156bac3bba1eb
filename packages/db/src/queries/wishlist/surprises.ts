import { SURPRISE_NAME } from "@giftling/domain";
import { type Column, eq, type SQL, sql } from "drizzle-orm";
import { kids } from "../../schema/kids.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { openWishCondition } from "./units.ts";

/** SQL string constant that replaces a surprise's name. The unescaped value must not contain user input. */
const SURPRISE = sql.raw(`'${SURPRISE_NAME}'`);

/** Returns SQL for whether gifts to a kid are surprises, which visitors must not see (rule: surprises). */
export const buildSurprisesCondition = (kid: SQL): SQL =>
  sql`(select ${kids.keepsSurprises} from ${kids} where ${eq(kids.id, kid)})`;

/** SQL for the gifts of a wish, with each gift as JSON. The query must contain `joinTakenUnits`. */
const gifts = sql`json_array_elements(taken.gifts) gift`;

/**
 * Returns the SQL condition that a purchased unit of the wish has not arrived and is therefore a surprise. The query
 * must contain `joinTakenUnits`.
 */
const isSurprise = (kid: SQL): SQL =>
  sql`${buildSurprisesCondition(kid)} and exists (select 1 from ${gifts} where gift->>'receivedAt' is null)`;

/** Replacement fields of a surprise whose units are all purchased. They identify neither the wish nor its giver. */
const NOTHING: Readonly<Record<string, SQL>> = {
  name: SURPRISE,
  url: sql`null`,
  price: sql`null`,
  description: sql`null`,
  priority: sql`'medium'`,
  imageUrl: sql`null`,
  isActivity: sql`false`,
  fundingGoal: sql`null`,
  fundingReceived: sql`0`,
  fundingReported: sql`0`,
  purchasedBy: sql`null`,
  purchasedAt: sql`null`,
  isAnonymous: sql`false`,
  isByParent: sql`false`,
  quantity: sql`1`,
  remaining: sql`0`,
};

/** Replacement fields of every wish with a surprise. They do not identify the givers of units that have not arrived. */
const ANYWAY: Readonly<Record<string, SQL>> = {
  gifts: sql`(select coalesce(json_agg(gift), '[]'::json) from ${gifts}
    where gift->>'receivedAt' is not null and ${openWishCondition})`,
  isOnWall: sql`true`,
  isThanked: sql`false`,
};

/**
 * Returns the fields of a wish for visitors, with surprises replaced. The query must contain `joinTakenUnits`
 * (rule: surprises).
 */
export function hideSurprises(fields: Readonly<Record<string, SQL | Column>>, kid: SQL) {
  const instead = (those: typeof NOTHING, when: SQL) =>
    Object.entries(those).map(([name, value]) => [
      name,
      sql`case when ${when} then ${value} else ${fields[name]} end`,
    ]);
  return {
    ...fields,
    ...Object.fromEntries(instead(ANYWAY, isSurprise(kid))),
    ...Object.fromEntries(instead(NOTHING, sql`${isSurprise(kid)} and not ${openWishCondition}`)),
  };
}

/** Returns SQL for the name of a gift on the wall. The query must join the gift's wish and purchase. */
export const buildGiftName = (kid: SQL): SQL =>
  sql`case when ${purchases.receivedAt} is null and ${buildSurprisesCondition(kid)} then ${SURPRISE} else ${wishlistItems.name} end`;
