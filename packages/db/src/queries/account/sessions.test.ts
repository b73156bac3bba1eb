import { afterAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily, makeParent } from "../../testing/factories.ts";
import {
  deleteSession,
  deleteSessionsExpiredBefore,
  deleteSessionsOfFamily,
  deleteSessionsOfUser,
  findSession,
  insertSession,
  listSessionsOfUser,
  setSessionExpiry,
} from "./sessions.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const CREATED = new Date("2026-03-01T10:00:00Z");
const EXPIRES = new Date("2026-03-08T10:00:00Z");
const before = (moment: Date) => new Date(moment.getTime() - 1);

let count = 0;

/** Creates a session with the creation time `CREATED`. Returns the hash of the session ID. */
async function signIn(userId: string) {
  count += 1;
  const idHash = count.toString(16).padStart(64, "0");
  await insertSession(db, { idHash, userId, expiresAt: EXPIRES });
  await db.execute(
    `update sessions set created_at = '${CREATED.toISOString()}' where id_hash = '${idHash}'`,
  );
  return idHash;
}

async function makeSignedIn() {
  const [ours, theirs] = [await makeFamily(db), await makeFamily(db)];
  const [ben, cleo] = [await makeParent(db, ours.id), await makeParent(db, theirs.id)];
  const people = [ours.owner, ben, theirs.owner, cleo];
  const hashes: string[] = [];
  for (const { id } of people) hashes.push(await signIn(id));
  const signedIn = async () => {
    const found = await Promise.all(hashes.map((hash) => findSession(db, hash, before(CREATED))));
    return found.map((session) => session !== null);
  };
  return { ours, theirs, ben, cleo, hashes: hashes as [string, string, string, string], signedIn };
}

describe("findSession", () => {
  test("finds a session by its hash, with its user, family and role", async () => {
    const { ours, ben, hashes } = await makeSignedIn();
    expect(await findSession(db, hashes[1], before(CREATED))).toMatchObject({
      session: { idHash: hashes[1] },
      user: { id: ben.id },
      family: { id: ours.id },
      role: "parent",
    });
    expect(await findSession(db, "0".repeat(64), before(CREATED))).toBeNull();
  });

  test("ignores a session at the maximum age", async () => {
    const { hashes } = await makeSignedIn();
    expect(await findSession(db, hashes[0], CREATED)).toBeNull();
  });
});

test("limits listSessionsOfUser to one user and setSessionExpiry to one session", async () => {
  const { ben, hashes } = await makeSignedIn();
  const second = await signIn(ben.id);
  const moved = new Date("2026-03-09T10:00:00Z");
  await setSessionExpiry(db, hashes[1], moved);
  const own = await listSessionsOfUser(db, ben.id);
  expect(new Map(own.map(({ idHash, expiresAt }) => [idHash, expiresAt]))).toEqual(
    new Map([
      [hashes[1], moved],
      [second, EXPIRES],
    ]),
  );
});

describe("session deletion", () => {
  test("deletes one session", async () => {
    const { hashes, signedIn } = await makeSignedIn();
    await deleteSession(db, hashes[1]);
    expect(await signedIn()).toEqual([true, false, true, true]);
  });

  test("deletes all sessions of one user", async () => {
    const { ben, signedIn } = await makeSignedIn();
    const second = await signIn(ben.id);
    await deleteSessionsOfUser(db, ben.id);
    expect(await signedIn()).toEqual([true, false, true, true]);
    expect(await findSession(db, second, before(CREATED))).toBeNull();
  });

  test("deletes all sessions of one family", async () => {
    const { ours, signedIn } = await makeSignedIn();
    await deleteSessionsOfFamily(db, ours.id);
    expect(await signedIn()).toEqual([false, false, true, true]);
  });
});

test("deletes only expired and too old sessions", async () => {
  await db.execute("delete from sessions");
  const { hashes, signedIn } = await makeSignedIn();
  expect(await deleteSessionsExpiredBefore(db, before(EXPIRES), CREATED)).toBe(0);
  await setSessionExpiry(db, hashes[0], before(EXPIRES));
  expect(await deleteSessionsExpiredBefore(db, before(EXPIRES), CREATED)).toBe(1);
  expect(await signedIn()).toEqual([false, true, true, true]);
  expect(await deleteSessionsExpiredBefore(db, CREATED, new Date(CREATED.getTime() + 1))).toBe(3);
});
