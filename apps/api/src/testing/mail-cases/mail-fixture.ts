import { families, type mailContacts } from "@giftling/db/schema/index";
import { updateContacts } from "@giftling/db/testing/contacts";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { deleteJobs } from "@giftling/db/testing/jobs";
import { deleteMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import { addDays } from "@giftling/domain";
import { deliverAllMails } from "../deliver-all-mails.ts";
import { startFaultySmtp } from "../faulty-smtp.ts";
import { createTestFixture } from "../test-fixture.ts";

export type MailFixture = Awaited<ReturnType<typeof createMailFixture>>;
type MailFamily = Awaited<ReturnType<MailFixture["family"]>>;

/** Subject line of a kind of mail, with a function that makes the app queue such a mail. */
export type MailCase = {
  subject: string | RegExp;
  /** Makes the app queue the mail. `undo` makes the queued mail outdated, or is null. */
  cause: () => Promise<{ home: MailFamily; to: string; undo: (() => Promise<unknown>) | null }>;
};

export async function runTwice(run: () => Promise<unknown>): Promise<void> {
  await run();
  await run();
}

export async function createMailFixture() {
  const smtp = await startFaultySmtp();
  const world = await createTestFixture({ SMTP_URL: smtp.url });
  const inDays = (days: number) => addDays(world.clock.now(), days);

  async function family(facts: Parameters<typeof world.parent>[0] = {}) {
    const parent = await world.parent(facts);
    const kid = await makeKid(world.db, parent.id, { firstName: "Emma" });
    const { email } = parent.owner;
    const set = (values: Partial<typeof families.$inferInsert>) =>
      updateRow(world.db, families, parent.id, values);
    const setContacts = (values: Partial<typeof mailContacts.$inferInsert>) =>
      updateContacts(world.db, { familyId: parent.id }, values);
    /** Sets the kid's birthday to the date that is `days` days from now. */
    const born = (days: number) => {
      const date = inDays(days);
      const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
      return parent.caller.kids.update({ id: kid.id, birthdayMonth: month, birthdayDay: day });
    };
    return { ...parent, kidId: kid.id, email, set, setContacts, born };
  }

  type Home = Awaited<ReturnType<typeof family>>;

  /** Purchases a wish and signs up for updates with its token. Returns the visitor's e-mail address. */
  async function supporter(home: Home) {
    const email = `rose-${home.id}@example.com`;
    const { id } = await makeWish(world.db, home.kidId);
    const visitor = world.visitor();
    const { giftToken } = await visitor.wishlist.purchase({ id, purchasedBy: "Rose" });
    const form = { kidId: home.kidId, name: "Rose", email, wantsUpdates: true, giftToken };
    await visitor.hub.subscribe(form);
    return email;
  }

  /** Creates a supporter with a confirmed e-mail address. Delivers all pending mail and empties `smtp.received`. */
  async function confirmedSupporter(home: Home) {
    const email = await supporter(home);
    await deliverAllMails(world.deps);
    await home.setContacts({ confirmedAt: new Date(), confirmationTokenHash: null });
    smtp.received.length = 0;
    return email;
  }

  /** Deletes all jobs, mails and due gift notices, and empties `smtp.received`. */
  async function forget() {
    await deleteJobs(world.db);
    await deleteMails(world.db);
    await world.db.execute("delete from due_gift_notices");
    smtp.received.length = 0;
  }

  async function close() {
    await world.close();
    await smtp.close();
  }

  return { world, smtp, inDays, family, supporter, confirmedSupporter, forget, close };
}
