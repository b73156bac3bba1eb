import { claimMail } from "@giftling/db/queries/operation/mail-outbox";
import { confirmContacts } from "@giftling/db/testing/contacts";
import { makeKid, makeUpdate } from "@giftling/db/testing/factories";
import { deleteJobs, listJobs, makeJobsDue } from "@giftling/db/testing/jobs";
import { deleteMails, listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { generateToken } from "../../../core/crypto/tokens.ts";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { createTestFixture, type TestFixture } from "../../../testing/test-fixture.ts";
import { startWorker } from "../../../worker/worker.ts";
import { queueMails } from "../outbox/queue-mails.ts";
import { requeueLostMails } from "./due-mails.ts";
import { sendMail } from "./send-mail.ts";

let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
let world: TestFixture;
beforeAll(async () => {
  smtp = await startFaultySmtp();
  world = await createTestFixture({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.setBehavior("well");
  smtp.received.length = 0;
  await deleteJobs(world.db);
  await deleteMails(world.db);
});

const HOUR = 3_600_000;
const log = { error: vi.fn(), warn: vi.fn() };
const start = () => startWorker(world.deps, world.url, log, { pollInterval: 20 });
const rows = () => listMails(world.db);
const row = async () => {
  const [one] = await rows();
  if (!one) throw new Error("The outbox is empty");
  return one;
};
/** Claims the mail as another process would. */
async function claimElsewhere(milliseconds: number) {
  const now = world.clock.now();
  await claimMail(world.db, (await row()).id, now, new Date(now.getTime() + milliseconds));
}

/** Queues a mail that requires only an address. */
const queue = (email: string) =>
  world.db.transaction((tx) =>
    queueMails(tx, world.deps, [{ kind: "purged", to: { recipient: email, email }, facts: {} }]),
  );

/** Queues a mail about the closing of an account. The mail's row remains after sending. */
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
  test("rolls back a mail with its transaction", async () => {
    const failing = world.db.transaction(async (tx) => {
      const to = { recipient: "a@example.com", email: "a@example.com" };
      await queueMails(tx, world.deps, [{ kind: "purged", to, facts: {} }]);
      throw new Error("the business failed");
    });
    await expect(failing).rejects.toThrow("the business failed");
    expect(await rows()).toEqual([]);
  });

  test("sends a mail after the commit, in the worker, with its row ID as Message-ID", async () => {
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

  test("deletes the mail after sending when its address is stored nowhere else", async () => {
    await queue("gone@example.com");
    await attempt();
    expect(smtp.received.map(({ to }) => to)).toEqual(["gone@example.com"]);
    expect(await rows()).toEqual([]);
  });

  test("sends a mail once from ten concurrent processes", async () => {
    await queueWarning();
    await Promise.all(Array.from({ length: 10 }, attempt));
    expect(smtp.received).toHaveLength(1);
  });
});

describe("delivery to a faulty SMTP server", () => {
  test.each(["421", "451-after-data", "drops"] as const)(
    "retries and sends the mail: %s",
    async (how) => {
      await queueWarning();
      smtp.setBehavior(how);
      await attempt();
      const { status, attempts, problem, dueAt } = await row();
      expect({ status, attempts }).toEqual({ status: "queued", attempts: 1 });
      expect(problem).toMatch(/^(421|451|E[A-Z]+)$/);
      expect(dueAt.getTime()).toBeGreaterThan(world.clock.now().getTime());
      smtp.setBehavior("well");
      await attempt();
      expect((await row()).status).toBe("sent");
      expect(smtp.received).toHaveLength(1);
    },
  );

  test("treats 550 as permanent and does not store the response text", async () => {
    await queueWarning();
    smtp.setBehavior("550");
    await attempt();
    expect(await row()).toMatchObject({ status: "failed", problem: "550" });
    await attempt();
    expect(smtp.received).toEqual([]);
  });

  test("gives up after a day of attempts, until an operator retries", async () => {
    await queueWarning();
    smtp.setBehavior("421");
    for (let tries = 0; tries < 4; tries += 1) {
      await attempt();
      expect((await row()).status).toBe("queued");
      world.clock.advance(6 * HOUR);
    }
    await attempt();
    expect(await row()).toMatchObject({ status: "dead", problem: "421" });
  });

  test("does not give up without a mail server, and sends the mail once there is one (rule: own-server)", async () => {
    await queueWarning();
    const { config } = world.deps;
    const { mail } = config;
    config.mail = { ...mail, smtpUrl: null };
    smtp.setBehavior("421");
    await attempt();
    world.clock.advance(30 * 24 * HOUR);
    await attempt();
    expect((await row()).status).toBe("queued");
    config.mail = mail;
    smtp.setBehavior("well");
    world.clock.advance(HOUR);
    await attempt();
    expect(smtp.received).toHaveLength(1);
  });

  test("does not slow down the API and other jobs while the server hangs", async () => {
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
    smtp.setBehavior("hangs");
    const worker = await start();
    const hanging = await signUps(30);
    await world.db.transaction((tx) =>
      world.deps.jobs.enqueue(tx, "delete-file", { storageKey: `${generateToken()}.webp` }),
    );
    const others = () => listJobs(world.db, "delete-file");
    await vi.waitFor(async () => expect(await others()).toHaveLength(0), { timeout: 5_000 });
    expect(smtp.received).toEqual([]);
    // Sign-ups do not wait for the SMTP server, which would take ten seconds. The tolerance is for a busy machine.
    expect(hanging).toBeLessThan(well * 5 + 1_000);
    smtp.setBehavior("well");
    world.deps.mailer.close();
    await worker.stop();
  });
});

describe("delivery after a process failure", () => {
  test("sends the mail from another process after the lease, with the same Message-ID", async () => {
    const { userId } = await queueWarning();
    const { id } = await row();
    await deleteJobs(world.db);
    await claimElsewhere(60_000);
    await attempt();
    await requeueLostMails(world.deps);
    expect(smtp.received).toEqual([]);
    world.clock.advance(61_000);
    await requeueLostMails(world.deps);
    const worker = await start();
    await vi.waitFor(async () => expect((await row()).status).toBe("sent"), { timeout: 30_000 });
    await worker.stop();
    expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${id}@giftling.example>`]);
    expect((await row()).userId).toBe(userId);
  });

  test("waits for the end of the lease before retrying the job", async () => {
    await queueWarning();
    await claimElsewhere(120_000);
    const waiting = async () =>
      (await listJobs(world.db)).filter(
        ({ lockedBy, delaySeconds }) => lockedBy === null && delaySeconds > 60,
      );
    const worker = await start();
    await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(1);
    expect(smtp.received).toEqual([]);
    world.clock.advance(121_000);
    await makeJobsDue(world.db);
    await vi.waitFor(async () => expect((await row()).status).toBe("sent"), { timeout: 30_000 });
    await worker.stop();
    expect(smtp.received).toHaveLength(1);
  });

  test("does not retry a sent mail", async () => {
    await queueWarning();
    await attempt();
    await deleteJobs(world.db);
    await attempt();
    expect(await listJobs(world.db)).toHaveLength(0);
  });
});

describe("daily limits", () => {
  test("sends six updates a day to one address and delays the seventh", async () => {
    const parent = await world.parent();
    const kid = await makeKid(world.db, parent.id);
    await world.visitor().hub.subscribe({ kidId: kid.id, name: "Rose", email: "cap@example.com" });
    await confirmContacts(world.db, { familyId: parent.id });
    await deleteMails(world.db);
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
