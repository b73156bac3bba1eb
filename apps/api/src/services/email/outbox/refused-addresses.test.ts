import { families } from "@giftling/db/schema/index";
import { unsubscribeContacts } from "@giftling/db/testing/contacts";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { deleteRow } from "@giftling/db/testing/rows";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp } from "../../../testing/app.ts";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { deleteExpiredData } from "../../../worker/delete-expired-data.ts";

const smtp = await startFaultySmtp();
const world = await createTestApp({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const DAY = 24 * 3_600_000;
let people = 0;

async function family(firstName = "Emma") {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id, { firstName });
  const sign = (email: string) =>
    world.visitor().hub.subscribe({ kidId: kid.id, name: "Rose", email, wantsUpdates: true });
  const post = (title: string) =>
    parent.caller.updates.create({ kidId: kid.id, title, content: "She did it." });
  return { ...parent, kidId: kid.id, sign, post };
}

/** Creates a contact with a confirmed address. */
async function reader() {
  people += 1;
  const email = `rose${people}@example.com`;
  const home = await family();
  await home.sign(email);
  await deliverAllMails(world.deps);
  const confirmed = await press(getPath("Yes, send me the news", email));
  expect(confirmed.body).toContain("Your address is confirmed");
  return { home, email };
}

const press = (url: string) =>
  world.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** Returns the path of the link labeled `label` in the latest mail to `email`. */
function getPath(label: string, email: string): string {
  const link = new RegExp(`href="(http[^"]+)"[^>]*>(?:<[^>]*>|[^<])*?${label}`);
  const mail = smtp.received.findLast(({ to }) => to === email);
  const parts = (mail?.html ?? "").split("<a ");
  const href = parts.map((part) => link.exec(part)?.[1]).find((found) => found !== undefined);
  return new URL(href ?? "http://nowhere.example/no-link").pathname;
}
const subjects = () => smtp.received.map(({ subject }) => subject);
const listContacts = async (email: string) =>
  world.db.execute(`select id from mail_contacts where canonical_email = '${email}'`);

describe("a mail to an unconfirmed address (rule: unconfirmed-mail)", () => {
  test.each(["evil.example", "Call www1", "me@evil.example", "http://evil.example/x", "evil。com"])(
    "contains no name such as %s",
    async (name) => {
      const { sign } = await family(name);
      people += 1;
      await sign(`rose${people}@example.com`);
      await deliverAllMails(world.deps);
      const [mail] = smtp.received;
      expect(mail?.subject).toBe("Shall we send you the family's news?");
      expect(mail?.html).not.toContain(name);
      expect(mail?.text).not.toContain(name);
      expect(mail?.text).toContain("news of a family");
    },
  );

  test("mentions a kid's name only in its text", async () => {
    const { sign } = await family("Mary-Jane O'Neil Jr.");
    people += 1;
    await sign(`rose${people}@example.com`);
    await deliverAllMails(world.deps);
    expect(subjects()).toEqual(["Shall we send you the family's news?"]);
    expect(smtp.received[0]?.text).toContain("Mary-Jane");
  });
});

describe("opting out of all mail (rule: refused-addresses)", () => {
  test("applies to every family, even after the first one is deleted, and only on a click", async () => {
    const { home, email } = await reader();
    await home.post("One");
    await deliverAllMails(world.deps);
    const path = getPath("Never write to me again", email);
    const look = await world.app.inject({ url: path });
    expect(look.statusCode).toBe(200);
    expect(look.body).toContain(`action="${path}"`);
    await home.post("Two");
    await deliverAllMails(world.deps);
    expect((await press(path)).body).toContain("We won&#39;t write again");
    await home.post("Three");
    const other = await family("Theo");
    expect(await other.sign(email)).toEqual({ status: "confirmation-sent" });
    await deleteRow(world.db, families, home.id);
    const third = await family("Ana");
    await third.sign(email.toUpperCase());
    await deliverAllMails(world.deps);
    expect(subjects()).toEqual(["Shall we send you the family's news?", "Emma: One", "Emma: Two"]);
    expect((await press(`${path}/undo`)).statusCode).toBe(200);
    await third.sign(email);
    await deliverAllMails(world.deps);
    expect(subjects()).toHaveLength(4);
  });

  test("cancels queued mails, and works from the first mail on", async () => {
    const first = await family();
    people += 1;
    const email = `rose${people}@example.com`;
    await first.sign(email);
    await deliverAllMails(world.deps);
    const path = getPath("Never write to me again", email);
    const second = await family("Theo");
    await second.sign(email);
    await press(path);
    await deliverAllMails(world.deps);
    expect(subjects()).toEqual(["Shall we send you the family's news?"]);
  });

  test("returns 404 for a forged token", async () => {
    const { email } = await reader();
    const path = getPath("Never write to me again", email);
    for (const guess of [path.replace("/never", "x/never"), "/unsubscribe/x/never"]) {
      expect((await press(guess)).statusCode).toBe(404);
    }
    expect(await listContacts(email)).toHaveLength(1);
  });
});

describe("deleting addresses (rule: address-deletion)", () => {
  test("deletes an address at every family by one button, and lets a queued thank-you be shared instead", async () => {
    const { home, email } = await reader();
    const path = getPath("Delete my address", email);
    await (await family("Theo")).sign(email);
    const item = await makeWish(world.db, home.kidId);
    const gift = { id: item.id, purchasedBy: "Rose" };
    const { giftToken } = await world.visitor().wishlist.purchase(gift);
    const form = { kidId: home.kidId, name: "Rose", email, giftToken };
    await world.visitor().hub.subscribe(form);
    const [waiting] = await home.caller.gratitude.pendingThankYous({ kidId: home.kidId });
    await home.caller.gratitude.sendThankYou({ id: waiting?.id ?? "", personalMessage: "Thanks" });
    expect((await world.app.inject({ url: path })).statusCode).toBe(200);
    expect(await listContacts(email)).toHaveLength(2);
    expect((await press(path)).body).toContain("Your address is deleted");
    expect((await press(path)).statusCode).toBe(200);
    expect(await listContacts(email)).toEqual([]);
    const ended = await world.db.execute(
      `select status, problem, contact_id from thank_yous where kid_id = '${home.kidId}'`,
    );
    expect(ended).toEqual([{ status: "failed", problem: "unsubscribed", contact_id: null }]);
  });

  test("deletes an address 30 days after it was left unconfirmed or unsubscribed, and preserves confirmed ones", async () => {
    const stays = await reader();
    const left = await reader();
    await unsubscribeContacts(world.db, { email: left.email });
    const asked = await family();
    await asked.sign("never-said-yes@example.com");
    await deleteExpiredData(world.deps);
    expect(await listContacts("never-said-yes@example.com")).toHaveLength(1);
    expect(await listContacts(left.email)).toHaveLength(1);
    world.clock.advance(31 * DAY);
    await deleteExpiredData(world.deps);
    expect(await listContacts("never-said-yes@example.com")).toEqual([]);
    expect(await listContacts(left.email)).toEqual([]);
    expect(await listContacts(stays.email)).toHaveLength(1);
  });

  test("preserves an unsubscribed address until 30 days after its latest confirmation mail", async () => {
    const { home, email } = await reader();
    const other = await family("Theo");
    await unsubscribeContacts(world.db, { email });
    await other.sign(email);
    await deliverAllMails(world.deps);
    world.clock.advance(29 * DAY);
    await home.sign(email);
    await deliverAllMails(world.deps);
    const link = getPath("Yes, send me the news", email);
    world.clock.advance(13 * DAY);
    await deleteExpiredData(world.deps);
    expect((await press(link)).statusCode).toBe(200);
    expect(await listContacts(email), "Theo's family never got a yes").toHaveLength(1);
  });

  test("deletes a deleted kid's gifts from stored responses", async () => {
    const home = await family();
    const item = await makeWish(world.db, home.kidId);
    const key = { idempotencyKey: "kid-that-goes" };
    await world.visitor(key).wishlist.purchase({ id: item.id, purchasedBy: "Canary Rose" });
    const gift = { kidId: home.kidId, amount: 5, type: "other", contributorName: "Canary Ben" };
    await world.visitor(key).gratitude.reportContribution({ ...gift, type: "other" });
    const kept = () =>
      world.db.execute("select key from idempotency_keys where answer like '%Canary%'");
    expect(await kept()).toHaveLength(2);
    await home.caller.kids.delete({ id: home.kidId });
    expect(await kept()).toEqual([]);
  });
});
