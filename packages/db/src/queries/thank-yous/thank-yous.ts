import type { PendingThankYouView, SentThankYouFacts } from "@giftling/domain";
import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { contributions } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { proposals, wishlistItems } from "../../schema/wishlist.ts";
import {
  buildKidInFamilyCondition,
  buildKidRowCondition,
  equalsId,
  lockRows,
} from "../core/ids.ts";
import { pendingThankYouCondition } from "../gifts/gift-thank-you.ts";
import { recipientIdColumn } from "../people/person-columns.ts";
import { pendingNameCountColumn } from "../wall/wall-entries.ts";
import { thankYouFields } from "./thank-you-columns.ts";

const selectThankYous = (db: Executor) => db.select(thankYouFields).from(thankYous);

/** Returns the thank-you for a gift. Returns null if the gift has no thank-you or belongs to another family. */
export async function findGiftThankYou(
  db: Executor,
  familyId: string,
  { kind, id }: { kind: "purchase" | "contribution"; id: string },
): Promise<SentThankYouFacts | null> {
  const [row] = await selectThankYous(db).where(
    and(
      buildKidInFamilyCondition(thankYous.kidId, familyId),
      kind === "purchase"
        ? equalsId(thankYous.purchaseId, id)
        : equalsId(thankYous.contributionId, id),
    ),
  );
  return row ?? null;
}

/**
 * Locks the kids of the given thank-yous, and then the thank-yous, for the transaction. Locks each table in ascending
 * order of ID, which prevents deadlocks. Ignores unknown thank-yous and thank-yous of other families.
 */
export async function lockThankYous(tx: Executor, familyId: string, ids: readonly string[]) {
  const named = inArray(
    thankYous.id,
    ids.filter((id) => validate(id)),
  );
  const kidIds = tx.select({ id: thankYous.kidId }).from(thankYous).where(named);
  const isOwn = and(eq(kids.familyId, familyId), inArray(kids.id, kidIds));
  const ownIds = await lockRows(tx, kids, isOwn, "no key update");
  return tx
    .select({ ...thankYouFields, pictureId: thankYous.pictureId, recipientId: recipientIdColumn })
    .from(thankYous)
    .where(and(named, inArray(thankYous.kidId, ownIds)))
    .orderBy(asc(thankYous.id))
    .for("no key update");
}

export type LockedThankYou = Awaited<ReturnType<typeof lockThankYous>>[number];

/** Updates the given fields of a thank-you. Requires `lockThankYous`. */
export async function writeThankYou(
  tx: Executor,
  id: string,
  patch: Partial<
    Pick<
      typeof thankYous.$inferSelect,
      "status" | "message" | "authorId" | "pictureId" | "cardId" | "sentAt" | "problem"
    >
  >,
): Promise<SentThankYouFacts> {
  const [row] = await tx
    .update(thankYous)
    .set(patch)
    .where(eq(thankYous.id, id))
    .returning(thankYouFields);
  if (!row) throw new Error("The thank-you was not held");
  return row;
}

/** Returns all thank-yous of a family's kid, in every status, newest gift first. */
export async function listThankYous(db: Executor, familyId: string, kidId: string) {
  return selectThankYous(db)
    .where(buildKidRowCondition(thankYous.kidId, familyId, kidId))
    .orderBy(desc(thankYous.contributedAt), desc(thankYous.id));
}

/** Returns a kid's thank-yous with the status `sent` or `thanked`, newest first (rule: thank-you-queue). */
export async function listSentThankYous(db: Executor, familyId: string, kidId: string) {
  return selectThankYous(db)
    .where(
      and(
        buildKidRowCondition(thankYous.kidId, familyId, kidId),
        inArray(thankYous.status, ["sent", "thanked"]),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${thankYous.sentAt}, ${thankYous.contributedAt})`),
      desc(thankYous.id),
    );
}

/**
 * Counts each kid's tasks, in the order that the parent chose. Tasks are pending or failed thank-yous, unconfirmed
 * contributions, open withdrawal requests, names pending approval, drafts, and proposals (rule: waiting-counts).
 */
export function countPendingTasks(db: Executor, familyId: string): Promise<PendingThankYouView[]> {
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
    .where(
      and(
        eq(contributions.kidId, kids.id),
        or(
          eq(contributions.status, "reported"),
          and(eq(contributions.status, "confirmed"), eq(contributions.withdrawal, "requested")),
        ),
      ),
    );
  const toReview = db
    .select({ count: sql`count(*)::int` })
    .from(proposals)
    .where(eq(proposals.kidId, kids.id));
  return db
    .select({
      kidId: kids.id,
      toThank: sql<number>`(${toThank})`,
      toConfirm: sql<number>`(${toConfirm})`,
      toApprove: sql<number>`(${pendingNameCountColumn})::int`,
      drafts: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(wishlistItems)
        .where(and(eq(wishlistItems.kidId, kids.id), eq(wishlistItems.state, "draft")))})`,
      toReview: sql<number>`(${toReview})`,
    })
    .from(kids)
    .where(eq(kids.familyId, familyId))
    .orderBy(asc(kids.position), asc(kids.id));
}
