import { lt } from "drizzle-orm";
import { deleteInBatches } from "../../batches.ts";
import type { Executor } from "../../client.ts";
import * as schema from "../../schema/index.ts";

/** Column of each table with the time after which a row can be deleted. */
const EXPIRY_COLUMNS = {
  countedVisits: schema.countedVisits.hour,
  emailSignIns: schema.emailSignIns.expiresAt,
  familyHandovers: schema.familyHandovers.expiresAt,
  familyInvites: schema.familyInvites.expiresAt,
  giftCounts: schema.giftCounts.dayEnds,
  idempotencyKeys: schema.idempotencyKeys.createdAt,
  mails: schema.mails.settledAt,
  passkeyChallenges: schema.passkeyChallenges.expiresAt,
  rateLimits: schema.rateLimits.expire,
  reports: schema.reports.resolvedAt,
  signUpInvites: schema.signUpInvites.expiresAt,
  stripeEvents: schema.stripeEvents.receivedAt,
  webhookDeliveries: schema.webhookDeliveries.createdAt,
};

/** Deletes the rows of a table that expired before `moment`. Returns the number of deleted rows. */
export function deleteExpiredRows(
  db: Executor,
  table: keyof typeof EXPIRY_COLUMNS,
  moment: Date,
): Promise<number> {
  const column = EXPIRY_COLUMNS[table];
  return deleteInBatches(db, column.table, lt(column, moment));
}
