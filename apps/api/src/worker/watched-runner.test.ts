import { addJob } from "@giftling/db/queries/operation/jobs";
import { type Runner, run } from "graphile-worker";
import { afterAll, expect, test, vi } from "vitest";
import { createTestFixture } from "../testing/test-fixture.ts";
import { startSupervisedRunner } from "./watched-runner.ts";

const world = await createTestFixture();
afterAll(() => world.close());

test("replaces a runner that hangs while stopping", async () => {
  const runners: Runner[] = [];
  let isAtWork = false;
  const hang = () => {
    isAtWork = true;
    return new Promise<void>(() => undefined);
  };
  const start = async () => {
    const runner = await run({
      connectionString: world.url,
      noHandleSignals: true,
      pollInterval: 50,
      parsedCronItems: [],
      taskList: { hang },
    });
    runners.push(runner);
    return runner;
  };
  const onStop = vi.fn();
  const watched = startSupervisedRunner(start, onStop, 100);
  await watched.tried;
  await addJob(world.db, "hang", {});
  await vi.waitFor(() => expect(isAtWork).toBe(true), { timeout: 30_000 });
  // `stop` waits for a job that never ends, as when the job's database connection is lost.
  void runners[0]?.stop().catch(() => undefined);
  await vi.waitFor(() => expect(runners).toHaveLength(2), { timeout: 30_000 });
  await vi.waitFor(() => expect(watched.isRunning()).toBe(true), { timeout: 30_000 });
  expect(String(onStop.mock.lastCall?.[0])).toContain("does not come to an end");
  await watched.stop();
  await runners[0]?.kill().catch(() => undefined);
});
