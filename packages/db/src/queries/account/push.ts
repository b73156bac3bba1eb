import {
  DEFAULT_QUIET_HOURS,
  isMailOnByDefault,
  mapMailPreferences,
  type PushPreferences,
} from "@giftling/domain";
import { and, asc, eq, getTableColumns, isNull, ne, not, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { pushPreferences, pushSubscriptions } from "../../schema/account.ts";
import { mails } from "../../schema/mails.ts";
import { equalsId } from "../core/ids.ts";
import { hasChanges } from "../core/patch.ts";

const { userId: _userId, ...pushPreferenceColumns } = getTableColumns(pushPreferences);

export { pushPreferenceColumns };

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Returns a user's push subscriptions, oldest first. */
export async function listPushSubscriptions(db: Executor, userId: string) {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
}

/** Returns a push subscription, or null after the subscription ended. */
export async function findPushSubscription(db: Executor, id: string) {
  const [row] = await db.select().from(pushSubscriptions).where(equalsId(pushSubscriptions.id, id));
  return row ?? null;
}

/**
 * Stores the push subscription of a session's browser. Replaces the previous subscription of the session, and a
 * subscription with the same endpoint if it belongs to the same user or has the same secret. Otherwise throws a unique
 * violation, because the endpoint alone does not prove that the request comes from the subscribed browser.
 */
export async function storePushSubscription(
  tx: Executor,
  row: Omit<typeof pushSubscriptions.$inferInsert, "id" | "createdAt"> & { sessionHash: string },
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(
      or(
        eq(pushSubscriptions.sessionHash, row.sessionHash),
        and(
          eq(pushSubscriptions.endpoint, row.endpoint),
          or(eq(pushSubscriptions.userId, row.userId), eq(pushSubscriptions.auth, row.auth)),
        ),
      ),
    );
  await tx.insert(pushSubscriptions).values(row);
}

/**
 * Assigns a user's push subscription to a session, which replaces the session's other subscription. Returns false for
 * another user's or an unknown subscription.
 */
export async function renewPushSubscription(
  tx: Executor,
  { userId, sessionHash, endpoint }: Record<"userId" | "sessionHash" | "endpoint", string>,
): Promise<boolean> {
  const isOther = ne(pushSubscriptions.endpoint, endpoint);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionHash, sessionHash), isOther));
  const { count } = await tx
    .update(pushSubscriptions)
    .set({ sessionHash })
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
  return count > 0;
}

/** Deletes a user's push subscription. Returns false for another user's or an unknown subscription. */
export async function deletePushSubscription(tx: Executor, userId: string, endpoint: string) {
  const { count } = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
  return count > 0;
}

/**
 * Deletes the push subscription of a session, when its parent signs out. With `exceptUserId`, leaves a subscription of
 * that user, who signs in again.
 */
export async function deletePushSubscriptionOfSession(
  db: Executor,
  sessionHash: string,
  exceptUserId?: string,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.sessionHash, sessionHash),
        exceptUserId === undefined ? undefined : ne(pushSubscriptions.userId, exceptUserId),
      ),
    );
}

/** Deletes a subscription that its push service ended. */
export async function deleteEndedPushSubscription(db: Executor, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Returns a parent's push preferences. The defaults apply to a parent without stored ones (rule: web-push). */
export async function findPushPreferences(db: Executor, userId: string): Promise<PushPreferences> {
  const [row] = await db
    .select(pushPreferenceColumns)
    .from(pushPreferences)
    .where(eq(pushPreferences.userId, userId));
  return (
    row ?? { ...mapMailPreferences(isMailOnByDefault), ...DEFAULT_QUIET_HOURS, timeZone: null }
  );
}

/** Updates the given push preferences and leaves the others unchanged (rule: web-push). */
export async function writePushPreferences(
  db: Executor,
  userId: string,
  patch: Partial<PushPreferences>,
): Promise<void> {
  const insert = db.insert(pushPreferences).values({ userId, ...patch });
  const target = pushPreferences.userId;
  if (hasChanges(patch)) await insert.onConflictDoUpdate({ target, set: patch });
}

/**
 * Records that the reason for a mail is pushed with the given facts. Returns false if the recorded facts contain these
 * facts. Of concurrent calls, one returns true.
 */
export async function claimPush(tx: Executor, mailId: string, facts: Record<string, unknown>) {
  const { count } = await tx
    .update(mails)
    .set({ pushedFacts: facts })
    .where(
      and(
        eq(mails.id, mailId),
        or(
          isNull(mails.pushedFacts),
          not(sql`${mails.pushedFacts} @> ${JSON.stringify(facts)}::jsonb`),
        ),
      ),
    );
  return count > 0;
}
