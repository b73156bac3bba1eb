import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import { purgeKid } from "@giftling/db/queries/export/purge";
import {
  listDeletedKids,
  listKidsDeletedBefore,
  restoreDeletedKid,
  softDeleteKid,
} from "@giftling/db/queries/kids/deleted-kids";
import { findKid, lockKid } from "@giftling/db/queries/kids/kids";
import { deleteKidResponses } from "@giftling/db/queries/operation/idempotency";
import {
  type DeletedKidView,
  getKidPurgeCutoff,
  getKidPurgeTime,
  type IdInput,
  KID_RESTORE_LIMIT_MESSAGE,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { addKidVersion } from "../../access/versions.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { enforceKidLimit } from "../billing/plan-limits.ts";

/** Maximum number of deleted kids read per query. */
const PAGE = 100;

/**
 * Deletes a kid. The kid's hub, pictures and gift pages become unavailable immediately, and mail about the kid is no
 * longer sent. The family's owner can restore the kid for 30 days. Also deletes the responses stored for givers'
 * requests. Throws NOT_FOUND unless the kid belongs to the caller's family (rule: deleted-kid).
 */
export async function removeKid(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, id));
  await deleteKidResponses(tx, kid.id);
  await softDeleteKid(tx, kid.id, ctx.deps.clock.now());
}

/** Returns the family's deleted kids that can be restored, latest first. */
export async function listRestorableKids({ deps, familyId }: ParentContext) {
  const rows = await listDeletedKids(deps.db, familyId, getKidPurgeCutoff(deps.clock.now()));
  return rows.map(
    ({ deletedAt, ...kid }): DeletedKidView => ({
      ...kid,
      deletedAt: deletedAt.toISOString(),
      deletesAt: getKidPurgeTime(deletedAt).toISOString(),
    }),
  );
}

/**
 * Restores a deleted kid with all of its data. A kid that is not deleted is returned unchanged. Throws NOT_FOUND when
 * the family has no such kid, or when the kid was deleted more than 30 days ago. Throws PLAN_LIMIT or TOO_MANY when the
 * family cannot have another kid (rule: deleted-kid).
 */
export async function restoreKid(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  const { familyId, deps } = ctx;
  const since = getKidPurgeCutoff(deps.clock.now());
  // The lock prevents concurrent calls from restoring the kid twice or exceeding the maximum number of kids.
  orNotFound(await lockFamily(tx, familyId));
  const present = await findKid(tx, familyId, id);
  if (present) return addKidVersion(present);
  const deleted = await listDeletedKids(tx, familyId, since);
  orNotFound(deleted.find((kid) => kid.id === id));
  await enforceKidLimit(tx, ctx, KID_RESTORE_LIMIT_MESSAGE);
  await restoreDeletedKid(tx, familyId, id, since);
  return addKidVersion(orNotFound(await findKid(tx, familyId, id)));
}

/** Purges the kids that were deleted at least 30 days ago, each in a separate transaction (rule: deleted-kid). */
export async function purgeDeletedKids({
  db,
  clock,
  jobs,
}: Pick<Deps, "db" | "clock" | "jobs">): Promise<void> {
  const limit = getKidPurgeCutoff(clock.now());
  const failures: unknown[] = [];
  let page: string[] = [];
  do {
    page = await listKidsDeletedBefore(db, limit, page.at(-1) ?? null, PAGE);
    for (const kidId of page) {
      const purge = db.transaction(async (tx) => {
        for (const storageKey of (await purgeKid(tx, kidId, limit)) ?? []) {
          await jobs.enqueue(tx, "delete-file", { storageKey });
        }
      });
      await purge.catch((error: unknown) => failures.push(error));
    }
  } while (page.length === PAGE);
  if (failures.length > 0) throw failures[0];
}
