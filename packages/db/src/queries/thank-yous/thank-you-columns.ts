import { centsToDollars, type SentThankYouFacts } from "@giftling/domain";
import { type Column, eq, getTableColumns, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { contributions, purchases } from "../../schema/gifts.ts";
import { pictures } from "../../schema/pictures.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { getPicturePath } from "../core/json.ts";
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
export const wallThanksStateColumn = sql<SentThankYouFacts["wallThanks"]>`(
  select case when gift.is_thanked then 'said' else 'possible' end from (
    select ${purchases.isThanked} as is_thanked from ${purchases}
    where ${eq(purchases.id, thankYous.purchaseId)} and ${purchases.isAnonymous} and ${purchases.isOnWall}
    union all
    select ${contributions.isThanked} from ${contributions}
    where ${eq(contributions.id, thankYous.contributionId)} and ${contributions.isAnonymous} and ${contributionOnWallCondition}
  ) gift)`;

/** SQL for the message that a giver sent with a gift, or null (rule: gift-words). */
export const giftMessageColumn = sql<string | null>`coalesce(
  (select ${purchases.message} from ${purchases} where ${eq(purchases.id, thankYous.purchaseId)}),
  (select ${contributions.message} from ${contributions} where ${eq(contributions.id, thankYous.contributionId)}))`;

/** SQL for the time at which a purchase arrived. Null for other gifts (rule: received). */
export const receivedAtColumn = sql<Date | null>`(
  select ${purchases.receivedAt} from ${purchases} where ${eq(purchases.id, thankYous.purchaseId)}
)`.mapWith(purchases.receivedAt);

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

export const thankYouColumns = {
  ...getTableColumns(thankYous),
  writtenBy: thankYouAuthorNameColumn,
  ...drawingColumns,
  giftMessage: giftMessageColumn,
  receivedAt: receivedAtColumn,
  person: personIdColumn,
  personName: personNameColumn,
  recipientId: recipientIdColumn,
  recipient: recipientEmailColumn,
  awaitsConfirmation: awaitsConfirmationColumn,
  wallThanks: wallThanksStateColumn,
};

export const selectThankYous = (db: Executor) => db.select(thankYouColumns).from(thankYous);

export type ThankYouRow = Awaited<ReturnType<typeof selectThankYous>>[number];

/** Converts a thank-you to the view for a parent, with the amount in dollars. */
export function toThankYouView(row: ThankYouRow): SentThankYouFacts {
  return {
    id: row.id,
    kidId: row.kidId,
    contributionId: row.contributionId,
    giftId: row.purchaseId,
    contributorName: row.contributorName,
    contributionType: row.contributionType,
    contributionAmount: row.amountCents === null ? null : centsToDollars(row.amountCents),
    contributionDate: row.contributedAt.toISOString(),
    giftLabel: row.giftLabel,
    giftMessage: row.giftMessage,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    status: row.status,
    hasEmail: row.recipient !== null,
    recipient: row.recipient,
    personId: row.person,
    personName: row.personName,
    awaitsConfirmation: row.awaitsConfirmation,
    problem: row.problem,
    wallThanks: row.wallThanks,
    personalMessage: row.message,
    writtenBy: row.writtenBy,
    imageUrl: getPicturePath(row.pictureKey),
    imageWidth: row.imageWidth,
    imageHeight: row.imageHeight,
    sentAt: row.sentAt?.toISOString() ?? null,
    heartedAt: row.heartedAt?.toISOString() ?? null,
  };
}
