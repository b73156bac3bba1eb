import { getHourStart } from "@giftling/db/queries/analytics/counts";
import { deleteReferralVisitorHashesBefore } from "@giftling/db/queries/analytics/visits";
import { backfillOffListWishes } from "@giftling/db/queries/gifts/off-list";
import { deletePicturesUnusedSince } from "@giftling/db/queries/kids/kids";
import { deleteContactsWithoutConsent } from "@giftling/db/queries/mail/delete-contacts";
import { deleteExpiredRows } from "@giftling/db/queries/operation/expired-rows";
import { deleteSettledMailsWithRecipient } from "@giftling/db/queries/operation/mail-outbox";
import { deleteEmptyPeople } from "@giftling/db/queries/people/people";
import { hasPictureRow } from "@giftling/db/queries/pictures/pictures";
import { deleteReferrerHashesBefore } from "@giftling/db/queries/referrals/referrals";
import { addDays, toUtcDay } from "@giftling/domain";
import { purgeDeletedKids } from "../features/kids/deleted-kids.ts";
import type { Deps } from "../services/deps.ts";
import { purgeExpiredSessions } from "../services/identity/session.ts";
import type { TaskPayload } from "../services/jobs/queue.ts";
import { WEBHOOK_DELIVERY_RETENTION_DAYS } from "../services/webhooks/queue-events.ts";

/** Retention of idempotency keys, in days (rule: idempotency-key). */
const IDEMPOTENCY_DAYS = 2;
/** Retention in days of the referrer's hashes stored with a click that led to no sign-up (rule: self-referral). */
const REFERRER_HASH_DAYS = 30;

/**
 * Retention in days of a mail that is no longer queued. Until the mail is deleted, its `dedupeKey` prevents a
 * duplicate.
 */
const SETTLED_MAIL_DAYS = 90;

/** Retention in days of an undelivered mail whose address is not stored elsewhere. */
const LAST_MAIL_DAYS = 7;

/** Retention of an unconfirmed or unsubscribed e-mail address, in days (rule: address-deletion). */
const UNWANTED_ADDRESS_DAYS = 30;

/**
 * Retention in days of an expired sign-in by e-mail. Until the deletion, the link's page shows that the sign-in has
 * expired.
 */
const OVER_SIGN_IN_DAYS = 1;

/** Retention of an expired invitation and its e-mail address, in days (rule: invitations). */
const OVER_INVITE_DAYS = 30;

/** Retention of a resolved report in days: 12 months (rule: reported-pages). */
const RESOLVED_REPORT_DAYS = 365;

const UNUSED_PICTURE_DAYS = 1;

/** Maximum number of wishes that one call of `backfillOffListWishes` updates. */
const MARKED_AT_ONCE = 500;

/**
 * Deletes data whose retention has ended, such as old mails, expired sessions, unused pictures, people without gifts
 * and addresses, and deleted kids. Updates the wishes of off-list gifts that the previous release recorded. Continues
 * after a failed deletion. Throws an AggregateError with all failures at the end.
 */
export async function deleteExpiredData(deps: Pick<Deps, "db" | "clock" | "jobs">): Promise<void> {
  const { db, jobs } = deps;
  const now = deps.clock.now();
  const before = (days: number) => addDays(now, -days);
  const today = new Date(`${toUtcDay(now)}T00:00:00Z`);
  const steps: (() => Promise<unknown>)[] = [
    () => purgeExpiredSessions(db, now),
    () => deleteExpiredRows(db, "emailSignIns", before(OVER_SIGN_IN_DAYS)),
    () => deleteExpiredRows(db, "passkeyChallenges", now),
    () => deleteExpiredRows(db, "signUpInvites", now),
    () => deleteExpiredRows(db, "idempotencyKeys", before(IDEMPOTENCY_DAYS)),
    () => deleteExpiredRows(db, "rateLimits", now),
    () => deleteExpiredRows(db, "giftCounts", now),
    () => deleteExpiredRows(db, "countedVisits", getHourStart(now)),
    () => deleteReferralVisitorHashesBefore(db, today),
    () => deleteReferrerHashesBefore(db, before(REFERRER_HASH_DAYS)),
    () => deleteExpiredRows(db, "mails", before(SETTLED_MAIL_DAYS)),
    () => deleteSettledMailsWithRecipient(db, before(LAST_MAIL_DAYS)),
    () => deleteExpiredRows(db, "familyInvites", before(OVER_INVITE_DAYS)),
    () => deleteExpiredRows(db, "reports", before(RESOLVED_REPORT_DAYS)),
    () => deleteExpiredRows(db, "familyHandovers", now),
    () => deleteExpiredRows(db, "webhookDeliveries", before(WEBHOOK_DELIVERY_RETENTION_DAYS)),
    () => repeatUntilZero(() => backfillOffListWishes(db, MARKED_AT_ONCE)),
    () =>
      repeatUntilZero(() =>
        db.transaction((tx) =>
          deleteContactsWithoutConsent(tx, before(UNWANTED_ADDRESS_DAYS), now),
        ),
      ),
    () => deleteEmptyPeople(db),
    () =>
      repeatUntilZero(() =>
        db.transaction(async (tx) => {
          const unused = await deletePicturesUnusedSince(tx, before(UNUSED_PICTURE_DAYS));
          for (const storageKey of unused) await jobs.enqueue(tx, "delete-file", { storageKey });
          return unused.length;
        }),
      ),
    () => purgeDeletedKids(deps),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Expired data was not deleted.");
}

async function repeatUntilZero(work: () => Promise<number>): Promise<void> {
  while ((await work()) > 0);
}

/** Deletes a stored file unless a picture references the file. A missing file is not an error. */
export async function deleteUnreferencedFile(
  deps: Pick<Deps, "db" | "storage">,
  { storageKey }: TaskPayload<"delete-file">,
): Promise<void> {
  if (await hasPictureRow(deps.db, storageKey)) return;
  await deps.storage.delete(storageKey);
}
