import { addDays } from "../time/days.ts";

/** Number of days for which the owner can restore a deleted kid (rule: deleted-kid). */
export const DELETED_KID_DAYS = 30;

/** Returns the time up to which deleted kids are purged at `now`. Kids deleted after this time can be restored. */
export const getKidPurgeLimit = (now: Date): Date => addDays(now, -DELETED_KID_DAYS);

/** Returns the time of the purge, which is 30 days after `deletedAt`. */
export const getKidPurgeTime = (deletedAt: Date): Date => addDays(deletedAt, DELETED_KID_DAYS);
