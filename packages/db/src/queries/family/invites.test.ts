import { afterAll, describe, expect, test } from "vitest";
import { families } from "../../schema/index.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily, makeKid, makeParent } from "../../testing/factories.ts";
import { listMails } from "../../testing/mails.ts";
import { updateRow } from "../../testing/rows.ts";
import { createId } from "../core/ids.ts";
import { deleteExpiredRows } from "../operation/expired-rows.ts";
import { insertMails } from "../operation/mail-outbox.ts";
import {
  countOpenInvites,
  deleteInvite,
  extendInvite,
  findInvite,
  findInviteForMail,
  findJoinRequest,
  findOpenInvite,
  insertInvite,
  listInvites,
  recordJoinRequest,
} from "./invites.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const NOW = new Date("2026-03-01T10:00:00Z");
const LATER = new Date("2026-03-08T10:00:00Z");

let count = 0;

function queueMail(kind: string, recipient: string, recipientHash: string, inviteId: string) {
  const to = { userId: null, contactId: null, recipient, recipientHash };
  const times = { queuedAt: NOW, dueAt: NOW };
  const mail = {
    id: createId(),
    kind,
    ...to,
    facts: { inviteId },
    language: null,
    dedupeKey: null,
  };
  return insertMails(db, [{ ...mail, ...times }]);
}

/** Creates an invitation that is open at `NOW`, and queues its mail. */
async function makeInvite(familyId: string, expiresAt = LATER) {
  count += 1;
  const id = createId();
  const tokenHash = count.toString(16).padStart(64, "0");
  const email = `ben${count}@example.com`;
  const invite = { id, familyId, email, canonicalEmail: email, tokenHash, language: null };
  await insertInvite(db, { ...invite, expiresAt });
  await queueMail("invitation", email, tokenHash, id);
  return { id, tokenHash, email };
}

/** Queues the mail about a join request. The column `facts` of the mail contains the invitation's ID. */
const queueJoinRequestMail = (inviteId: string) =>
  queueMail("parent-asks", "ana@example.com", "f".repeat(64), inviteId);

async function makeTwoInvites() {
  const [ours, theirs] = [await makeFamily(db), await makeFamily(db)];
  return { ours, theirs, invite: await makeInvite(ours.id), other: await makeInvite(theirs.id) };
}

/** Returns the given invitation IDs that occur in queued mails, in ascending order. */
const mailedInvites = async (...ids: string[]) =>
  (await listMails(db))
    .map(({ facts }) => String(facts.inviteId))
    .filter((id) => ids.includes(id))
    .sort();

describe("invitation", () => {
  test("is found only by its own family", async () => {
    const { ours, theirs, invite } = await makeTwoInvites();
    expect(await findInvite(db, ours.id, invite.id)).toMatchObject({
      id: invite.id,
      askedBy: null,
    });
    expect(await findInvite(db, theirs.id, invite.id)).toBeNull();
    expect((await listInvites(db, ours.id)).map(({ id }) => id)).toEqual([invite.id]);
  });

  test("is found by its link until it expires, unless the family is closed or taken down", async () => {
    const { ours, invite } = await makeTwoInvites();
    const find = (now: Date) => findOpenInvite(db, invite.tokenHash, now);
    expect(await find(NOW)).toMatchObject({ id: invite.id });
    expect(await find(new Date(LATER.getTime() - 1))).toMatchObject({ id: invite.id });
    expect(await find(LATER)).toBeNull();
    for (const column of ["closedAt", "takenDownAt"] as const) {
      await updateRow(db, families, ours.id, { [column]: new Date() });
      expect(await find(NOW)).toBeNull();
      await updateRow(db, families, ours.id, { [column]: null });
    }
    expect(await find(NOW)).not.toBeNull();
  });

  test("counts toward its family's parent limit until it expires", async () => {
    const { ours } = await makeTwoInvites();
    await makeInvite(ours.id, NOW);
    expect(await countOpenInvites(db, ours.id, NOW)).toBe(1);
    expect(await countOpenInvites(db, ours.id, new Date(NOW.getTime() - 1))).toBe(2);
    expect(await countOpenInvites(db, ours.id, LATER)).toBe(0);
  });

  test("extends only one invitation, and preserves its language when none is given", async () => {
    const { ours, theirs, invite } = await makeTwoInvites();
    const expiresAt = new Date("2026-04-01T10:00:00Z");
    await extendInvite(db, invite.id, { expiresAt, language: "es" });
    await extendInvite(db, invite.id, { expiresAt, language: null });
    expect(await listInvites(db, ours.id)).toMatchObject([{ expiresAt, language: "es" }]);
    expect(await listInvites(db, theirs.id)).toMatchObject([{ expiresAt: LATER, language: null }]);
  });

  test("stores a join request, and returns it until the invitation expires", async () => {
    const { ours, theirs, invite } = await makeTwoInvites();
    const asker = await makeParent(db, theirs.id, { firstName: "Cleo", lastName: "Stone" });
    const asking = (now: Date) => findJoinRequest(db, ours.id, invite.id, now);
    expect(await asking(NOW)).toBeNull();
    await recordJoinRequest(db, invite.id, asker.id);
    expect(await asking(NOW)).toEqual({
      name: "Cleo Stone",
      email: asker.email,
      invited: invite.email,
    });
    expect(await asking(LATER)).toBeNull();
    expect(await findJoinRequest(db, theirs.id, invite.id, NOW)).toBeNull();
    expect(await listInvites(db, theirs.id)).toMatchObject([{ askedBy: null }]);
  });

  test("is deleted with its queued mail, only by its own family", async () => {
    const { ours, theirs, invite, other } = await makeTwoInvites();
    const kept = await makeInvite(ours.id);
    expect(await deleteInvite(db, theirs.id, invite.id)).toBe(false);
    expect(await mailedInvites(invite.id)).toEqual([invite.id]);
    expect(await deleteInvite(db, ours.id, invite.id)).toBe(true);
    expect(await deleteInvite(db, ours.id, invite.id)).toBe(false);
    expect((await listInvites(db, ours.id)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await listInvites(db, theirs.id)).toHaveLength(1);
    expect(await mailedInvites(invite.id, other.id, kept.id)).toEqual([other.id, kept.id].sort());
  });

  test("is deleted without mails of other kinds", async () => {
    const { ours, invite } = await makeTwoInvites();
    await queueJoinRequestMail(invite.id);
    await deleteInvite(db, ours.id, invite.id);
    expect(await mailedInvites(invite.id)).toEqual([invite.id]);
  });

  test("is deleted when it expired before the given time", async () => {
    const { ours, invite } = await makeTwoInvites();
    await makeInvite(ours.id, NOW);
    await deleteExpiredRows(db, "familyInvites", NOW);
    expect(await listInvites(db, ours.id)).toHaveLength(2);
    await deleteExpiredRows(db, "familyInvites", new Date(NOW.getTime() + 1));
    expect((await listInvites(db, ours.id)).map(({ id }) => id)).toEqual([invite.id]);
  });
});

test("returns the owner and the kids of an open family until it expires", async () => {
  const theirs = await makeFamily(db, { owner: { firstName: "Olga" } });
  const ours = await makeFamily(db, { owner: { firstName: "Uma" } });
  const invite = await makeInvite(ours.id);
  // Ben's row precedes the owner's row, in both the index by ID and the table.
  await makeParent(db, ours.id, { firstName: "Ben", id: "00000000-0000-7000-8000-000000000000" });
  await db.execute(
    `update family_members set created_at = now() where family_id = '${ours.id}' and role = 'owner'`,
  );
  await makeKid(db, ours.id, { firstName: "Emma" });
  await makeKid(db, theirs.id, { firstName: "Leo" });
  const find = (now: Date) => findInviteForMail(db, invite.id, now);
  expect(await find(NOW)).toEqual({ ownerName: "Uma", childNames: ["Emma"] });
  expect(await find(LATER)).toBeNull();
  await updateRow(db, families, ours.id, { closedAt: new Date() });
  expect(await find(NOW)).toBeNull();
});
