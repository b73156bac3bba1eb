import { dollarsFromCents, type SentThankYouFacts, type WaitingView } from "@giftling/domain";
import {
  and,
  asc,
  type Column,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  ne,
  or,
  sql,
} from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { contributions, thankYous } from "../../schema/gratitude.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { mailContacts } from "../../schema/supporters.ts";
import { purchases } from "../../schema/wishlist.ts";
import { mailableContactCondition } from "../contacts/contacts.ts";
import { equalsId, kidBelongsToFamily, rowBelongsToKid } from "../core/ids.ts";
import { getPicturePath } from "../core/json.ts";
import { buildAuthorName } from "../family/author.ts";
import { pendingThankYouCondition } from "../gifts/gift-thank-you.ts";
import { contributionOnWallCondition } from "../wall/hub-wall.ts";

/** SQL condition that the thank-you can be mailed to its giver. */
export const hasMailableContact = sql<boolean>`exists (select 1 from ${mailContacts} where ${mailContacts.id} = ${thankYous.contactId} and ${mailableContactCondition})`;

/**
 * SQL condition that the giver left an e-mail address with the gift and has not confirmed it (rule:
 * thanks-after-confirming).
 */
export const hasUnconfirmedContact = sql<boolean>`exists (select 1 from ${mailContacts} where ${mailContacts.id} = ${thankYous.contactId} and ${mailContacts.confirmedAt} is null and ${mailContacts.unsubscribedAt} is null)`;

/** SQL for the state of the wall's thanks to an anonymous giver. Null for other gifts (rule: wall-thanks). */
export const wallThanksState = sql<SentThankYouFacts["wallThanks"]>`(
  select case when gift.is_thanked then 'said' else 'possible' end from (
    select ${purchases.isThanked} as is_thanked from ${purchases}
    where ${eq(purchases.id, thankYous.purchaseId)} and ${purchases.isAnonymous} and ${purchases.isOnWall}
    union all
    select ${contributions.isThanked} from ${contributions}
    where ${eq(contributions.id, thankYous.contributionId)} and ${contributions.isAnonymous} and ${contributionOnWallCondition}
  ) gift)`;

/** SQL for the message left with the thank-you's gift. Null without a message (rule: gift-words). */
export const giftMessageColumn = sql<string | null>`coalesce(
  (select ${purchases.message} from ${purchases} where ${eq(purchases.id, thankYous.purchaseId)}),
  (select ${contributions.message} from ${contributions} where ${eq(contributions.id, thankYous.contributionId)}))`;

/** Returns SQL for a column of the drawing's picture. The value is null without a drawing (rule: thank-you-drawing). */
const ofDrawing = <Value>(column: Column) =>
  sql<Value | null>`(select ${column} from ${pictures} where ${eq(pictures.id, thankYous.pictureId)})`;

/** Columns of the drawing that is enclosed with a thank-you. */
export const drawingColumns = {
  pictureKey: ofDrawing<string>(pictures.storageKey),
  imageWidth: ofDrawing<number>(pictures.width),
  imageHeight: ofDrawing<number>(pictures.height),
};
type Drawing = {
  pictureKey: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
};

/** SQL for the first name of a thank-you's author (rule: who-wrote). */
export const thankYouAuthorName = buildAuthorName(thankYous.authorId, thankYous.kidId);

const columns = {
  ...getTableColumns(thankYous),
  writtenBy: thankYouAuthorName,
  ...drawingColumns,
  giftMessage: giftMessageColumn,
  hasEmail: hasMailableContact,
  awaitsConfirmation: hasUnconfirmedContact,
  wallThanks: wallThanksState,
};
export type ThankYouRow = typeof thankYous.$inferSelect &
  Drawing &
  Pick<
    SentThankYouFacts,
    "giftMessage" | "writtenBy" | "hasEmail" | "awaitsConfirmation" | "wallThanks"
  >;

const selectThankYous = (db: Executor) => db.select(columns).from(thankYous);

/**
 * Converts a thank-you to the view for a parent, with the amount in dollars. The view does not contain the URL of the
 * thank-you's page.
 */
export function toThankYouView(row: ThankYouRow): SentThankYouFacts {
  return {
    id: row.id,
    kidId: row.kidId,
    contributionId: row.contributionId,
    giftId: row.purchaseId,
    contributorName: row.contributorName,
    contributionType: row.contributionType,
    contributionAmount: row.amountCents === null ? null : dollarsFromCents(row.amountCents),
    contributionDate: row.contributedAt.toISOString(),
    giftLabel: row.giftLabel,
    giftMessage: row.giftMessage,
    status: row.status,
    hasEmail: row.hasEmail,
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

/** Returns the thank-you of a gift. Returns null when there is none or the gift belongs to another family. */
export async function findGiftThankYou(
  db: Executor,
  familyId: string,
  { kind, id }: { kind: "purchase" | "contribution"; id: string },
): Promise<SentThankYouFacts | null> {
  const [row] = await selectThankYous(db).where(
    and(
      kidBelongsToFamily(thankYous.kidId, familyId),
      kind === "purchase"
        ? equalsId(thankYous.purchaseId, id)
        : equalsId(thankYous.contributionId, id),
    ),
  );
  return row ? toThankYouView(row) : null;
}

/**
 * Locks thank-yous of the family for the transaction, after locking their kids. Both are locked by ascending id, which
 * prevents deadlocks. Missing thank-yous and thank-yous of other families are ignored.
 */
export async function lockThankYous(tx: Executor, familyId: string, ids: readonly string[]) {
  const named = inArray(
    thankYous.id,
    ids.filter((id) => validate(id)),
  );
  const kidIds = tx.select({ id: thankYous.kidId }).from(thankYous).where(named);
  const own = await tx
    .select({ id: kids.id })
    .from(kids)
    .where(and(eq(kids.familyId, familyId), inArray(kids.id, kidIds)))
    .orderBy(asc(kids.id))
    .for("no key update");
  const ownIds = own.map(({ id }) => id);
  return selectThankYous(tx)
    .where(and(named, inArray(thankYous.kidId, ownIds)))
    .orderBy(asc(thankYous.id))
    .for("no key update");
}

/** Writes the given fields of a thank-you locked by `lockThankYous`. */
export async function writeThankYou(
  tx: Executor,
  id: string,
  patch: Partial<
    Pick<ThankYouRow, "status" | "message" | "authorId" | "pictureId" | "sentAt" | "problem">
  >,
): Promise<ThankYouRow> {
  const [row] = await tx
    .update(thankYous)
    .set(patch)
    .where(eq(thankYous.id, id))
    .returning(columns);
  if (!row) throw new Error("The thank-you was not held");
  return row;
}

const DELIVERY = {
  sent: { status: "sent", problem: null },
  failed: { status: "failed", problem: "refused" },
  dead: { status: "failed", problem: "unreachable" },
  dropped: { status: "failed", problem: "unsubscribed" },
} as const;

/**
 * SQL condition that the thank-you's mail can still be sent. False for a sent thank-you, and for one that was marked as
 * thanked after its mail failed.
 */
export const deliverableThankYouCondition = and(
  isNull(thankYous.sentAt),
  or(ne(thankYous.status, "thanked"), isNull(thankYous.problem)),
);

/**
 * Records the outcome of a thank-you's mail. A thank-you that was marked as thanked in the meantime keeps this status
 * (rule: thank-you-states).
 */
export async function settleThankYou(
  tx: Executor,
  id: string,
  end: keyof typeof DELIVERY,
  now: Date,
): Promise<void> {
  const { status, problem } = DELIVERY[end];
  await tx
    .update(thankYous)
    .set({
      status: sql`case when ${thankYous.status} = 'thanked' then 'thanked' else ${status} end`,
      problem,
      ...(end === "sent" ? { sentAt: now } : {}),
    })
    .where(
      and(
        equalsId(thankYous.id, id),
        inArray(thankYous.status, ["queued", "failed", "thanked"]),
        deliverableThankYouCondition,
      ),
    );
}

/**
 * Queues the thank-yous that were written before the contact confirmed its e-mail address. Returns the ids of these
 * thank-yous (rule: thanks-after-confirming).
 */
export async function queueThankYousOfContact(tx: Executor, contactId: string): Promise<string[]> {
  const rows = await tx
    .update(thankYous)
    .set({ status: "queued", sentAt: null })
    .where(and(eq(thankYous.contactId, contactId), eq(thankYous.status, "sent")))
    .returning({ id: thankYous.id });
  return rows.map(({ id }) => id);
}

/** Queues a failed thank-you after an operator requeued its mail. */
export async function requeueThankYou(tx: Executor, id: string): Promise<void> {
  await tx
    .update(thankYous)
    .set({ status: "queued", problem: null })
    .where(and(equalsId(thankYous.id, id), eq(thankYous.status, "failed")));
}

/**
 * Returns the confirmed e-mail address for a thank-you's mail. Returns null when there is none or the contact has
 * unsubscribed (rule: thank-you-queue).
 */
export async function findThankYouEmail(db: Executor, contactId: string | null) {
  if (contactId === null) return null;
  const [row] = await db
    .select({ contactId: mailContacts.id, email: mailContacts.email })
    .from(mailContacts)
    .where(and(eq(mailContacts.id, contactId), mailableContactCondition));
  return row ?? null;
}

/** Returns all thank-yous of a family's kid, in every state, newest gift first. */
export async function listThankYous(db: Executor, familyId: string, kidId: string) {
  const rows = await selectThankYous(db)
    .where(rowBelongsToKid(thankYous.kidId, familyId, kidId))
    .orderBy(desc(thankYous.contributedAt), desc(thankYous.id));
  return rows.map(toThankYouView);
}

/** Returns a kid's thank-yous that were sent or marked as thanked, newest first (rule: thank-you-queue). */
export async function listSentThankYous(db: Executor, familyId: string, kidId: string) {
  const rows = await selectThankYous(db)
    .where(
      and(
        rowBelongsToKid(thankYous.kidId, familyId, kidId),
        inArray(thankYous.status, ["sent", "thanked"]),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${thankYous.sentAt}, ${thankYous.contributedAt})`),
      desc(thankYous.id),
    );
  return rows.map(toThankYouView);
}

/**
 * Returns the number of thank-yous to write and of contributions to confirm for each kid, in the parent's order (rule:
 * waiting-counts).
 */
export function countPendingItems(db: Executor, familyId: string): Promise<WaitingView[]> {
  const toThank = db
    .select({ count: sql`count(*)::int` })
    .from(thankYous)
    .leftJoin(contributions, eq(contributions.id, thankYous.contributionId))
    .where(
      and(
        eq(thankYous.kidId, kids.id),
        pendingThankYouCondition,
        or(isNull(contributions.id), ne(contributions.status, "dismissed")),
      ),
    );
  const toConfirm = db
    .select({ count: sql`count(*)::int` })
    .from(contributions)
    .where(and(eq(contributions.kidId, kids.id), eq(contributions.status, "reported")));
  return db
    .select({
      kidId: kids.id,
      toThank: sql<number>`(${toThank})`,
      toConfirm: sql<number>`(${toConfirm})`,
    })
    .from(kids)
    .where(eq(kids.familyId, familyId))
    .orderBy(asc(kids.position), asc(kids.id));
}
