import { addDays } from "../time/days.ts";

/** Number of days for which the owner can restore a deleted kid (rule: deleted-kid). */
export const DELETED_KID_RETENTION_DAYS = 30;

/** Returns the latest deletion time of the kids to purge at `now`. Kids deleted later can still be restored. */
export const getKidPurgeCutoff = (now: Date): Date => addDays(now, -DELETED_KID_RETENTION_DAYS);

export const getKidPurgeTime = (deletedAt: Date): Date =>
  addDays(deletedAt, DELETED_KID_RETENTION_DAYS);
