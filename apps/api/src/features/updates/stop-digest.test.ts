import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { announceDigest } from "../../services/email/outbox/digest.ts";
import { createDigestFixture } from "../../testing/digest-fixture.ts";
import { getCallOutcome } from "../../testing/test-fixture.ts";
import { UPDATE_MAIL_DELAY_SECONDS } from "../../testing/update-mail-fixture.ts";

const WEEK = 7 * 24 * 60 * 60;

const { world, smtp, forward, sendAll, subjects, family, withDueDigest, ...news } =
  await createDigestFixture();
afterAll(() => news.close());
beforeEach(() => news.empty());

describe("stopping a digest", () => {
  test("is permanent for its wishes, and allows the next digest", async () => {
    const { work, caller, kidId, digest, wish } = await withDueDigest();
    const { mail } = await caller.updates.stopDigest({ kidId });
    expect(mail).toEqual({ status: "stopped", people: 0, leavesAt: null });
    forward(WEEK);
    await work();
    expect(subjects()).toEqual([]);
    await wish("Puzzle");
    expect((await digest()).wishes).toBe(1);
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    expect(smtp.received[0]?.text).not.toContain("Kite");
  });

  test("cancels queued mails", async () => {
    const { work, announce, caller, kidId } = await withDueDigest(2);
    await announce();
    expect((await caller.updates.digest({ kidId })).mail.status).toBe("leaving");
    expect((await caller.updates.stopDigest({ kidId })).mail.status).toBe("stopped");
    await work();
    expect(subjects()).toEqual([]);
  });

  test("is restricted to the family", async () => {
    const [owner, stranger] = [await withDueDigest(), await family(0)];
    const { kidId } = owner;
    const { digest, stopDigest, previewDigest } = stranger.caller.updates;
    for (const call of [digest, stopDigest, previewDigest]) {
      expect(await getCallOutcome(call({ kidId }))).toBe("NOT_FOUND");
    }
  });
});

describe("concurrent changes", () => {
  test("queue one mail a week for each follower and kid", async () => {
    const { kidId, announce, work } = await withDueDigest(3);
    await Promise.all([announce(), announce(), announce()]);
    await Promise.all([work(), sendAll()]);
    expect(subjects()).toHaveLength(3);
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(3);
    await announceDigest(world.deps, { kidId });
    expect(await listMails(world.db, { status: "queued" })).toEqual([]);
  });

  test("list each wish in exactly one digest while wishes are added", async () => {
    const { wish, announce, work } = await withDueDigest();
    await Promise.all([announce(), wish("Puzzle"), announce(), wish("Book"), announce()]);
    await sendAll();
    for (let week = 0; week < 2; week += 1) {
      forward(WEEK);
      await work();
    }
    const text = smtp.received.map((mail) => mail.text).join("\n");
    for (const name of ["Kite", "Puzzle", "Book"]) expect(text.split(name)).toHaveLength(2);
  });

  test("send nothing after a stop", async () => {
    for (let round = 0; round < 6; round += 1) {
      smtp.received.length = 0;
      const { kidId, caller, work, announce } = await withDueDigest(2);
      await Promise.all([work(), caller.updates.stopDigest({ kidId }), announce(), work()]);
      const then = smtp.received.length;
      await work();
      expect(smtp.received).toHaveLength(then);
      expect((await caller.updates.digest({ kidId })).mail).toMatchObject(
        then > 0 ? { status: "sent", people: then } : { status: "stopped" },
      );
    }
  });
});
