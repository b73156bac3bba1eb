import { confirmContacts } from "@giftling/db/testing/contacts";
import { makeKid } from "@giftling/db/testing/factories";
import { deleteMails, listMails } from "@giftling/db/testing/mails";
import { sendMail } from "../services/email/delivery/send-mail.ts";
import { announceUpdate } from "../services/email/outbox/announce-update.ts";
import { createTestApp } from "./app.ts";
import { startFaultySmtp } from "./faulty-smtp.ts";

/** Delay between an update and its mails, in seconds. */
export const UPDATE_MAIL_DELAY_SECONDS = 300;
export const SAMPLE_UPDATE = { title: "First tooth", content: "It wobbled for a week." };

/** Creates a test fixture with an SMTP server and families with followers. Call `close` in `afterAll`. */
export async function createUpdateMailFixture() {
  const smtp = await startFaultySmtp();
  const world = await createTestApp({
    SMTP_URL: smtp.url,
    UPDATE_MAIL_DELAY: String(UPDATE_MAIL_DELAY_SECONDS),
  });

  /** Creates a family with `confirmed` confirmed followers and two unconfirmed contacts. */
  async function family(confirmed: number) {
    const parent = await world.parent();
    const { id: kidId } = await makeKid(world.db, parent.id, { firstName: "Emma" });
    const address = (name: string) => `${name}-${parent.id}@example.com`;
    const sign = (name: string, wantsUpdates = true) =>
      world.visitor().hub.subscribe({ kidId, name, email: address(name), wantsUpdates });
    for (let n = 0; n < confirmed; n += 1) await sign(`r${n}`);
    if (confirmed > 0) await confirmContacts(world.db, { familyId: parent.id });
    await sign("unsure");
    await sign("gift-only", false);
    await deleteMails(world.db);
    const { caller } = parent;
    const post = (more: object = {}) => caller.updates.create({ ...SAMPLE_UPDATE, ...more, kidId });
    const mailOf = async () => (await caller.updates.list({ kidId }))[0]?.mail;
    return { ...parent, kidId, address, post, mailOf };
  }

  const forward = (seconds: number) => world.clock.advance(seconds * 1_000);
  /** Runs the job that queues an update's mails twice for every update with pending mails, concurrently. */
  const announceAll = async () => {
    const all = await world.db.query.updateMails.findMany();
    await Promise.all(
      [...all, ...all].map(({ updateId }) => announceUpdate(world.deps, { updateId })),
    );
  };
  /** Runs the sending jobs of all queued mails concurrently. */
  const sendAll = async () => {
    const waiting = await listMails(world.db, { status: "queued" });
    await Promise.all(waiting.map(({ id }) => sendMail(world.deps, { mailId: id })));
  };
  const work = async () => {
    await announceAll();
    await sendAll();
  };
  const subjects = () => smtp.received.map(({ subject }) => subject);

  return {
    world,
    smtp,
    family,
    forward,
    announceAll,
    sendAll,
    work,
    subjects,
    /** Deletes all updates and mails, and resets the SMTP server to accept mail. */
    async empty() {
      smtp.setBehavior("well");
      smtp.received.length = 0;
      await world.db.execute("delete from updates");
      await deleteMails(world.db);
    },
    async close() {
      await world.close();
      await smtp.close();
    },
  };
}
