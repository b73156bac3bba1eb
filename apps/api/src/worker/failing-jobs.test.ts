import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { generateToken } from "../core/crypto/tokens.ts";
import { createTestFixture } from "../testing/world.ts";
import { toStorableError } from "./storable-error.ts";
import { startWorker } from "./worker.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const log = { error: vi.fn(), warn: vi.fn() };

async function startWith(work: () => Promise<void>) {
  const storage = { ...world.deps.storage, delete: work };
  const worker = await startWorker({ ...world.deps, storage }, world.url, log, {
    pollInterval: 50,
  });
  onTestFinished(() => worker.stop());
  await world.db.transaction((tx) =>
    world.deps.jobs.enqueue(tx, "delete-file", { storageKey: `${generateToken()}.webp` }),
  );
  return worker;
}

const failure = async () => {
  const [job] = await world.db.execute<{ last_error: string | null; locked_at: Date | null }>(
    "select last_error, locked_at from graphile_worker.jobs where task_identifier = 'delete-file'",
  );
  return job;
};

test("stores a failure without characters that Postgres rejects, and continues", async () => {
  const worker = await startWith(async () => {
    throw new Error("no customer cus_\0 or \ud800 here");
  });
  await vi.waitFor(async () => expect((await failure())?.last_error).toBeTruthy(), {
    timeout: 30_000,
  });
  expect(await failure()).toEqual({
    last_error: "no customer cus_ or \ufffd here",
    locked_at: null,
  });
  expect(worker.isRunning()).toBe(true);
  await world.db.execute("delete from graphile_worker._private_jobs");
});

test("restarts a runner that cannot record a job's outcome, and reruns the job", async () => {
  let runs = 0;
  const worker = await startWith(async () => {
    runs += 1;
    if (runs > 1) return;
    await world.db.execute("alter table graphile_worker._private_jobs rename to hidden_jobs");
  });
  await vi.waitFor(() => expect(worker.isRunning()).toBe(false), { timeout: 30_000, interval: 5 });
  await world.db.execute("alter table graphile_worker.hidden_jobs rename to _private_jobs");
  await vi.waitFor(() => expect(worker.isRunning()).toBe(true), { timeout: 30_000 });
  await vi.waitFor(async () => expect(await failure()).toBeUndefined(), { timeout: 30_000 });
  expect(runs).toBe(2);
}, 150_000);

test("returns a storable error unchanged", () => {
  const error = new TypeError("plain");
  expect(toStorableError(error)).toBe(error);
  expect(toStorableError("a\0b")).toMatchObject({ message: "ab" });
});
