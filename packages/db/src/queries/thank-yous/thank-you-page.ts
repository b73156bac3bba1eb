import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { families, familyAddresses } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { hubAccessColumns, premiumColumns, visibleHubUrlCondition } from "../access/hub-access.ts";
import { equalsId } from "../core/ids.ts";
import { drawingColumns, thankYouAuthorNameColumn } from "./thank-you-columns.ts";

const onCard = alias(thankYous, "on_card");

/**
 * SQL for the comma-separated names of the gifts on a thank-you's page, oldest first. Omits gifts to deleted kids. Null
 * without a name (rule: one-card-a-person).
 */
const cardLabel = sql<string | null>`(
  select string_agg(${onCard.giftLabel}, ', ' order by ${onCard.contributedAt}, ${onCard.id})
  from ${thankYous} ${sql.identifier("on_card")}
  where (${eq(onCard.id, thankYous.id)} or ${eq(onCard.cardId, thankYous.id)}) and exists (
    select 1 from ${kids} card_kid where card_kid.id = ${onCard.kidId} and card_kid.family_id is not null))`;

/** Columns of a thank-you that the giver sees, on the thank-you's page or in its mail. */
export const giverMessageColumns = {
  childFirstName: kids.firstName,
  giverName: thankYous.contributorName,
  giftLabel: cardLabel,
  message: thankYous.message,
  writtenBy: thankYouAuthorNameColumn,
  pictureKey: drawingColumns.pictureKey,
};

/**
 * Returns the contents of a thank-you's page, with the data that determines whether the page shows the product's name.
 * `familyUrl` is null for a hidden hub. Returns null if the thank-you has no message, the account is closed, or the hub
 * is taken down (rule: thank-you-page).
 */
export async function findThankYouPage(db: Executor, id: string) {
  const [row] = await db
    .select({
      words: giverMessageColumns,
      imageWidth: drawingColumns.imageWidth,
      imageHeight: drawingColumns.imageHeight,
      heartedAt: thankYous.heartedAt,
      kidId: kids.id,
      hubAccess: hubAccessColumns,
      familyUrl: familyAddresses.address,
      family: premiumColumns,
    })
    .from(thankYous)
    .innerJoin(kids, eq(kids.id, thankYous.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .leftJoin(familyAddresses, visibleHubUrlCondition)
    .where(
      and(equalsId(thankYous.id, id), isNull(families.closedAt), isNull(families.takenDownAt)),
    );
  return row?.words.message
    ? { ...row, words: { ...row.words, message: row.words.message } }
    : null;
}

/** Records that a giver sent a heart for a thank-you. Idempotent, even in concurrent calls (rule: heart-back). */
export async function recordHeart(db: Executor, id: string, heartedAt: Date): Promise<void> {
  await db
    .update(thankYous)
    .set({ heartedAt })
    .where(and(equalsId(thankYous.id, id), isNull(thankYous.heartedAt)));
}
