import type { SentThankYouFacts, ThankYouPageView } from "@giftling/domain";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../client.ts";
import { users } from "../schema/account.ts";
import { thankYous } from "../schema/gratitude.ts";
import { kids } from "../schema/kids.ts";
import { viewThankYou } from "./gratitude.ts";
import { idIs, ofKid } from "./ids.ts";

export type ThankYouRow = typeof thankYous.$inferSelect;

/** A thank-you with what was written (D19). */
export function viewSentThankYou(row: ThankYouRow): SentThankYouFacts {
  return {
    ...viewThankYou(row),
    personalMessage: row.message,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

/**
 * Takes those of the family's thank-yous for this transaction, their kids first as everybody does who touches a kid's
 * things, all in the order of their ids so that nobody waits in a circle. Missing ones and another family's are left out.
 */
export async function lockThankYous(
  tx: Executor,
  userId: string,
  ids: readonly string[],
): Promise<ThankYouRow[]> {
  const named = inArray(
    thankYous.id,
    ids.filter((id) => validate(id)),
  );
  const kidIds = tx.select({ id: thankYous.kidId }).from(thankYous).where(named);
  const own = await tx
    .select({ id: kids.id })
    .from(kids)
    .where(and(eq(kids.userId, userId), inArray(kids.id, kidIds)))
    .orderBy(asc(kids.id))
    .for("no key update");
  const ownIds = own.map(({ id }) => id);
  return tx
    .select()
    .from(thankYous)
    .where(and(named, inArray(thankYous.kidId, ownIds)))
    .orderBy(asc(thankYous.id))
    .for("no key update");
}

/** Writes a thank-you that the caller holds by `lockThankYous`. */
export async function writeThankYou(
  tx: Executor,
  id: string,
  patch: Partial<Pick<ThankYouRow, "status" | "message" | "sentAt">>,
): Promise<ThankYouRow> {
  const [row] = await tx.update(thankYous).set(patch).where(eq(thankYous.id, id)).returning();
  if (!row) throw new Error("The thank-you was not held");
  return row;
}

/** What a kid's family has sent or marked as thanked, the latest first (D19). */
export async function listSentThankYous(
  db: Executor,
  userId: string,
  kidId: string,
): Promise<SentThankYouFacts[]> {
  const rows = await db
    .select()
    .from(thankYous)
    .where(
      and(ofKid(thankYous.kidId, userId, kidId), inArray(thankYous.status, ["sent", "thanked"])),
    )
    .orderBy(
      desc(sql`coalesce(${thankYous.sentAt}, ${thankYous.contributedAt})`),
      desc(thankYous.id),
    );
  return rows.map(viewSentThankYou);
}

/** What the giver reads; null when it was not written, or the account is closed (D7). */
export async function findThankYouPage(db: Executor, id: string): Promise<ThankYouPageView | null> {
  const [row] = await db
    .select({
      childFirstName: kids.firstName,
      giverName: thankYous.contributorName,
      message: thankYous.message,
    })
    .from(thankYous)
    .innerJoin(kids, eq(kids.id, thankYous.kidId))
    .innerJoin(users, eq(users.id, kids.userId))
    .where(and(idIs(thankYous.id, id), isNull(users.closedAt)));
  return row?.message ? { ...row, message: row.message } : null;
}
