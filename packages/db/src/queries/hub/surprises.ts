import { SURPRISE_NAME } from "@giftling/domain";
import { type Column, eq, type SQL, sql } from "drizzle-orm";
import { kids } from "../../schema/kids.ts";
import { purchases, wishlistItems } from "../../schema/wishlist.ts";
import { isOpen } from "../wishlist/pieces.ts";

/** A gift's name in its place; ours, and never from outside. */
const SURPRISE = sql.raw(`'${SURPRISE_NAME}'`);

/** Whether strangers are not to learn what this kid was given (rule: surprises). */
export const keepsSurprises = (kid: SQL): SQL =>
  sql`(select ${kids.keepsSurprises} from ${kids} where ${eq(kids.id, kid)})`;

/** The gifts of a wish, beside `joinTaken`, each as JSON. */
const gifts = sql`json_array_elements(taken.gifts) gift`;

/** Condition, beside `joinTaken`: something that was given of the wish is not received yet, and a surprise until then. */
const isSurprise = (kid: SQL): SQL =>
  sql`${keepsSurprises(kid)} and exists (select 1 from ${gifts} where gift->>'receivedAt' is null)`;

/** What stands in a wish of which all was given: nothing that tells which wish it was, nor whose gift on the wall it is. */
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

/** The same of a wish that is still open, whose givers nobody is to find beside it. */
const ANYWAY: Readonly<Record<string, SQL>> = {
  gifts: sql`(select coalesce(json_agg(gift), '[]'::json) from ${gifts}
    where gift->>'receivedAt' is not null and ${isOpen})`,
  isOnWall: sql`true`,
  isThanked: sql`false`,
};

/** The fields of a wish as strangers read them, beside `joinTaken`, without what is a surprise (rule: surprises). */
export function withoutSurprises(
  fields: Readonly<Record<string, SQL | Column>>,
  kid: SQL,
): Record<string, SQL | Column> {
  const instead = (those: typeof NOTHING, when: SQL) =>
    Object.entries(those).map(([name, value]) => [
      name,
      sql`case when ${when} then ${value} else ${fields[name]} end`,
    ]);
  return {
    ...fields,
    ...Object.fromEntries(instead(ANYWAY, isSurprise(kid))),
    ...Object.fromEntries(instead(NOTHING, sql`${isSurprise(kid)} and not ${isOpen}`)),
  };
}

/** The name of what was given, beside the wish and its purchase, as the wall says it. */
export const givenName = (kid: SQL): SQL =>
  sql`case when ${purchases.receivedAt} is null and ${keepsSurprises(kid)} then ${SURPRISE} else ${wishlistItems.name} end`;
