import { families, kids } from "@giftling/db/schema/index";
import { confirmContacts } from "@giftling/db/testing/contacts";
import { makeKid, makePicture, makeWish } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp } from "../../../testing/app.ts";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { announceUpdate } from "./announce-update.ts";

const smtp = await startFaultySmtp();
const world = await createTestApp({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

/** Creates a family with a confirmed contact and returns the mail about an update. */
async function listNews(
  facts: Parameters<typeof world.parent>[0],
  before: (home: { familyId: string; kidId: string; caller: Parent["caller"] }) => Promise<unknown>,
) {
  const { id: familyId, caller } = await world.parent(facts);
  const { id: kidId } = await makeKid(world.db, familyId, { firstName: "Emma" });
  const email = `${kidId}@example.com`;
  await world.visitor().hub.subscribe({ kidId, name: "Rose", email, wantsUpdates: true });
  await confirmContacts(world.db, { email });
  await before({ familyId, kidId, caller });
  const { id } = await caller.updates.create({ kidId, title: "A tooth", content: "It wobbled." });
  await announceUpdate(world.deps, { updateId: id });
  await deliverAllMails(world.deps);
  const mail = smtp.received.find(({ to, subject }) => to === email && subject === "Emma: A tooth");
  return { html: mail?.html ?? "", text: mail?.text ?? "" };
}
type Parent = Awaited<ReturnType<typeof world.parent>>;

const giveAPhoto = async ({ familyId, kidId }: { familyId: string; kidId: string }) => {
  const { id } = await makePicture(world.db, familyId);
  await updateRow(world.db, kids, kidId, { avatarId: id });
};
const PHOTO = /<img[^>]+src="[^"]+\/media\/[^"]+\.jpg"/;

test("shows the kid's photo or initials and the product's name in update mails", async () => {
  const withPhoto = await listNews({}, giveAPhoto);
  expect(withPhoto.html).toMatch(PHOTO);
  expect(withPhoto.html).toContain(">Giftling<");
  const without = await listNews({}, async () => undefined);
  expect(without.html).not.toMatch(PHOTO);
  expect(without.html).toMatch(/class="face initials"[^>]*>E</);
  expect(without.text, "the initials are decoration").not.toMatch(/^E$/m);
});

test("includes no hidden photo in a mail (rule: hidden-facts)", async () => {
  const { html } = await listNews({}, async (home) => {
    await giveAPhoto(home);
    await home.caller.account.updateSharing({ showsPhoto: false });
  });
  expect(html).toContain("It wobbled.");
  expect(html).not.toMatch(PHOTO);
});

test("omits the product's name from a Premium family's update mails (rule: branding)", async () => {
  const premium = { subscriptionPlan: "premium", subscriptionStatus: "active" } as const;
  const { html, text } = await listNews(premium, async () => undefined);
  expect(html).toContain("It wobbled.");
  expect(html + text).not.toContain("Giftling");
});

describe("queued mails of a hub (rule: unpublished-hub)", () => {
  const THANKS = "A thank-you from Emma";
  test.each([
    ["is shown", { isPublished: true }, ["Emma: A tooth", THANKS]],
    ["is unpublished", { isPublished: false }, [THANKS]],
    ["is taken down by an operator", { takenDownAt: new Date() }, []],
  ])("are sent or dropped when the hub %s", async (_state, change, expected) => {
    const { id: familyId, caller } = await world.parent();
    const { id: kidId } = await makeKid(world.db, familyId, { firstName: "Emma" });
    const { id } = await makeWish(world.db, kidId);
    const { giftToken } = await world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
    const email = `${kidId}@example.com`;
    const rose = { kidId, name: "Rose", email, wantsUpdates: true, giftToken };
    await world.visitor().hub.subscribe(rose);
    await confirmContacts(world.db, { email });
    const update = await caller.updates.create({ kidId, title: "A tooth", content: "It wobbled." });
    await announceUpdate(world.deps, { updateId: update.id });
    const [waiting] = await caller.gratitude.pendingThankYous({ kidId });
    const personalMessage = "Thank you.";
    await caller.gratitude.sendThankYou({ id: waiting?.id ?? "", personalMessage });
    await updateRow(world.db, families, familyId, change);
    await deliverAllMails(world.deps);
    const received = smtp.received.filter(({ to }) => to === email);
    expect(received.map(({ subject }) => subject).sort()).toEqual([...expected].sort());
  });
});
