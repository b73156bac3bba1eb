import { makeKid } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createSupporterMailFixture } from "../../../testing/supporter-mail-fixture.ts";
import { deleteExpiredData } from "../../../worker/delete-expired-data.ts";

/** Number of sign-ups with one address. `pnpm test:deep mail` uses 1,000. */
const POSTS = Number(process.env.SIGN_UP_POSTS ?? 200);

const HOUR = 3_600_000;

const fixture = await createSupporterMailFixture();
const { world, smtp, newAddress, family, deliver, firstLink, open, press, subjects } = fixture;
afterAll(() => fixture.close());
beforeEach(() => {
  smtp.received.length = 0;
});

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
