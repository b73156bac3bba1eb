import type { MailPreferences } from "@giftling/domain";
import { eq } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { mailPreferences } from "../../schema/account.ts";
import { hasChanges } from "../patch.ts";

/** The mails that a parent wants; all of them until changed (rule: parent-mail). */
export async function findMailPreferences(db: Executor, userId: string): Promise<MailPreferences> {
  const [row] = await db.select().from(mailPreferences).where(eq(mailPreferences.userId, userId));
  return {
    giftRecorded: row?.giftRecorded ?? true,
    referralReward: row?.referralReward ?? true,
    trialReminders: row?.trialReminders ?? true,
  };
}

/** Writes the given switches and leaves the others (rule: parent-mail). */
export async function writeMailPreferences(
  db: Executor,
  userId: string,
  patch: Partial<MailPreferences>,
): Promise<void> {
  const insert = db.insert(mailPreferences).values({ userId, ...patch });
  const target = mailPreferences.userId;
  if (hasChanges(patch)) await insert.onConflictDoUpdate({ target, set: patch });
}
