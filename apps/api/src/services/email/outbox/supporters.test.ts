import * as schema from "@giftling/db/schema/index";
import { makeKid } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { listMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { deleteExpiredData } from "../../../worker/delete-expired-data.ts";
import { announceUpdate } from "./announce-update.ts";

/** Number of sign-ups with one address. `pnpm test:deep mail` uses 1,000. */
const POSTS = Number(process.env.SIGN_UP_POSTS ?? 200);

let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
let world: TestApp;
beforeAll(async () => {
  smtp = await startFaultySmtp();
  world = await createTestApp({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const HOUR = 3_600_000;
let people = 0;
const newAddress = () => {
  people += 1;
  return `rose${people}@example.com`;
};

async function family() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id, { firstName: "Emma" });
  const sign = (email: string, kidId = kid.id) =>
    world.visitor().hub.subscribe({ kidId, name: "Aunt Rose", email, wantsUpdates: true });
  const post = (title: string, kidId = kid.id) =>
    parent.caller.updates.create({ kidId, title, content: "She did it." });
  return { ...parent, kidId: kid.id, sign, post };
}

const deliver = () => deliverAllMails(world.deps);
const subjects = () => smtp.received.map(({ subject }) => subject);
/** Returns the path of the first link in the latest mail. */
const firstLink = () => {
  const href = /href="(http[^"]+)"/.exec(smtp.received.at(-1)?.html ?? "")?.[1];
  return new URL(href ?? "").pathname;
};
const open = (url: string) => world.app.inject({ method: "GET", url });
const press = (url: string, headers: Record<string, string> = {}, payload = "") =>
  world.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload,
  });

async function confirmed() {
  const home = await family();
  const email = newAddress();
  await home.sign(email);
  await deliver();
  await press(firstLink());
  smtp.received.length = 0;
  return { ...home, email };
}
const unsubscribePath = (at = 0) =>
  new URL(/<(.+)>/.exec(smtp.received[at]?.header("list-unsubscribe") ?? "")?.[1] ?? "").pathname;

describe("sign-up (rule: email-confirmation)", () => {
  test("requests confirmation once, sends nothing else, and does not confirm by opening the page", async () => {
    const { sign, post } = await family();
    const email = newAddress();
    expect(await sign(email)).toEqual({ status: "confirmation-sent" });
    await post("Before she said yes");
    await deliver();
    expect(subjects()).toEqual(["Shall we send you the family's news?"]);
    expect(smtp.received[0]?.text).not.toContain("Aunt Rose");
    const link = firstLink();
    for (let looks = 0; looks < 3; looks += 1) {
      const page = await open(link);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "same-origin",
        "x-robots-tag": "noindex",
      });
      expect(page.body).toContain('method="post"');
    }
    await post("Still not");
    await deliver();
    expect(smtp.received).toHaveLength(1);
  });

  test("confirms once by the button, even under concurrent clicks", async () => {
    const { sign, post } = await family();
    await sign(newAddress());
    await deliver();
    const link = firstLink();
    const statuses = (await Promise.all([press(link), press(link), press(link)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([200, 404, 404]);
    expect((await press(link)).statusCode).toBe(404);
    const again = await open(link);
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain("This link has been used");
    await post("First tooth");
    await deliver();
    expect(subjects().slice(1)).toEqual(["Emma: First tooth"]);
  });

  test("accepts the link for 14 days after the mail was sent", async () => {
    const { sign } = await family();
    const email = newAddress();
    await sign(email);
    world.clock.advance(5 * HOUR);
    await deliver();
    expect(smtp.received[0]?.text).toContain("The link works for 14 days.");
    const first = firstLink();
    world.clock.advance(14 * 24 * HOUR - HOUR);
    await deleteExpiredData(world.deps);
    expect((await open(first)).statusCode).toBe(200);
    world.clock.advance(2 * HOUR);
    const late = await open(first);
    expect(late.statusCode).toBe(404);
    expect(late.body).toContain("This link is too old");
    expect(late.body).toContain("It worked for 14 days.");
    expect(late.body, "straight to the form").toMatch(/href="\/hub\/[^"]+#get-updates"/);
    expect((await press(first)).statusCode).toBe(404);
    await sign(email);
    await deliver();
    expect(smtp.received).toHaveLength(2);
    expect((await press(first)).statusCode).toBe(404);
    expect((await open(first)).body, "replaced").toContain("This link doesn&#39;t work");
    const done = await press(firstLink());
    expect(done.statusCode).toBe(200);
    expect(done.body, "back to the hub").toMatch(/href="\/hub\/[^"#]+">See Emma's page/);
  });

  test("sends another mail a day later, whose link replaces the first one", async () => {
    const { sign } = await family();
    const email = newAddress();
    await sign(email);
    await deliver();
    const first = firstLink();
    world.clock.advance(23 * HOUR);
    await sign(email);
    await deliver();
    expect(smtp.received).toHaveLength(1);
    expect((await open(first)).statusCode).toBe(200);
    world.clock.advance(2 * HOUR);
    await sign(email);
    await deliver();
    expect(smtp.received).toHaveLength(2);
    expect((await open(first)).body).toContain("a newer mail has taken its place");
    expect((await press(firstLink())).statusCode).toBe(200);
  });

  test("promises after the confirmation only the mail that was requested", async () => {
    const { kidId } = await family();
    const confirm = async (wants: { wantsUpdates: boolean; remindsBirthday: boolean }) => {
      await world.visitor().hub.subscribe({ kidId, name: "Rose", email: newAddress(), ...wants });
      await deliver();
      const asks = await open(firstLink());
      const { body } = await press(firstLink());
      const promise = "get updates when there&#39;s news to share.";
      expect(asks.body).not.toContain(promise);
      expect(body).toContain("<h1>You&#39;re all set!</h1>");
      expect(body).toContain("the family can thank you by mail.");
      return {
        news: body.includes(promise) && body.includes("confirmed for news of Emma"),
        reminders: /Once a year you.+ll get a reminder before/.test(body),
      };
    };
    const [news, reminders] = [{ wantsUpdates: true }, { remindsBirthday: true }];
    const none = { wantsUpdates: false, remindsBirthday: false };
    expect(await confirm({ ...none, ...news })).toEqual({ news: true, reminders: false });
    expect(await confirm({ ...none, ...reminders })).toEqual({ news: false, reminders: true });
    expect(await confirm({ ...news, ...reminders })).toEqual({ news: true, reminders: true });
    expect(await confirm(none)).toEqual({ news: false, reminders: false });
  });

  test("explains a broken link, and rejects a link of an unpublished hub", async () => {
    const broken = await open("/confirm/nonsense");
    expect(broken.statusCode).toBe(404);
    expect(broken.body).toContain("This link doesn&#39;t work");
    const { sign, caller } = await family();
    await sign(newAddress());
    await deliver();
    await caller.account.updateSharing({ isPublished: false });
    expect((await open(firstLink())).body).toContain("This link doesn&#39;t work");
  });

  test("confirms every kid of the family that the address subscribed to with one click", async () => {
    const { id, kidId, sign, post } = await family();
    const theo = await makeKid(world.db, id, { firstName: "Theo" });
    const other = await makeKid(world.db, id, { firstName: "Ana" });
    const email = newAddress();
    await sign(email, kidId);
    await sign(email, theo.id);
    await deliver();
    expect(subjects()).toEqual(["Shall we send you the family's news?"]);
    await press(firstLink());
    await post("News", theo.id);
    await post("News", other.id);
    await deliver();
    expect(subjects().slice(1)).toEqual(["Theo: News"]);
  });

  test("sends one mail for repeated sign-ups, and returns the same response to each", async () => {
    const { sign } = await family();
    const email = newAddress();
    const spellings = [email, email.toUpperCase(), email.replace("@", "+x@")];
    for (let round = 0; round < POSTS / 20; round += 1) {
      const calls = Array.from({ length: 20 }, (_, at) => sign(spellings[at % 3] ?? email));
      for (const answer of await Promise.all(calls)) {
        expect(answer).toEqual({ status: "confirmation-sent" });
      }
    }
    await deliver();
    expect(smtp.received).toHaveLength(1);
    await press(firstLink());
    expect(await sign(email)).toEqual({ status: "confirmation-sent" });
    await deliver();
    expect(smtp.received).toHaveLength(1);
  });

  test("sends at most five confirmation mails a day to an address signed up at many families", async () => {
    const email = newAddress();
    for (let families = 0; families < 8; families += 1) await (await family()).sign(email);
    await deliver();
    expect(smtp.received).toHaveLength(5);
  });

  test("stores no token in the database", async () => {
    const { sign } = await family();
    await sign(newAddress());
    await deliver();
    const token = firstLink().split("/").at(-1) ?? "-";
    expect(token).toHaveLength(43);
    const kept = await world.db.query.mailContacts.findMany();
    const stored = [kept, await listJobs(world.db), await listMails(world.db)];
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe("updates by mail (rule: update-mail)", () => {
  test("are sent once to each confirmed recipient with the picture, and not again after an edit", async () => {
    const { caller, post, email } = await confirmed();
    const update = await post("First day of school");
    await deliver();
    await announceUpdate(world.deps, { updateId: update.id });
    await announceUpdate(world.deps, { updateId: update.id });
    await caller.updates.update({ id: update.id, title: "Another title" });
    await deliver();
    expect(smtp.received.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: email, subject: "Emma: First day of school" },
    ]);
    const [mail] = smtp.received;
    expect(mail?.html).toContain("She did it.");
    expect(mail?.text).toContain("She did it.");
    expect(mail?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  test("are not sent for a deleted update or a closed account", async () => {
    const { id, caller, post } = await confirmed();
    const update = await post("Never mind");
    await announceUpdate(world.deps, { updateId: update.id });
    await caller.updates.delete({ id: update.id });
    await post("Closing");
    await updateRow(world.db, schema.families, id, { closedAt: new Date() });
    await deliver();
    expect(smtp.received).toEqual([]);
  });

  test("are ended by a cross-site POST of the mail program without a cookie (RFC 8058)", async () => {
    const { post, sign, email } = await confirmed();
    await post("One");
    await deliver();
    const path = unsubscribePath();
    await post("Two");
    const foreign = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
    const answer = await press(path, foreign, "List-Unsubscribe=One-Click");
    expect(answer.statusCode).toBe(200);
    await deliver();
    await post("Three");
    await deliver();
    expect(subjects()).toEqual(["Emma: One"]);
    // A new sign-up does not resubscribe the address. Only a new confirmation does.
    world.clock.advance(25 * HOUR);
    await sign(email);
    await post("Four");
    await deliver();
    expect(subjects().slice(1)).toEqual(["Shall we send you the family's news?"]);
    await press(firstLink());
    await post("Five");
    await deliver();
    expect(subjects().slice(2)).toEqual(["Emma: Five"]);
  });

  test("are ended by one click on the page, but not by opening it, and can be resumed", async () => {
    const { post } = await confirmed();
    await post("One");
    await deliver();
    const path = unsubscribePath();
    const look = await open(path);
    expect(look.statusCode).toBe(200);
    expect(look.body).toContain(`action="${path}"`);
    await post("Two");
    await deliver();
    expect((await press(path)).body).toContain("You&#39;re unsubscribed");
    expect((await open(path)).body).toContain("You&#39;re unsubscribed");
    await post("Three");
    await deliver();
    const foreign = await press(`${path}/undo`, { origin: "https://evil.example" });
    expect(foreign.statusCode).toBe(403);
    expect((await press(`${path}/undo`)).statusCode).toBe(200);
    await post("Four");
    await deliver();
    expect(subjects()).toEqual(["Emma: One", "Emma: Two", "Emma: Four"]);
  });

  test("are not ended by a guessed token", async () => {
    const { post } = await confirmed();
    await post("One");
    await deliver();
    const path = unsubscribePath();
    for (const guess of [path.split(".")[0] ?? "", `${path}x`, "/unsubscribe/x"]) {
      expect((await press(guess)).statusCode).toBe(404);
    }
    await post("Two");
    await deliver();
    expect(subjects()).toEqual(["Emma: One", "Emma: Two"]);
  });
});
