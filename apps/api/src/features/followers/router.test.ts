import { confirmContacts, unsubscribeContacts } from "@giftling/db/testing/contacts";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { afterAll, expect, test } from "vitest";
import { createTestFixture, getCallOutcome, type TestFixture } from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

async function family() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  return { ...parent, kidId: kid.id };
}

const follow = (kidId: string, name: string, email: string, wantsUpdates = true) =>
  world.visitor().hub.subscribe({ kidId, name, email, wantsUpdates });

const confirm = (email: string) => confirmContacts(world.db, { email });

const listContacts = async (id: string) =>
  (
    await world.db.execute<{ email: string }>(
      `select email from mail_contacts where family_id = '${id}' order by email`,
    )
  ).map(({ email }) => email);

test("lists followers newest first, with an address only once it is confirmed (rule: followers)", async () => {
  const { caller, kidId } = await family();
  await follow(kidId, "Aunt May", "may@example.com");
  await follow(kidId, "Uncle Ben", "ben@example.com");
  await follow(kidId, "Gift only", "gift@example.com", false);
  await follow(kidId, "Gone", "gone@example.com");
  await unsubscribeContacts(world.db, { email: "gone@example.com" });
  await confirm("may@example.com");
  expect(await caller.followers.list({ kidId })).toMatchObject([
    { name: "Uncle Ben", email: null },
    { name: "Aunt May", email: "may@example.com" },
  ]);
});

test("deletes a follower and the address, only in the parent's own family", async () => {
  const { caller, id, kidId } = await family();
  const stranger = await family();
  await follow(kidId, "Aunt May", "may@example.com");
  await follow(stranger.kidId, "Aunt May", "may@example.com");
  const [may] = await caller.followers.list({ kidId });
  const input = { id: may?.id ?? "" };
  expect(await getCallOutcome(stranger.caller.followers.remove(input))).toBe("NOT_FOUND");
  expect(await getCallOutcome(stranger.caller.followers.list({ kidId }))).toBe("NOT_FOUND");
  expect(await listContacts(id)).toEqual(["may@example.com"]);
  await caller.followers.remove(input);
  expect(await caller.followers.list({ kidId })).toEqual([]);
  expect(await listContacts(id)).toEqual([]);
  expect(await listContacts(stranger.id)).toEqual(["may@example.com"]);
  expect(await getCallOutcome(caller.followers.remove(input))).toBe("NOT_FOUND");
});

test("preserves an address that follows another kid or has a pending thank-you", async () => {
  const { caller, id, kidId } = await family();
  const { id: brotherId } = await makeKid(world.db, id);
  await follow(kidId, "Aunt May", "may@example.com");
  await follow(brotherId, "Aunt May", "may@example.com");
  const item = await makeWish(world.db, kidId);
  const visitor = world.visitor();
  const { giftToken } = await visitor.wishlist.purchase({ id: item.id, purchasedBy: "Ben" });
  const ben = { kidId, name: "Ben", email: "ben@example.com", wantsUpdates: true };
  await visitor.hub.subscribe({ ...ben, giftToken });
  for (const { id: follower } of await caller.followers.list({ kidId })) {
    await caller.followers.remove({ id: follower });
  }
  expect(await listContacts(id)).toEqual(["ben@example.com", "may@example.com"]);
  expect(await caller.followers.list({ kidId: brotherId })).toHaveLength(1);
});

test("leaves no contact without a follower after concurrent removals and sign-ups", async () => {
  const { caller, id, kidId } = await family();
  for (let round = 0; round < 5; round += 1) {
    await follow(kidId, "Aunt May", "may@example.com");
    const [may] = await caller.followers.list({ kidId });
    const input = { id: may?.id ?? "" };
    await Promise.all([
      getCallOutcome(caller.followers.remove(input)),
      getCallOutcome(caller.followers.remove(input)),
      follow(kidId, "Aunt May", "may@example.com"),
    ]);
    const followers = await caller.followers.list({ kidId });
    expect(await listContacts(id)).toHaveLength(followers.length);
  }
});
