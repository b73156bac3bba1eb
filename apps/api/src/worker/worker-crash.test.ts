import { releaseJobsOfDeadWorkers } from "@giftling/db/queries/operation/jobs";
import { makeKid, makeUpdate } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { afterAll, expect, test, vi } from "vitest";
import { startApiProcess } from "../testing/api-process.ts";
import { createTestFixture } from "../testing/test-fixture.ts";
import { startWorker } from "./worker.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const announcement = async () => (await listJobs(world.db, "announce-update"))[0];

test("reruns a killed process's jobs immediately, but not those of a running process", async () => {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  const { id: updateId } = await makeUpdate(world.db, kid.id);
  const child = await startApiProcess(world);
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const isAtWork = async () =>
    expect(
      await world.db.execute(`select from pg_locks where locktype = 'advisory'
         and database = (select oid from pg_database where datname = current_database())`),
    ).toHaveLength(4);
  await vi.waitFor(isAtWork, { timeout: 90_000, interval: 100 });
  await world.db.transaction(async (tx) => {
    // Blocks reads of supporters, so that the announcement job keeps running.
    await tx.execute("lock table supporters in access exclusive mode");
    await world.db.transaction((other) =>
      world.deps.jobs.enqueue(other, "announce-update", { updateId }),
    );
    await vi.waitFor(async () => expect((await announcement())?.lockedBy).toBeTruthy(), {
      timeout: 30_000,
      interval: 50,
    });
    expect(await releaseJobsOfDeadWorkers(world.db)).toBe(0);
    expect((await announcement())?.lockedBy).toBeTruthy();
    child.kill("SIGKILL");
    await gone;
  });
  expect(await announcement()).toMatchObject({ attempts: 1 });
  const worker = await startWorker(world.deps, world.url, { error: vi.fn(), warn: vi.fn() });
  await vi.waitFor(async () => expect(await announcement()).toBeUndefined(), {
    timeout: 30_000,
    interval: 100,
  });
  await worker.stop();
}, 300_000);
