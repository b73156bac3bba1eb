import type { SentThankYouFacts } from "@giftling/domain";
import { type Column, eq, sql } from "drizzle-orm";
import { contributions, purchases } from "../../schema/gifts.ts";
import { pictures } from "../../schema/pictures.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { buildDollars, buildIsoTimestamp, buildPicturePath, withFieldTypes } from "../core/json.ts";
import { buildAuthorName, kidFamilyIdColumn } from "../family/author.ts";
import {
  awaitsConfirmationColumn,
  personIdColumn,
  personNameColumn,
  recipientEmailColumn,
  recipientIdColumn,
} from "../people/person-columns.ts";
import { contributionOnWallCondition } from "../wall/hub-wall.ts";

/**
 * SQL for the state of the wall's thanks to an anonymous giver: shown (`said`) or not shown (`possible`). Null for
 * other gifts (rule: wall-thanks).
 */
const wallThanksStateColumn = sql`(
  select case when gift.is_thanked then 'said' else 'possible' end from (
    select ${purchases.isThanked} as is_thanked from ${purchases}
    where ${eq(purchases.id, thankYous.purchaseId)} and ${purchases.isAnonymous} and ${purchases.isOnWall}
    union all
    select ${contributions.isThanked} from ${contributions}
    where ${eq(contributions.id, thankYous.contributionId)} and ${contributions.isAnonymous} and ${contributionOnWallCondition}
  ) gift)`;

/** SQL for the message that a giver sent with a gift, or null (rule: gift-words). */
const giftMessageColumn = sql`coalesce(
  (select ${purchases.message} from ${purchases} where ${eq(purchases.id, thankYous.purchaseId)}),
  (select ${contributions.message} from ${contributions} where ${eq(contributions.id, thankYous.contributionId)}))`;

/** SQL for the time at which a purchase arrived. Null for other gifts (rule: received). */
const receivedAtColumn = sql`(
  select ${purchases.receivedAt} from ${purchases} where ${eq(purchases.id, thankYous.purchaseId)})`;

/**
 * Returns SQL for a column of a thank-you's drawing. The value is null if the thank-you has no drawing (rule:
 * thank-you-drawing).
 */
const ofDrawing = <Value>(column: Column) =>
  sql<Value | null>`(select ${column} from ${pictures} where ${eq(pictures.id, thankYous.pictureId)})`;

export const drawingColumns = {
  pictureKey: ofDrawing<string>(pictures.storageKey),
  imageWidth: ofDrawing<number>(pictures.width),
  imageHeight: ofDrawing<number>(pictures.height),
};

export const thankYouAuthorNameColumn = buildAuthorName(
  thankYous.authorId,
  kidFamilyIdColumn(thankYous.kidId),
);

/** Fields of a thank-you for a parent, with the amount in dollars. */
export const thankYouFields = withFieldTypes<SentThankYouFacts>({
  id: thankYous.id,
  kidId: thankYous.kidId,
  contributionId: thankYous.contributionId,
  giftId: thankYous.purchaseId,
  contributorName: thankYous.contributorName,
  contributionType: thankYous.contributionType,
  contributionAmount: buildDollars(thankYous.amountCents),
  contributionDate: buildIsoTimestamp(thankYous.contributedAt),
  giftLabel: thankYous.giftLabel,
  giftMessage: giftMessageColumn,
  receivedAt: buildIsoTimestamp(receivedAtColumn),
  status: thankYous.status,
  hasEmail: sql`(${recipientIdColumn} is not null)`,
  recipient: recipientEmailColumn,
  personId: personIdColumn,
  personName: personNameColumn,
  awaitsConfirmation: awaitsConfirmationColumn,
  problem: thankYous.problem,
  personalMessage: thankYous.message,
  writtenBy: thankYouAuthorNameColumn,
  imageUrl: buildPicturePath(drawingColumns.pictureKey),
  imageWidth: drawingColumns.imageWidth,
  imageHeight: drawingColumns.imageHeight,
  sentAt: buildIsoTimestamp(thankYous.sentAt),
  heartedAt: buildIsoTimestamp(thankYous.heartedAt),
  wallThanks: wallThanksStateColumn,
});
