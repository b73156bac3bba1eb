import { listEndingTrials } from "@giftling/db/queries/mail/due-mails";
import { addDays } from "@giftling/domain";
import { z } from "zod";
import type { MailDeps } from "./mail-kind.ts";

/**
 * Schema of the stored data of mails about the end of a trial. A mail is not sent if the trial's end date has changed.
 */
export const trialFactsSchema = z.strictObject({ trialEndsAt: z.iso.datetime() });

/**
 * Returns the mails about trials whose end is more than `from` and at most `to` days in the future. Each parent gets
 * one mail per trial end.
 */
export async function listTrialMails(
  { db, clock, config }: MailDeps,
  days: { from: number; to: number },
) {
  if (!config.billing) return [];
  const now = clock.now();
  const trials = await listEndingTrials(db, addDays(now, days.from), addDays(now, days.to));
  return trials.map(({ userId, email, trialEndsAt }) => {
    const at = trialEndsAt.toISOString();
    return { to: { userId, email }, facts: { trialEndsAt: at }, onceFor: `${userId}:${at}` };
  });
}
