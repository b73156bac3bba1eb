import { addJob } from "@giftling/db/queries/operation/jobs";
import { pictures } from "@giftling/db/schema/index";
import { makeFamily, makeKid, makePicture, makeThankYou } from "@giftling/db/testing/factories";
import { deleteJobs, listJobs, makeJobsDue } from "@giftling/db/testing/jobs";
import { updateRow } from "@giftling/db/testing/rows";
import { addDays } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { generateToken, sha256 } from "../core/crypto/tokens.ts";
import { redactError } from "../core/logging.ts";
import { purgeAllDeletedKids } from "../testing/purge-all-deleted-kids.ts";
import { createTestFixture, type TestFixture } from "../testing/test-fixture.ts";
import { deleteExpiredData } from "./delete-expired-data.ts";
import { startWorker } from "./worker.ts";

let world: TestFixture;
beforeAll(async () => {
  world = await createTestFixture();
});
afterAll(() => world.close());

const waitingJobs = () => listJobs(world.db, "delete-file");

const newKey = () => `${generateToken()}.webp`;

async function storedFile(): Promise<string> {
  const key = newKey();
  await world.deps.storage.put(key, Buffer.from("picture"), "image/webp");
  return key;
}

const isStored = async (key: string) => {
  const file = await world.deps.storage.get(key);
  file?.content.destroy();
  return file !== null;
};

const log = { error: vi.fn(), warn: vi.fn() };
const start = (deps: Parameters<typeof startWorker>[0] = world.deps) =>
  startWorker(deps, world.url, log, { pollInterval: 50 });

const enqueue = (storageKey: string) =>
  world.db.transaction((tx) => world.deps.jobs.enqueue(tx, "delete-file", { storageKey }));

test("a worker starts and stops without a warning or an error", async () => {
  const quiet = { error: vi.fn(), warn: vi.fn() };
  const worker = await startWorker(world.deps, world.url, quiet, { pollInterval: 50 });
  await worker.stop();
  expect(quiet.warn.mock.calls).toEqual([]);
  expect(quiet.error.mock.calls).toEqual([]);
});

describe("delete-file", () => {
  test("deletes the file of a purged kid's avatar", async () => {
    const parent = await world.parent();
    const { publicURL } = await parent.caller.kids.uploadAvatar({
      imageData:
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
      mimeType: "image/png",
    });
    const key = publicURL.slice("/media/".length);
    const kid = await parent.caller.kids.create({ firstName: "Emma", avatarUrl: publicURL });
    await parent.caller.kids.delete({ id: kid.id });
    await purgeAllDeletedKids(world.deps);
    expect(await isStored(key)).toBe(true);
    const worker = await start();
    await vi.waitFor(async () => expect(await isStored(key)).toBe(false), { timeout: 30_000 });
    await worker.stop();
    expect(await waitingJobs()).toHaveLength(0);
  });

  test("does not delete a file that a picture references", async () => {
    const family = await makeFamily(world.db);
    const { storageKey } = await makePicture(world.db, family.id);
    await enqueue(storageKey);
    const worker = await start();
    await vi.waitFor(async () => expect(await waitingJobs()).toHaveLength(0), { timeout: 30_000 });
    await worker.stop();
    const left = await world.db.query.pictures.findMany();
    expect(left.map((row) => row.storageKey)).toContain(storageKey);
  });

  test("is not queued by a rolled-back transaction", async () => {
    const storageKey = newKey();
    const failing = world.db.transaction(async (tx) => {
      await world.deps.jobs.enqueue(tx, "delete-file", { storageKey });
      throw new Error("the business failed");
    });
    await expect(failing).rejects.toThrow("the business failed");
    expect(await waitingJobs()).toHaveLength(0);
  });

  test("is retried after a failure, without logging its payload", async () => {
    const key = await storedFile();
    let failures = 0;
    const { storage } = world.deps;
    const unsteady = {
      ...storage,
      delete: async (one: string) => {
        failures += 1;
        if (failures === 1) throw new Error("the bucket is away");
        await storage.delete(one);
      },
    };
    await enqueue(key);
    const worker = await start({ ...world.deps, storage: unsteady });
    await vi.waitFor(async () => expect((await waitingJobs())[0]).toMatchObject({ attempts: 1 }), {
      timeout: 30_000,
    });
    await makeJobsDue(world.db);
    await vi.waitFor(async () => expect(await isStored(key)).toBe(false), { timeout: 30_000 });
    await worker.stop();
    expect(failures).toBe(2);
    const logged = JSON.stringify(log.error.mock.calls, (_name, value) =>
      value instanceof Error ? redactError(value) : value,
    );
    expect(logged).toContain("the bucket is away");
    expect(logged).not.toContain(key);
  });

  test("fails with an invalid payload and is not deleted", async () => {
    await world.db.transaction((tx) => addJob(tx, "delete-file", { key: 1 }));
    const worker = await start();
    await vi.waitFor(async () => expect((await waitingJobs())[0]?.lastError).toBeTruthy(), {
      timeout: 30_000,
    });
    await worker.stop();
    await deleteJobs(world.db);
  });
});

test("runs each job once with two workers", async () => {
  const deleted: string[] = [];
  const storage = {
    ...world.deps.storage,
    delete: async (key: string) => {
      deleted.push(key);
    },
  };
  const keys = Array.from({ length: 20 }, newKey);
  const workers = [
    await start({ ...world.deps, storage }),
    await start({ ...world.deps, storage }),
  ];
  await Promise.all(keys.map(enqueue));
  await vi.waitFor(async () => expect(await waitingJobs()).toHaveLength(0), { timeout: 30_000 });
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(deleted.sort()).toEqual(keys.sort());
});

test("purges only expired keys, limits, sessions and visitor hashes", async () => {
  const now = world.clock.now();
  const family = await makeFamily(world.db);
  const kid = await makeKid(world.db, family.id);
  const at = (days: number) => addDays(now, days).toISOString();
  await world.db.execute(`
    insert into idempotency_keys (scope, key, fingerprint, created_at) values ('s', 'old-key-1', 'f', '${at(-3)}'), ('s', 'new-key-1', 'f', '${at(-1)}');
    insert into rate_limits (key, points, expire) values ('old', 1, '${at(-1)}'), ('new', 1, '${at(1)}');
    insert into sessions (id_hash, user_id, expires_at) values ('${sha256("old")}', '${family.owner.id}', '${at(-1)}'), ('${sha256("new")}', '${family.owner.id}', '${at(1)}');
    insert into counted_visits (hour, kid_id, target_id, visitor_hash) values ('${at(-1 / 24)}', '${kid.id}', '${kid.id}', 'old'), ('${at(0)}', '${kid.id}', '${kid.id}', 'new')`);
  await deleteExpiredData(world.deps);
  expect((await world.db.query.idempotencyKeys.findMany()).map(({ key }) => key)).toEqual([
    "new-key-1",
  ]);
  const limits = (await world.db.query.rateLimits.findMany()).map(({ key }) => key);
  expect(limits.filter((key) => key === "old" || key === "new")).toEqual(["new"]);
  const sessions = (await world.db.query.sessions.findMany()).filter(
    (row) => row.userId === family.owner.id,
  );
  expect(sessions.map(({ idHash }) => idHash)).toEqual([sha256("new")]);
  const visits = await world.db.query.countedVisits.findMany();
  expect(visits.map(({ visitorHash }) => visitorHash)).toEqual(["new"]);
});

test("deletes other expired data when one deletion fails", async () => {
  const family = await makeFamily(world.db);
  const kid = await makeKid(world.db, family.id);
  const old = addDays(world.clock.now(), -31).toISOString();
  await world.db.execute(`
    insert into rate_limits (key, points, expire) values ('failing', 1, '${old}');
    insert into counted_visits (hour, kid_id, target_id, visitor_hash) values ('${old}', '${kid.id}', '${kid.id}', 'forgotten');
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before delete on rate_limits for each row execute function refuse()`);
  await expect(deleteExpiredData(world.deps)).rejects.toThrow(AggregateError);
  const hashes = (await world.db.query.countedVisits.findMany()).map((visit) => visit.visitorHash);
  expect(hashes).not.toContain("forgotten");
  await world.db.execute("drop trigger refuse on rate_limits; drop function refuse()");
  await deleteExpiredData(world.deps);
  expect((await world.db.query.rateLimits.findMany()).map(({ key }) => key)).not.toContain(
    "failing",
  );
});

test("purges unused pictures and their files after a day", async () => {
  const family = await makeFamily(world.db);
  const uploaded = async (days: number) => {
    const picture = await makePicture(world.db, family.id);
    await updateRow(world.db, pictures, picture.id, {
      createdAt: addDays(world.clock.now(), days),
    });
    return picture;
  };
  const [shown, drawing, fresh, forgotten] = [
    await uploaded(-90),
    await uploaded(-90),
    await uploaded(-0.9),
    await uploaded(-1.1),
  ];
  const kid = await makeKid(world.db, family.id, { avatarId: shown.id });
  await makeThankYou(world.db, kid.id, { pictureId: drawing.id });
  await deleteExpiredData(world.deps);
  const left = (await world.db.query.pictures.findMany()).filter(
    (row) => row.familyId === family.id,
  );
  expect(left.map(({ id }) => id).sort()).toEqual([shown.id, drawing.id, fresh.id].sort());
  const jobs = await listJobs(world.db, "delete-file");
  expect(jobs.map(({ payload }) => payload.storageKey)).toContain(forgotten.storageKey);
});
