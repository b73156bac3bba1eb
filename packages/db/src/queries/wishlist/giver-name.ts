import { UNAPPROVED_NAME } from "@giftling/domain";
import { type Column, type SQL, sql } from "drizzle-orm";
import { purchases } from "../../schema/wishlist.ts";

/**
 * Returns SQL for a giver's name as shown to visitors. `UNAPPROVED_NAME` replaces a name that is pending approval (rule:
 * approved-names).
 */
export const buildVisibleName = (name: Column, isApproved: Column): SQL =>
  sql`case when ${isApproved} is false then ${sql.raw(`'${UNAPPROVED_NAME}'`)} else ${name} end`;
export const visibleBuyerName = buildVisibleName(purchases.giverName, purchases.isNameApproved);
