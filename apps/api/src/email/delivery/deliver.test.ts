import { makeKid, makeUpdate } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { randomToken } from "../../crypto/tokens.ts";
import { startBentSmtp } from "../../testing/bent-smtp.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { startWorker } from "../../worker/worker.ts";
import { queueMails } from "../outbox/queue-mails.ts";
import { sendMail } from "./deliver.ts";
import { rescueMails } from "./rescue.ts";

let smtp: Awaited<ReturnType<typeof startBentSmtp>>;
let world: TestWorld;
beforeAll(async () => {
  smtp = await startBentSmtp();
  world = await createTestWorld({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.bend("well");
  smtp.received.length = 0;
  await world.db.execute("delete from graphile_worker._private_jobs");
  await world.db.execute("delete from mails");
});

const HOUR = 3_600_000;
const log = { error: vi.fn(), warn: vi.fn() };
const start = () => startWorker(world.deps, world.url, log, { pollInterval: 20 });
const rows = () => world.db.query.mails.findMany();
const row = async () => {
  const [one] = await rows();
  if (!one) throw new Error("The outbox is empty");
  return one;
};

/** A mail that needs nothing but an address, in the outbox. */
const queue = (email: string) =>
  world.db.transaction((tx) =>
    queueMails(tx, world.deps, [{ kind: "purged", to: { recipient: email, email }, facts: {} }]),
  );

/** A closing account's mail, whose row stays after it was sent. */
async function queueWarning() {
  const closedAt = world.clock.now();
  const { id: userId, email } = (await world.parent({ closedAt })).owner;
  const facts = { closedAt: closedAt.toISOString() };
  await world.db.transaction((tx) =>
    queueMails(tx, world.deps, [{ kind: "closing-warning", to: { userId, email }, facts }]),
  );
  return { userId, email };
}

const attempt = async () => sendMail(world.deps, { mailId: (await row()).id });

describe("delivery", () => {
  test("a mail is a row of the business transaction: rolled back, it never was", async () => {
    const failing = world.db.transaction(async (tx) => {
      const to = { recipient: "a@example.com", email: "a@example.com" };
      await queueMails(tx, world.deps, [{ kind: "purged", to, facts: {} }]);
      throw new Error("the business failed");
    });
    await expect(failing).rejects.toThrow("the business failed");
    expect(await rows()).toEqual([]);
  });

  test("it leaves after the commit, by the worker, with a Message-ID that is its row's", async () => {
    const worker = await start();
    const { email } = await queueWarning();
    await vi.waitFor(async () => expect((await row()).status).toBe("sent"), { timeout: 30_000 });
    await worker.stop();
    const [mail] = smtp.received;
    expect(mail?.to).toBe(email);
    expect(mail?.messageId).toBe(`<${(await row()).id}@giftling.example>`);
    expect(mail?.text).toContain("Sign in to keep it");
    expect(mail?.html).toContain("Sign in to keep it");
  });

  test("an address that nobody else keeps is gone with the mail", async () => {
    await queue("gone@example.com");
    await attempt();
    expect(smtp.received.map(({ to }) => to)).toEqual(["gone@example.com"]);
    expect(await rows()).toEqual([]);
  });

  test("ten processes at one mail send it once", async () => {
    await queueWarning();
    await Promise.all(Array.from({ length: 10 }, attempt));
    expect(smtp.received).toHaveLength(1);
  });
});

describe("an SMTP server that is unwell", () => {
  test.each(["421", "451-after-data", "drops"] as const)(
    "%s: tried again, and sent",
    async (how) => {
      await queueWarning();
      smtp.bend(how);
      await attempt();
      const { status, attempts, problem, dueAt } = await row();
      expect({ status, attempts }).toEqual({ status: "queued", attempts: 1 });
      expect(problem).toMatch(/^(421|451|E[A-Z]+)$/);
      expect(dueAt.getTime()).toBeGreaterThan(world.clock.now().getTime());
      smtp.bend("well");
      await attempt();
      expect((await row()).status).toBe("sent");
      expect(smtp.received).toHaveLength(1);
    },
  );

  test("550 is for good, and its words, which hold the address, are kept nowhere", async () => {
    await queueWarning();
    smtp.bend("550");
    await attempt();
    expect(await row()).toMatchObject({ status: "failed", problem: "550" });
    await attempt();
    expect(smtp.received).toEqual([]);
  });

  test("after a day of tries it is given up, and waits for an operator", async () => {
    await queueWarning();
    smtp.bend("421");
    for (let tries = 0; tries < 4; tries += 1) {
      await attempt();
      expect((await row()).status).toBe("queued");
      world.clock.advance(6 * HOUR);
    }
    await attempt();
    expect(await row()).toMatchObject({ status: "dead", problem: "421" });
  });

  test("while it hangs, the API answers as fast as ever and other jobs are done", async () => {
    const parent = await world.parent();
    const kid = await makeKid(world.db, parent.id);
    let n = 0;
    const signUps = async (count: number) => {
      const begin = performance.now();
      for (let i = 0; i < count; i += 1) {
        n += 1;
        const call = { kidId: kid.id, name: "Rose", email: `rose${n}@example.com` };
        await world.visitor().hub.subscribe(call);
      }
      return (performance.now() - begin) / count;
    };
    await signUps(10);
    const well = await signUps(30);
    smtp.bend("hangs");
    const worker = await start();
    const hanging = await signUps(30);
    await world.db.transaction((tx) =>
      world.deps.jobs.enqueue(tx, "delete-file", { storageKey: `${randomToken()}.webp` }),
    );
    const others = () =>
      world.db.execute("select 1 from graphile_worker.jobs where task_identifier = 'delete-file'");
    await vi.waitFor(async () => expect(await others()).toHaveLength(0), { timeout: 5_000 });
    expect(smtp.received).toEqual([]);
    // Not one of them waits for the server, which would take ten seconds; the rest is this machine's mood.
    expect(hanging).toBeLessThan(well * 5 + 1_000);
    smtp.bend("well");
    world.deps.mailer.close();
    await worker.stop();
  });
});

describe("a process that dies", () => {
  test("leaves its mail to the others: after its lease it is sent, with the same Message-ID", async () => {
    const { userId } = await queueWarning();
    const { id } = await row();
    await world.db.execute("delete from graphile_worker._private_jobs");
    const leasedUntil = new Date(world.clock.now().getTime() + 60_000).toISOString();
    await world.db.execute(`update mails set leased_until = '${leasedUntil}', attempts = 1`);
    await attempt();
    await rescueMails(world.deps);
    expect(smtp.received).toEqual([]);
    world.clock.advance(61_000);
    await rescueMails(world.deps);
    const worker = await start();
    await vi.waitFor(async () => expect((await row()).status).toBe("sent"), { timeout: 30_000 });
    await worker.stop();
    expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${id}@giftling.example>`]);
    expect((await row()).userId).toBe(userId);
  });

  test("or loses the database while it holds one: the job waits for the end of the lease", async () => {
    await queueWarning();
    const leasedUntil = new Date(world.clock.now().getTime() + 120_000).toISOString();
    await world.db.execute(`update mails set leased_until = '${leasedUntil}', attempts = 1`);
    const waiting = () =>
      world.db.execute(`select from graphile_worker.jobs
        where locked_at is null and run_at > now() + interval '1 minute'`);
    const worker = await start();
    await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(1);
    expect(smtp.received).toEqual([]);
    world.clock.advance(121_000);
    await world.db.execute("update graphile_worker._private_jobs set run_at = now()");
    await vi.waitFor(async () => expect((await row()).status).toBe("sent"), { timeout: 30_000 });
    await worker.stop();
    expect(smtp.received).toHaveLength(1);
  });

  test("one that is settled is not looked at again", async () => {
    await queueWarning();
    await attempt();
    await world.db.execute("delete from graphile_worker._private_jobs");
    await attempt();
    expect(await world.db.execute("select from graphile_worker.jobs")).toHaveLength(0);
  });
});

describe("caps", () => {
  test("one address gets six updates in a day; the seventh comes later", async () => {
    const parent = await world.parent();
    const kid = await makeKid(world.db, parent.id);
    await world.visitor().hub.subscribe({ kidId: kid.id, name: "Rose", email: "cap@example.com" });
    await world.db.execute("update mail_contacts set confirmed_at = now()");
    await world.db.execute("delete from mails");
    const [contact] = await world.db.query.mailContacts.findMany({
      where: (table, { eq }) => eq(table.familyId, parent.id),
    });
    for (let n = 0; n < 7; n += 1) {
      const { id: updateId } = await makeUpdate(world.db, kid.id, { title: `News ${n}` });
      const to = { contactId: contact?.id ?? "", email: "cap@example.com" };
      await world.db.transaction((tx) =>
        queueMails(tx, world.deps, [{ kind: "new-update", to, facts: { updateId } }]),
      );
    }
    const ids = (await rows()).map(({ id }) => id).sort();
    for (const mailId of ids) await sendMail(world.deps, { mailId });
    expect(smtp.received).toHaveLength(6);
    const [waiting] = (await rows()).filter(({ status }) => status === "queued");
    expect(waiting).toMatchObject({ problem: "OVER_CAP" });
    world.clock.advance(25 * HOUR);
    await sendMail(world.deps, { mailId: waiting?.id ?? "" });
    expect(smtp.received).toHaveLength(7);
  });
});
