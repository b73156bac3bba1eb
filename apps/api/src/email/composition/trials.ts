import { listTrialsEnding } from "@giftling/db/queries/mail/due";
import { addDays } from "@giftling/domain";
import { z } from "zod";
import type { MailDeps } from "./mail-kind.ts";

/** What the mails about a trial's end keep: which end, so that none is sent about one that has moved. */
export const trialFacts = z.strictObject({ trialEndsAt: z.iso.datetime() });

/**
 * A mail for each trial that ends after `from` and at `to` at the latest, both in days from now. Once for each parent
 * and end.
 */
export async function listTrialMails(
  { db, clock, config }: MailDeps,
  days: { from: number; to: number },
) {
  if (!config.billing) return [];
  const now = clock.now();
  const trials = await listTrialsEnding(db, addDays(now, days.from), addDays(now, days.to));
  return trials.map(({ userId, email, trialEndsAt }) => {
    const at = trialEndsAt.toISOString();
    return { to: { userId, email }, facts: { trialEndsAt: at }, onceFor: `${userId}:${at}` };
  });
}
