import { afterAll, expect, test, vi } from "vitest";
import { startApiProcess } from "../../../testing/api-process.ts";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { createTestFixture } from "../../../testing/test-fixture.ts";
import { startWorker } from "../../../worker/worker.ts";
import { queueMails } from "../outbox/queue-mails.ts";
import { requeueLostMails } from "./due-mails.ts";
import { MAX_SMTP_CONNECTIONS } from "./mailer.ts";

/** Number of mails that are queued when a process is killed. `pnpm test:deep` uses 500. */
const COUNT = Number(process.env.MAIL_KILL_COUNT ?? 60);

/** Timeout in milliseconds for the delivery of all mails. Allows for a busy machine. */
const DELIVERY_TIMEOUT_MS = 60_000 + COUNT * 500;

const smtp = await startFaultySmtp();
const world = await createTestFixture({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});

test(
  "loses no mail when a process is killed while sending, and repeats one only with its Message-ID",
  async () => {
    const people = Array.from({ length: COUNT }, (_, at) => `rose${at}@example.com`);
    await world.db.transaction((tx) =>
      queueMails(
        tx,
        world.deps,
        people.map((email) => ({
          kind: "purged" as const,
          to: { recipient: email, email },
          facts: {},
        })),
      ),
    );
    const child = await startApiProcess(world, { SMTP_URL: smtp.url });
    await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(COUNT / 4), {
      timeout: DELIVERY_TIMEOUT_MS,
      interval: 5,
    });
    child.kill("SIGKILL");
    expect(await world.db.$count(world.db._.fullSchema.mails)).toBeGreaterThan(0);
    // Advances the clock beyond the end of any lease.
    world.clock.advance(10 * 60_000);
    await requeueLostMails(world.deps);
    const worker = await startWorker(world.deps, world.url, { error: vi.fn(), warn: vi.fn() });
    await vi.waitFor(
      async () => expect(await world.db.$count(world.db._.fullSchema.mails)).toBe(0),
      {
        timeout: DELIVERY_TIMEOUT_MS,
        interval: 100,
      },
    );
    await worker.stop();
    const ids = new Map<string, Set<string>>();
    for (const { to, messageId } of smtp.received) {
      ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
    }
    expect([...ids.keys()].sort()).toEqual([...people].sort());
    expect([...ids.values()].filter((one) => one.size > 1)).toEqual([]);
    // Only mails that the server was receiving at the kill can be sent twice.
    expect(smtp.received.length - COUNT).toBeLessThanOrEqual(MAX_SMTP_CONNECTIONS);
  },
  3 * DELIVERY_TIMEOUT_MS,
);
