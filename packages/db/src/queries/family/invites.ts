import { formatFullName, type Language } from "@giftling/domain";
import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { families, familyInvites, familyMembers } from "../../schema/families.ts";
import { mails } from "../../schema/mails.ts";
import { equalsId } from "../core/ids.ts";
import { listKids } from "../kids/kids.ts";

export type InviteRow = typeof familyInvites.$inferSelect;

/** Invitation with the user who requested to join. `askedBy` is null if nobody requested to join. */
export type Invite = Omit<InviteRow, "askedBy"> & {
  askedBy: { id: string; firstName: string; lastName: string; email: string } | null;
};

const { askedBy: _askedBy, ...columns } = getTableColumns(familyInvites);
const { id, firstName, lastName, email } = users;
const selectInvites = (db: Executor) =>
  db
    .select({ ...columns, askedBy: { id, firstName, lastName, email } })
    .from(familyInvites)
    .leftJoin(users, eq(users.id, familyInvites.askedBy));

/** Returns the invitations of a family in order of creation, including expired invitations. */
export async function listInvites(db: Executor, familyId: string): Promise<Invite[]> {
  return selectInvites(db)
    .where(eq(familyInvites.familyId, familyId))
    .orderBy(asc(familyInvites.createdAt), asc(familyInvites.id));
}

/** Returns an invitation. Returns null if the invitation does not exist or belongs to another family. */
export async function findInvite(db: Executor, familyId: string, inviteId: string) {
  const [row] = await selectInvites(db).where(
    and(equalsId(familyInvites.id, inviteId), eq(familyInvites.familyId, familyId)),
  );
  return row ?? null;
}

/**
 * Returns the unexpired invitation with the given token hash, or null. Ignores invitations of a family that is closed
 * or taken down (rule: invitations).
 */
export async function findOpenInvite(db: Executor, tokenHash: string, now: Date) {
  const [row] = await db
    .select(getTableColumns(familyInvites))
    .from(familyInvites)
    .innerJoin(families, eq(families.id, familyInvites.familyId))
    .where(
      and(
        eq(familyInvites.tokenHash, tokenHash),
        gt(familyInvites.expiresAt, now),
        isNull(families.closedAt),
        isNull(families.takenDownAt),
      ),
    );
  return row ?? null;
}

/** Returns the number of unexpired invitations, each of which counts toward the plan's limit of parents. */
export function countOpenInvites(db: Executor, familyId: string, now: Date): Promise<number> {
  return db.$count(
    familyInvites,
    and(eq(familyInvites.familyId, familyId), gt(familyInvites.expiresAt, now)),
  );
}

/** Stores an invitation. Requires the family's lock. The e-mail address must not have an invitation. */
export async function insertInvite(
  tx: Executor,
  invite: Pick<
    InviteRow,
    "id" | "familyId" | "email" | "canonicalEmail" | "tokenHash" | "language"
  > & {
    expiresAt: Date;
  },
): Promise<void> {
  await tx.insert(familyInvites).values(invite);
}

/** Extends an invitation and sets its language. A null language leaves the stored language unchanged. */
export async function extendInvite(
  tx: Executor,
  inviteId: string,
  { expiresAt, language }: { expiresAt: Date; language: Language | null },
): Promise<void> {
  const sent = { expiresAt, ...(language === null ? {} : { language }) };
  await tx.update(familyInvites).set(sent).where(eq(familyInvites.id, inviteId));
}

export async function recordJoinRequest(tx: Executor, inviteId: string, userId: string) {
  await tx.update(familyInvites).set({ askedBy: userId }).where(eq(familyInvites.id, inviteId));
}

/** Deletes an invitation and its mails. Returns false if the invitation does not exist or belongs to another family. */
export async function deleteInvite(tx: Executor, familyId: string, inviteId: string) {
  const gone = await tx
    .delete(familyInvites)
    .where(and(equalsId(familyInvites.id, inviteId), eq(familyInvites.familyId, familyId)))
    .returning({ id: familyInvites.id });
  await deleteInviteMails(tx, gone);
  return gone.length > 0;
}

/** Deletes the mails of the given invitations, because these mails contain the invited e-mail addresses. */
export async function deleteInviteMails(tx: Executor, invites: readonly { id: string }[]) {
  if (invites.length === 0) return;
  const ids = invites.map((invite) => invite.id);
  await tx
    .delete(mails)
    .where(and(eq(mails.kind, "invitation"), inArray(sql`${mails.facts}->>'inviteId'`, ids)));
}

/**
 * Returns the contents of an invitation's mail. Returns null if the invitation was withdrawn or accepted, has expired,
 * or belongs to a closed family.
 */
export async function findInviteForMail(db: Executor, inviteId: string, now: Date) {
  const [row] = await db
    .select({ familyId: familyInvites.familyId, ownerName: users.firstName })
    .from(familyInvites)
    .innerJoin(families, and(eq(families.id, familyInvites.familyId), isNull(families.closedAt)))
    .innerJoin(
      familyMembers,
      and(eq(familyMembers.familyId, families.id), eq(familyMembers.role, "owner")),
    )
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(and(equalsId(familyInvites.id, inviteId), gt(familyInvites.expiresAt, now)));
  if (!row) return null;
  const kids = await listKids(db, row.familyId);
  return { ownerName: row.ownerName, childNames: kids.map((kid) => kid.firstName) };
}

/**
 * Returns the name and e-mail address of the user who requests to join through an invitation, and the e-mail address of
 * the invitation. Returns null if there is no such request, or if the invitation has expired.
 */
export async function findJoinRequest(db: Executor, familyId: string, inviteId: string, now: Date) {
  const invite = await findInvite(db, familyId, inviteId);
  if (!invite?.askedBy || invite.expiresAt <= now) return null;
  const name = formatFullName(invite.askedBy);
  return { name, email: invite.askedBy.email, invited: invite.email };
}
