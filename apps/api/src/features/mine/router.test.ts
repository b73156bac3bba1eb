import { mailContacts, purchases } from "@giftling/db/schema/index";
import { confirmContacts } from "@giftling/db/testing/contacts";
import { makeActivity, makeKid, makeWish } from "@giftling/db/testing/factories";
import { deleteJobs } from "@giftling/db/testing/jobs";
import { listMails } from "@giftling/db/testing/mails";
import { deleteRow, updateRow } from "@giftling/db/testing/rows";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createMyGiftsToken, parseMyGiftsToken } from "../../services/email/composition/tokens.ts";
import { parseTaskPayload } from "../../services/jobs/queue.ts";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
} from "../../testing/test-fixture.ts";
import { queueMyGiftsMail } from "./my-gifts.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const DAY = 24 * 60 * 60 * 1_000;
let count = 0;

/** Creates a family with a gift and a subscription of the same e-mail address. The address is confirmed by default. */
async function family(email: string, isConfirmed = true) {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id, {
    firstName: "Emma",
    birthdayMonth: 3,
    birthdayDay: 14,
  });
  const { id } = await makeWish(world.db, kidId);
  const visitor = world.visitor();
  const { giftToken } = await visitor.wishlist.purchase({ id, purchasedBy: "Rose" });
  await visitor.hub.subscribe({ kidId, name: "Rose", email, wantsUpdates: true, giftToken });
  if (isConfirmed) await confirmContacts(world.db, { familyId: parent.id });
  const contact = await world.db.query.mailContacts.findFirst({
    where: eq(mailContacts.familyId, parent.id),
  });
  return { ...parent, kidId, contactId: contact?.id ?? "" };
}

const newEmail = () => {
  count += 1;
  return `rose${count}@example.com`;
};
/** Runs the queued jobs and returns the mails queued for a contact. */
async function mailsTo(contactId: string) {
  for (const { payload } of await deleteJobs(world.db, "find-my-gifts")) {
    await queueMyGiftsMail(world.deps, parseTaskPayload("find-my-gifts", payload));
  }
  return listMails(world.db, { kind: "my-gifts", contactId });
}
const until = (days: number) => new Date(world.clock.now().getTime() + days * DAY);
const getToken = (contactId: string, days = 30) =>
  createMyGiftsToken(world.deps.config.secret, contactId, until(days));

test("sends one mail a day per address, ignoring case but not tags", async () => {
  const email = newEmail();
  const { contactId } = await family(email);
  const tagged = email.replace("@", "+news@");
  await world.visitor().mine.ask({ email: tagged });
  expect(await mailsTo(contactId)).toHaveLength(0);
  const asked = [email, email.toUpperCase(), email];
  const tally = await countCallOutcomes(
    [...asked, ...asked].map((one) => world.visitor().mine.ask({ email: one })),
  );
  expect(tally).toEqual({ ok: 6 });
  expect(await mailsTo(contactId)).toHaveLength(1);
});

test("executes the same statements for known and unknown addresses", async () => {
  const email = newEmail();
  await family(email);
  const statements = (one: string) =>
    world.captureStatements(() => world.visitor().mine.ask({ email: one }));
  expect(await statements("nobody-at-all@example.com")).toEqual(await statements(email));
});

test("returns the same response for unknown, unconfirmed and unsubscribed addresses, and sends nothing", async () => {
  const email = newEmail();
  const { contactId } = await family(email, false);
  const ask = (one: string) => world.visitor().mine.ask({ email: one });
  expect(await ask("nobody@example.com")).toBe(await ask(email));
  await updateRow(world.db, mailContacts, contactId, {
    confirmedAt: new Date(),
    unsubscribedAt: new Date(),
  });
  expect(await ask(email)).toBeNull();
  expect(await mailsTo(contactId)).toHaveLength(0);
});

test("lists the kids, gifts and unsubscribe links of each family, for this address only", async () => {
  const email = newEmail();
  const first = await family(email);
  const second = await family(email);
  const other = await family(newEmail());
  const { id: gone } = await family(email, false);
  const mine = await world.visitor().mine.gifts({ token: getToken(first.contactId) });
  expect(mine.families).toHaveLength(2);
  expect(mine.families.map(({ kids }) => kids[0]?.hubPath)).toEqual([
    `/hub/${first.familyUrl}?kid=${first.kidId}`,
    `/hub/${second.familyUrl}?kid=${second.kidId}`,
  ]);
  expect(mine.families[0]).toMatchObject({
    kids: [{ firstName: "Emma", birthdayMonth: 3, birthdayDay: 14, follows: true }],
    gifts: [{ label: "Wooden train", amount: null, thankYouPath: null }],
  });
  expect(mine.families[0]?.unsubscribeUrl).toContain(first.contactId);
  const text = JSON.stringify(mine);
  expect(text).not.toContain(other.kidId);
  expect(text).not.toContain(gone);
  const giftPath = mine.families[0]?.gifts[0]?.giftPath ?? "";
  const pass = await world.visitor().gifts.pass({ token: giftPath.slice("/gift/".length) });
  expect(pass).toMatchObject({ kind: "purchase", label: "Wooden train" });
});

test("omits what a family hides", async () => {
  const email = newEmail();
  const { contactId, caller } = await family(email);
  const read = () => world.visitor().mine.gifts({ token: getToken(contactId) });
  await caller.account.updateSharing({ showsBirthday: false });
  expect((await read()).families[0]?.kids[0]).toMatchObject({ birthdayMonth: null });
  await caller.account.updateSharing({ isPublished: false });
  expect((await read()).families).toEqual([]);
});

test("marks the gifts whose wish was archived or deleted, until they are received", async () => {
  const { contactId, caller, kidId } = await family(newEmail());
  const removal = async () => {
    const { families } = await world.visitor().mine.gifts({ token: getToken(contactId) });
    return families[0]?.gifts[0]?.removal;
  };
  expect(await removal()).toBeNull();
  const [wish] = await caller.wishlist.list({ kidId });
  const id = wish?.id ?? "";
  await caller.wishlist.update({ id, state: "put-away" });
  expect(await removal()).toBe("put-away");
  await caller.wishlist.delete({ id });
  expect(await removal()).toBe("deleted");
  const [gift] = await world.db
    .select({ id: purchases.id })
    .from(purchases)
    .where(eq(purchases.itemId, id));
  await caller.wishlist.received({ kidId, giftIds: [gift?.id ?? ""], isReceived: true });
  expect(await removal()).toBeNull();
});

test("finds a browser's gifts and open holds of archived and deleted wishes by their tokens only", async () => {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id, {});
  const visitor = world.visitor();
  const [bought, held, activity, listed] = await Promise.all([
    makeWish(world.db, kidId),
    makeWish(world.db, kidId),
    makeActivity(world.db, kidId),
    makeWish(world.db, kidId),
  ]);
  const gifts = [
    await visitor.wishlist.purchase({ id: bought.id, purchasedBy: "Rose" }),
    await visitor.wishlist.reserve({ id: held.id }),
    await visitor.gratitude.reportContribution({
      kidId,
      amount: 20,
      type: "other",
      isAnonymous: true,
      wishlistItemId: activity.id,
    }),
    await visitor.wishlist.purchase({ id: listed.id, purchasedBy: "Rose" }),
    // An off-list gift was never on the list.
    await visitor.gifts.record({ kidId, label: "A kite", giverName: "Rose" }),
  ];
  const tokens = gifts.map(({ passToken }) => passToken);
  const list = async (asked: string[]) =>
    (await visitor.mine.removed({ tokens: asked }))
      .map(({ token, removal }) => [tokens.indexOf(token), removal])
      .sort();
  expect(await list(tokens)).toEqual([]);
  await parent.caller.wishlist.update({ id: bought.id, state: "put-away" });
  for (const { id } of [held, activity]) await parent.caller.wishlist.delete({ id });
  expect(await list([...tokens, "forged", "demo.1"])).toEqual([
    [0, "put-away"],
    [1, "deleted"],
    [2, "deleted"],
  ]);
  expect(await list(tokens.map((token) => `${token}x`))).toEqual([]);
  world.clock.advance(3 * DAY);
  expect(await list(tokens.slice(0, 2))).toEqual([[0, "put-away"]]);
});

test("returns NOT_FOUND for forged, expired and unknown links", async () => {
  const { contactId } = await family(newEmail());
  const read = (token: string) => getCallOutcome(world.visitor().mine.gifts({ token }));
  expect(await read(getToken(contactId))).toBe("ok");
  expect(await read(getToken(contactId, 0))).toBe("NOT_FOUND");
  expect(await read(`${getToken(contactId)}x`)).toBe("NOT_FOUND");
  expect(await read("nothing")).toBe("NOT_FOUND");
  const longer = getToken(contactId, 0).split(".");
  longer[1] = String(until(900).getTime());
  expect(parseMyGiftsToken(world.deps.config.secret, longer.join("."), until(0))).toBeNull();
  await deleteRow(world.db, mailContacts, contactId);
  expect(await read(getToken(contactId))).toBe("NOT_FOUND");
});
