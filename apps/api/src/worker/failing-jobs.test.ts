import { deleteJobs, hideJobs, listJobs } from "@giftling/db/testing/jobs";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { generateToken } from "../core/crypto/tokens.ts";
import { createTestFixture } from "../testing/test-fixture.ts";
import { toStorableError } from "./storable-errors.ts";
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

const failure = async () => (await listJobs(world.db, "delete-file"))[0];

test("stores a failure without characters that Postgres rejects, and continues", async () => {
  const worker = await startWith(async () => {
    throw new Error("no customer cus_\0 or \ud800 here");
  });
  await vi.waitFor(async () => expect((await failure())?.lastError).toBeTruthy(), {
    timeout: 30_000,
  });
  expect(await failure()).toMatchObject({
    lastError: "no customer cus_ or \ufffd here",
    lockedBy: null,
  });
  expect(worker.isRunning()).toBe(true);
  await deleteJobs(world.db);
});

test("restarts a runner that cannot record a job's outcome, and reruns the job", async () => {
  let runs = 0;
  let restoreJobs = async () => {};
  const worker = await startWith(async () => {
    runs += 1;
    if (runs === 1) restoreJobs = await hideJobs(world.db);
  });
  await vi.waitFor(() => expect(worker.isRunning()).toBe(false), { timeout: 30_000, interval: 5 });
  await restoreJobs();
  await vi.waitFor(() => expect(worker.isRunning()).toBe(true), { timeout: 30_000 });
  await vi.waitFor(async () => expect(await failure()).toBeUndefined(), { timeout: 30_000 });
  expect(runs).toBe(2);
}, 150_000);

test("returns a storable error unchanged", () => {
  const error = new TypeError("plain");
  expect(toStorableError(error)).toBe(error);
  expect(toStorableError("a\0b")).toMatchObject({ message: "ab" });
});
