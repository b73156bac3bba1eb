import { recordSentUpdateMail } from "@giftling/db/queries/updates/update-mails";
import { confirmContacts, unsubscribeContacts } from "@giftling/db/testing/contacts";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sendMail } from "../../services/email/delivery/send-mail.ts";
import { announceUpdate } from "../../services/email/outbox/announce-update.ts";
import { getCallOutcome } from "../../testing/test-fixture.ts";
import {
  createUpdateMailFixture,
  UPDATE_MAIL_DELAY_SECONDS,
} from "../../testing/update-mail-fixture.ts";

const news = await createUpdateMailFixture();
const { world, smtp, family, forward, announceAll, sendAll, work, subjects } = news;
afterAll(() => news.close());
beforeEach(() => news.empty());

describe("delayed mails of an update (rule: update-mail)", () => {
  test("report their status, are sent once after the delay, and report the number of recipients", async () => {
    const { post, mailOf, kidId, caller } = await family(3);
    expect(await caller.updates.readers({ kidId })).toEqual({
      people: 3,
      delaySeconds: UPDATE_MAIL_DELAY_SECONDS,
      isHubShown: true,
    });
    const before = world.clock.now().getTime();
    const { mail } = await post();
    expect(mail).toMatchObject({ status: "waiting", people: 3 });
    const leavesIn = new Date(mail.leavesAt ?? 0).getTime() - before;
    expect(Math.round(leavesIn / 1_000 / 10) * 10).toBe(UPDATE_MAIL_DELAY_SECONDS);
    expect(await mailOf()).toEqual(mail);
    forward(UPDATE_MAIL_DELAY_SECONDS - 20);
    await work();
    expect(await mailOf()).toEqual(mail);
    expect(subjects()).toEqual([]);
    forward(25);
    await announceAll();
    expect(await mailOf()).toEqual({ status: "leaving", people: 3, leavesAt: null });
    await sendAll();
    await work();
    expect(subjects()).toEqual(Array(3).fill("Emma: First tooth"));
    expect(await mailOf()).toEqual({ status: "sent", people: 3, leavesAt: null });
  });

  test("are sent to the followers at the time of sending", async () => {
    const { post, mailOf, address } = await family(2);
    await post();
    await unsubscribeContacts(world.db, { email: address("r0") });
    await confirmContacts(world.db, { email: address("unsure") });
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    expect(smtp.received.map(({ to }) => to).sort()).toEqual(
      [address("r1"), address("unsure")].sort(),
    );
    expect(await mailOf()).toMatchObject({ status: "sent", people: 2 });
  });

  test("are not sent with `notify: false` or without followers", async () => {
    const { post, mailOf } = await family(2);
    const nothing = { status: "none", people: 0, leavesAt: null };
    expect((await post({ notify: false })).mail).toEqual(nothing);
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    expect(subjects()).toEqual([]);
    const lonely = await family(0);
    expect((await lonely.post()).mail).toMatchObject({ status: "waiting", people: 0 });
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    expect([await mailOf(), await lonely.mailOf()]).toEqual([nothing, nothing]);
  });

  test("contain later edits, and are not sent after a deletion", async () => {
    const { post, caller } = await family(1);
    const { id, mail } = await post();
    const edited = await caller.updates.update({ id, title: "First tooth!" });
    expect(edited.mail).toEqual(mail);
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await announceAll();
    // An edit also applies to a mail that is already in the outbox.
    await caller.updates.update({ id, content: "It is under the pillow." });
    await sendAll();
    expect(subjects()).toEqual(["Emma: First tooth!"]);
    expect(smtp.received[0]?.text).toContain("It is under the pillow.");

    const gone = await post();
    await caller.updates.delete({ id: gone.id });
    const late = await post();
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await announceAll();
    await caller.updates.delete({ id: late.id });
    await sendAll();
    await announceUpdate(world.deps, { updateId: gone.id });
    expect(subjects()).toHaveLength(1);
  });

  test("are not sent for an unpublished hub, and the recipient count is 0", async () => {
    const { as, post, caller, kidId } = await family(2);
    await caller.account.updateSharing({ isPublished: false });
    expect(await as().updates.readers({ kidId })).toMatchObject({ people: 0, isHubShown: false });
    expect((await post()).mail.people).toBe(0);
  });
});

describe("stopping mails", () => {
  test("is permanent when done before the mails are sent", async () => {
    const { post, caller, mailOf } = await family(2);
    const { id } = await post();
    const stopped = { status: "stopped", people: 0, leavesAt: null };
    expect((await caller.updates.stopMail({ id })).mail).toEqual(stopped);
    expect((await caller.updates.stopMail({ id: id.toUpperCase() })).mail).toEqual(stopped);
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    expect(subjects()).toEqual([]);
    expect(await mailOf()).toEqual(stopped);
  });

  test("cancels queued mails and does not affect sent ones", async () => {
    const { post, caller, mailOf } = await family(3);
    const { id } = await post();
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await announceAll();
    const [first] = await listMails(world.db);
    await sendMail(world.deps, { mailId: first?.id ?? "" });
    const sent = { status: "sent", people: 1, leavesAt: null };
    expect((await caller.updates.stopMail({ id })).mail).toEqual(sent);
    await work();
    expect(subjects()).toHaveLength(1);
    expect(await mailOf()).toEqual(sent);
  });

  test("is restricted to the family, and has no effect without mails", async () => {
    const [owner, stranger] = [await family(1), await family(0)];
    const { id } = await owner.post();
    expect(await getCallOutcome(stranger.caller.updates.stopMail({ id }))).toBe("NOT_FOUND");
    const quiet = await owner.post({ notify: false });
    expect((await owner.caller.updates.stopMail({ id: quiet.id })).mail.status).toBe("none");
  });
});

describe("concurrent changes", () => {
  test("send no mail twice when stopped while the worker queues and sends", async () => {
    for (let round = 0; round < 8; round += 1) {
      smtp.received.length = 0;
      const { post, caller, mailOf } = await family(3);
      const { id } = await post();
      forward(UPDATE_MAIL_DELAY_SECONDS);
      await Promise.all([work(), caller.updates.stopMail({ id }), work(), announceAll()]);
      const then = smtp.received.length;
      await work();
      expect(smtp.received).toHaveLength(then);
      expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(then);
      const status = then > 0 ? "sent" : "stopped";
      expect(await mailOf()).toEqual({ status, people: then, leavesAt: null });
    }
  });

  test("send no outdated or partial mail when the update is edited or deleted", async () => {
    for (let round = 0; round < 5; round += 1) {
      smtp.received.length = 0;
      const { post, caller } = await family(2);
      const [edited, deleted] = [await post({ title: "Before" }), await post({ title: "Gone" })];
      forward(UPDATE_MAIL_DELAY_SECONDS);
      await Promise.all([
        work(),
        caller.updates.update({ id: edited.id, title: "After" }),
        caller.updates.delete({ id: deleted.id }),
        work(),
      ]);
      await work();
      const got = subjects();
      expect(got.filter((subject) => /Before|After/.test(subject))).toHaveLength(2);
      expect(got.filter((subject) => subject.endsWith("Gone")).length).toBeLessThanOrEqual(2);
    }
  });

  test("count a mail once when two processes hold it", async () => {
    const { post, mailOf } = await family(1);
    const { id } = await post();
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    const [mail] = await listMails(world.db);
    await world.db.transaction((tx) => recordSentUpdateMail(tx, id, mail?.id ?? ""));
    expect(await mailOf()).toMatchObject({ status: "sent", people: 1 });
  });

  test("send an update of the previous release without a mail status immediately", async () => {
    const { post, mailOf } = await family(2);
    const { id } = await post({ notify: false });
    await announceUpdate(world.deps, { updateId: id });
    await work();
    expect(subjects()).toHaveLength(2);
    expect(await mailOf()).toMatchObject({ status: "none" });
  });
});
