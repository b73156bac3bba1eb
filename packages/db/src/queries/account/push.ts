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
import { hasPatchChanges } from "../core/patch.ts";

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

export async function findPushSubscription(db: Executor, id: string) {
  const [row] = await db.select().from(pushSubscriptions).where(equalsId(pushSubscriptions.id, id));
  return row ?? null;
}

/**
 * Stores the push subscription of a session's browser, and deletes the session's previous subscription. Replaces a
 * subscription with the same endpoint only if the user or the secret is the same. Otherwise throws a unique violation,
 * because a browser can send another browser's endpoint.
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
 * Assigns a user's push subscription to a session, and deletes any other subscription of the session. Returns false if
 * the subscription does not exist or belongs to another user.
 */
export async function assignPushSubscriptionToSession(
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

/** Deletes a push subscription. Returns false if the subscription does not exist or belongs to another user. */
export async function deletePushSubscription(tx: Executor, userId: string, endpoint: string) {
  const { count } = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
  return count > 0;
}

/**
 * Deletes the push subscription of a session that ends. Preserves a subscription of the user `exceptUserId`, who signs
 * in again.
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

export async function deleteExpiredPushSubscription(db: Executor, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Returns a parent's push preferences, or the defaults for a parent without stored preferences (rule: web-push). */
export async function findPushPreferences(db: Executor, userId: string): Promise<PushPreferences> {
  const [row] = await db
    .select(pushPreferenceColumns)
    .from(pushPreferences)
    .where(eq(pushPreferences.userId, userId));
  return (
    row ?? { ...mapMailPreferences(isMailOnByDefault), ...DEFAULT_QUIET_HOURS, timeZone: null }
  );
}

export async function writePushPreferences(
  db: Executor,
  userId: string,
  patch: Partial<PushPreferences>,
): Promise<void> {
  const insert = db.insert(pushPreferences).values({ userId, ...patch });
  const target = pushPreferences.userId;
  if (hasPatchChanges(patch)) await insert.onConflictDoUpdate({ target, set: patch });
}

/**
 * Records the data of a push notification with the mail about the same event. Returns false if the recorded data
 * already contains `facts`. Only one of several concurrent calls returns true.
 */
export async function claimPushNotification(
  tx: Executor,
  mailId: string,
  facts: Record<string, unknown>,
) {
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
