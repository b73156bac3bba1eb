import { afterAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily, makeItem, makeKid, newPurchase } from "../../testing/factories.ts";
import { newId } from "../ids.ts";
import { deleteGiftCountsBefore } from "./gift-counts.ts";
import { type GiftEffects, type GiftNotice, queueGiftNotice } from "./gift-effects.ts";
import { recordPurchase } from "./record-gift.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const NO_EFFECTS: GiftEffects = { thankYou: null, notice: null, answer: null, counting: null };
const NOW = new Date("2026-03-01T10:00:00Z");

async function makeWish() {
  const { owner, ...family } = await makeFamily(db);
  const { id: kidId } = await makeKid(db, family.id);
  return { ownerId: owner.id, familyId: family.id, kidId, wish: (await makeItem(db, kidId)).id };
}

const noticeFor = (userId: string): GiftNotice => {
  const id = newId();
  const recipientHash = "a".repeat(64);
  return {
    mail: {
      id,
      kind: "gift-recorded",
      userId,
      recipientHash,
      facts: {},
      queuedAt: NOW,
      dueAt: NOW,
    },
    job: { task: "send-mail", payload: { mailId: id }, options: { key: `mail ${id}` } },
  };
};

const waitingMails = async (userId: string) =>
  (
    await db.execute<{ id: string }>(
      `select id from mails where user_id = '${userId}' and status = 'queued'`,
    )
  ).map(({ id }) => id);

const countJobs = async ({ mail }: GiftNotice) =>
  (await db.execute(`select from graphile_worker.jobs where key = 'mail ${mail.id}'`)).length;

describe("a gift without effects", () => {
  test("stores nothing beside itself", async () => {
    const { ownerId, kidId, wish } = await makeWish();
    expect(await recordPurchase(db, newPurchase(wish), NO_EFFECTS)).toBe("recorded");
    const others = await db.execute(
      `select from thank_yous where kid_id = '${kidId}' union all select from idempotency_keys`,
    );
    expect(others).toHaveLength(0);
    expect(await waitingMails(ownerId)).toEqual([]);
  });
});

describe("a gift's thank-you", () => {
  test.each([true, false])("awaits a notice when one is queued: %s", async (isNotified) => {
    const { ownerId, kidId, wish } = await makeWish();
    const thankYou = {
      contactId: null,
      contributorName: "Rose",
      contributionType: "wishlist",
      amountCents: null,
      contributedAt: NOW,
    } as const;
    const notice = isNotified ? noticeFor(ownerId) : null;
    const purchase = newPurchase(wish);
    await recordPurchase(db, purchase, { ...NO_EFFECTS, thankYou, notice });
    const stored = await db.query.thankYous.findMany({ where: (t, { eq }) => eq(t.kidId, kidId) });
    expect(stored).toMatchObject([
      { purchaseId: purchase.id, contributionId: null, awaitsNotice: isNotified },
    ]);
    expect(await waitingMails(ownerId)).toEqual(notice ? [notice.mail.id] : []);
  });
});

describe("the notice of new gifts", () => {
  test("is one mail with one job, whatever gifts come before it leaves", async () => {
    const { ownerId } = await makeWish();
    const [first, second] = [noticeFor(ownerId), noticeFor(ownerId)];
    await queueGiftNotice(db, first);
    await queueGiftNotice(db, second);
    expect(await waitingMails(ownerId)).toEqual([first.mail.id]);
    expect([await countJobs(first), await countJobs(second)]).toEqual([1, 0]);
  });

  test("is a new mail once the one before it left", async () => {
    const { ownerId } = await makeWish();
    const [first, second] = [noticeFor(ownerId), noticeFor(ownerId)];
    await queueGiftNotice(db, first);
    await db.execute(
      `update mails set status = 'sent', settled_at = now() where id = '${first.mail.id}'`,
    );
    await queueGiftNotice(db, second);
    expect(await waitingMails(ownerId)).toEqual([second.mail.id]);
    expect(await countJobs(second)).toBe(1);
  });
});

test("deleteGiftCountsBefore deletes the counts whose day ended before that moment", async () => {
  const count = (key: string, dayEnds: string) =>
    db.execute(
      `insert into gift_counts values ('${key}', '${dayEnds}', 1, 1, 1, '${dayEnds}', 1, 1, 1)`,
    );
  await count("ended", "2026-03-01T09:59:59Z");
  await count("ends", "2026-03-01T10:00:00Z");
  expect(await deleteGiftCountsBefore(db, NOW)).toBe(1);
  const left = await db.execute("select key from gift_counts");
  expect(left).toEqual([{ key: "ends" }]);
});
