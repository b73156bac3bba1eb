import { deleteEmailSignInsExpiredBefore } from "@giftling/db/queries/account/email-sign-ins";
import { deletePasskeyChallengesExpiredBefore } from "@giftling/db/queries/account/passkeys";
import { deleteSignUpInvitesExpiredBefore } from "@giftling/db/queries/account/sign-up-invites";
import { getHourStart } from "@giftling/db/queries/analytics/counts";
import {
  deleteCountedVisitsBefore,
  deleteReferralVisitorHashesBefore,
} from "@giftling/db/queries/analytics/visits";
import { deleteHandoversExpiredBefore } from "@giftling/db/queries/family/handovers";
import { deleteInvitesExpiredBefore } from "@giftling/db/queries/family/invites";
import { deleteGiftCountsBefore } from "@giftling/db/queries/gifts/gift-counts";
import { markOffListWishes } from "@giftling/db/queries/gifts/off-list";
import { deletePicturesUnusedSince } from "@giftling/db/queries/kids/kids";
import { deleteContactsWithoutConsent } from "@giftling/db/queries/mail/delete-contacts";
import { deleteIdempotencyKeysBefore } from "@giftling/db/queries/operation/idempotency";
import {
  deleteMailsSettledBefore,
  deleteMailsWithRecipientSettledBefore,
} from "@giftling/db/queries/operation/mail-outbox";
import { deleteRateLimitsBefore } from "@giftling/db/queries/operation/rate-limits";
import { deleteReportsResolvedBefore } from "@giftling/db/queries/operation/reports";
import { deleteEmptyPeople } from "@giftling/db/queries/people/people";
import { hasPictureRow } from "@giftling/db/queries/pictures/pictures";
import { deleteReferrerHashesBefore } from "@giftling/db/queries/referrals/referrals";
import { deleteDeliveriesCreatedBefore } from "@giftling/db/queries/webhooks/deliveries";
import { addDays, toUtcDay } from "@giftling/domain";
import { purgeDeletedKids } from "../features/kids/deleted-kids.ts";
import type { Deps } from "../services/deps.ts";
import { purgeExpiredSessions } from "../services/identity/session.ts";
import type { TaskPayload } from "../services/jobs/queue.ts";
import { WEBHOOK_DELIVERY_DAYS } from "../services/webhooks/queue-events.ts";

/** Retention of idempotency keys, in days (rule: idempotency-key). */
const IDEMPOTENCY_DAYS = 2;
/** Retention in days of the referrer's hashes stored with a click that led to no sign-up (rule: self-referral). */
const REFERRER_HASH_DAYS = 30;

/** Retention of a mail that is no longer queued, in days, during which `dedupeKey` prevents a duplicate. */
const SETTLED_MAIL_DAYS = 90;

/** Retention of an undelivered mail to an address that is stored nowhere else, in days. */
const LAST_MAIL_DAYS = 7;

/** Retention of an unconfirmed or unsubscribed e-mail address, in days (rule: address-deletion). */
const UNWANTED_ADDRESS_DAYS = 30;

/** Retention of an expired sign-in by e-mail in days, during which the link shows the expiry. */
const OVER_SIGN_IN_DAYS = 1;

/** Retention of an expired invitation and its e-mail address, in days (rule: invitations). */
const OVER_INVITE_DAYS = 30;

/** Retention of a resolved report in days: 12 months (rule: reported-pages). */
const RESOLVED_REPORT_DAYS = 365;

const UNUSED_PICTURE_DAYS = 1;

/** Maximum number of wishes that one call of `markOffListWishes` updates. */
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
    () => deleteEmailSignInsExpiredBefore(db, before(OVER_SIGN_IN_DAYS)),
    () => deletePasskeyChallengesExpiredBefore(db, now),
    () => deleteSignUpInvitesExpiredBefore(db, now),
    () => deleteIdempotencyKeysBefore(db, before(IDEMPOTENCY_DAYS)),
    () => deleteRateLimitsBefore(db, now),
    () => deleteGiftCountsBefore(db, now),
    () => deleteCountedVisitsBefore(db, getHourStart(now)),
    () => deleteReferralVisitorHashesBefore(db, today),
    () => deleteReferrerHashesBefore(db, before(REFERRER_HASH_DAYS)),
    () => deleteMailsSettledBefore(db, before(SETTLED_MAIL_DAYS)),
    () => deleteMailsWithRecipientSettledBefore(db, before(LAST_MAIL_DAYS)),
    () => deleteInvitesExpiredBefore(db, before(OVER_INVITE_DAYS)),
    () => deleteReportsResolvedBefore(db, before(RESOLVED_REPORT_DAYS)),
    () => deleteHandoversExpiredBefore(db, now),
    () => deleteDeliveriesCreatedBefore(db, before(WEBHOOK_DELIVERY_DAYS)),
    () => repeatUntilZero(() => markOffListWishes(db, MARKED_AT_ONCE)),
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
export async function deleteFile(
  deps: Pick<Deps, "db" | "storage">,
  { storageKey }: TaskPayload<"delete-file">,
): Promise<void> {
  if (await hasPictureRow(deps.db, storageKey)) return;
  await deps.storage.delete(storageKey);
}
