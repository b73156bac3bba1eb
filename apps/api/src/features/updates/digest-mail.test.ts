import { listJobs } from "@giftling/db/testing/jobs";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createDigestFixture, type DigestFamily } from "../../testing/digest-fixture.ts";
import { getCallOutcome } from "../../testing/test-fixture.ts";
import { UPDATE_MAIL_DELAY_SECONDS } from "../../testing/update-mail-fixture.ts";

const DAY = 24 * 60 * 60;
const WEEK = 7 * DAY;

const { world, smtp, forward, sendAll, subjects, family, withDueDigest, ...news } =
  await createDigestFixture();
afterAll(() => news.close());
beforeEach(() => news.empty());

describe("digests of new wishes (rule: wish-digest)", () => {
  test("are sent after the delay to those who asked, once, in the order of the list", async () => {
    const { wish, work, digest, address } = await family(2);
    await wish("Kite");
    forward(60);
    await wish("Puzzle");
    const waiting = await digest();
    expect(waiting).toMatchObject({ people: 2, wishes: 2, mail: { status: "waiting", people: 2 } });
    const leavesIn = new Date(waiting.mail.leavesAt ?? 0).getTime() - world.clock.now().getTime();
    expect(Math.round(leavesIn / 10_000) * 10).toBe(UPDATE_MAIL_DELAY_SECONDS);
    forward(UPDATE_MAIL_DELAY_SECONDS - 30);
    await work();
    expect(subjects()).toEqual([]);
    forward(30);
    await work();
    await work();
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([address("r0"), address("r1")]);
    expect(subjects()).toEqual(Array(2).fill("2 new ideas for Emma"));
    expect(smtp.received[0]?.text).toMatch(/Kite[\s\S]+Puzzle/);
    expect(await digest()).toMatchObject({ wishes: 0, mail: { status: "sent", people: 2 } });
  });

  test("wait for a job that each published wish replaces", async () => {
    const { wish, kidId } = await family(1);
    await wish("Kite");
    await wish("Puzzle");
    const jobs = (await listJobs(world.db)).filter(({ task }) => task === "announce-digest");
    expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes(kidId))).toHaveLength(1);
  });

  test("are off by default, and ignore the wishes of that time", async () => {
    const { wish, work, digest, caller } = await family(1, { isOn: false });
    expect(await caller.account.user()).toMatchObject({ sendsDigests: false });
    await wish("Kite");
    await caller.account.updateSharing({ sendsDigests: true });
    forward(WEEK);
    await work();
    expect(await digest()).toMatchObject({ people: 1, wishes: 0, mail: { status: "none" } });
    await wish("Puzzle");
    await caller.account.updateSharing({ sendsDigests: false });
    await caller.account.updateSharing({ sendsDigests: true });
    forward(WEEK);
    await work();
    expect(subjects()).toEqual([]);
  });

  test("are at least a week apart", async () => {
    const { wish, work } = await withDueDigest();
    await work();
    forward(DAY);
    await wish("Puzzle");
    await wish("Book");
    forward(6 * DAY - 60);
    await work();
    expect(subjects()).toEqual(["1 new idea for Emma"]);
    forward(60);
    await work();
    expect(subjects()).toEqual(["1 new idea for Emma", "2 new ideas for Emma"]);
    forward(2 * WEEK);
    await work();
    await wish("Ball");
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    expect(subjects()).toHaveLength(3);
  });

  test("list only wishes that are on the list and can be given", async () => {
    const { wish, work, caller, kidId } = await family(1);
    const visitor = world.visitor();
    await wish("Kite");
    await wish("A draft", { state: "draft" });
    const [deleted, away] = [await wish("Deleted"), await wish("Put away")];
    const [bought, held] = [await wish("Bought"), await wish("Held")];
    await caller.wishlist.delete({ id: deleted.id });
    await caller.wishlist.update({ id: away.id, state: "put-away" });
    await visitor.wishlist.purchase({ id: bought.id, isAnonymous: true });
    await visitor.wishlist.reserve({ id: held.id });
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    expect(subjects()).toEqual(["1 new idea for Emma"]);
    expect(smtp.received[0]?.text).not.toMatch(/draft|Deleted|Put away|Bought|Held/);

    // The wish that is restored to the list was announced before. The published draft is new.
    await caller.wishlist.update({ id: away.id, state: "shown" });
    const list = await caller.wishlist.list({ kidId });
    const draft = list.find(({ state }) => state === "draft");
    await caller.wishlist.update({ id: draft?.id ?? "", state: "shown" });
    forward(WEEK);
    await work();
    expect(smtp.received[1]?.text).toContain("A draft");
    expect(subjects()).toEqual(Array(2).fill("1 new idea for Emma"));
  });

  test("do not reveal the funding of a surprise (rule: surprises)", async () => {
    const { work, caller, kidId } = await family(1);
    const lessons = { kidId, name: "Lessons", isActivity: true, fundingGoal: 50 };
    const { id } = await caller.wishlist.create(lessons);
    await caller.wishlist.update({ id, fundingReceived: 50 });
    expect((await caller.updates.digest({ kidId })).wishes).toBe(0);
    await caller.kids.update({ id: kidId, keepsSurprises: true });
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    expect(smtp.received[0]?.text).toContain("Lessons");
  });

  test("use no week when every new wish is taken or nobody asked", async () => {
    const { wish, work, caller, kidId } = await family(1);
    const { id } = await wish("Kite");
    await world.visitor().wishlist.purchase({ id, isAnonymous: true });
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    expect(await caller.updates.digest({ kidId })).toMatchObject({ mail: { status: "none" } });
    await wish("Puzzle");
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    expect(subjects()).toEqual(["1 new idea for Emma"]);
  });

  test("speak the recipient's language, and unsubscribe from digests alone", async () => {
    const { work, wish, familyId } = await family(1);
    await world.db.execute(
      `update mail_contacts set language = 'es' where family_id = '${familyId}'`,
    );
    await wish("Kite");
    await wish("Puzzle");
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    const [mail] = smtp.received;
    expect(mail?.subject).toBe("2 ideas nuevas para Emma");
    expect(mail?.header("list-unsubscribe")).toMatch(/\/unsubscribe\/[^/]+\/digest\?lang=es>$/);
    expect(mail?.text).toContain("No más ideas nuevas");
  });

  test("have a preview without links", async () => {
    const { caller, kidId, wish } = await family(1);
    expect(await getCallOutcome(caller.updates.previewDigest({ kidId }))).toBe("NOT_FOUND");
    await wish("Kite");
    const { subject, html } = await caller.updates.previewDigest({ kidId });
    expect(subject).toBe("1 new idea for Emma");
    expect(html).toContain("Kite");
    expect(html).not.toMatch(/<a\b[^>]*\bhref=/);
  });
});

describe("changes before a digest is sent", () => {
  test.each([
    ["paused", { pausesWrites: true }, { pausesWrites: false }],
    ["unpublished", { isPublished: false }, { isPublished: true }],
  ])("postpone it by days while the hub is %s", async (_what, off, on) => {
    const { work, caller, digest, reader } = await withDueDigest();
    await caller.account.updateSharing(off);
    await work();
    expect(await digest()).toMatchObject({ mail: { status: "waiting" } });
    await caller.account.updateSharing(on);
    await work();
    expect(subjects()).toEqual([]);
    forward(DAY);
    await work();
    expect(smtp.received.map(({ to }) => to)).toEqual([reader]);
  });

  test("postpone it while the hub is taken down", async () => {
    const { work, familyId } = await withDueDigest();
    await world.db.execute(`update families set taken_down_at = now() where id = '${familyId}'`);
    await work();
    forward(DAY);
    await work();
    expect(subjects()).toEqual([]);
  });

  test.each([
    ["paused", (home) => home.caller.account.updateSharing({ pausesWrites: true })],
    ["unpublished", (home) => home.caller.account.updateSharing({ isPublished: false })],
    ["turned off", (home) => home.caller.account.updateSharing({ sendsDigests: false })],
    ["without the kid", (home) => home.caller.kids.delete({ id: home.kidId })],
    [
      "without the follower's tick",
      (home) =>
        world.db.execute(
          `update supporters set wants_digest = false where kid_id = '${home.kidId}'`,
        ),
    ],
    [
      "without its wishes",
      async (home) => {
        const [{ id } = { id: "" }] = await home.caller.wishlist.list({ kidId: home.kidId });
        await home.caller.wishlist.update({ id, state: "put-away" });
      },
    ],
  ] satisfies [string, (home: DigestFamily) => Promise<unknown>][])(
    "drop its queued mails: %s",
    async (_what, change) => {
      const home = await withDueDigest();
      await home.announce();
      expect(await listMails(world.db, { status: "queued" })).toHaveLength(1);
      await change(home);
      await sendAll();
      expect(subjects()).toEqual([]);
      expect(await listMails(world.db, { status: "queued" })).toEqual([]);
    },
  );

  test("end it with its kid", async () => {
    const { caller, kidId, work } = await withDueDigest();
    await caller.kids.delete({ id: kidId });
    await work();
    expect(subjects()).toEqual([]);
  });
});
