import { makeActivity, makeKid, makePaymentLink } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestApp } from "../../../testing/app.ts";
import { createFormClient, getAttribute, getLocation } from "../../../testing/form-client.ts";
import { makeHubWithWish } from "../../../testing/hub-with-wish.ts";
import { createTestAppWithPages } from "../../../testing/stub-web-app.ts";

let world: TestApp;
let client: ReturnType<typeof createFormClient>;
let close: () => Promise<void>;
beforeAll(async () => {
  const fixture = await createTestAppWithPages();
  ({ world, close } = fixture);
  client = createFormClient(fixture.app, world.deps.config.origin);
});
afterAll(() => close());

const family = () => makeHubWithWish(world);

async function readWall(familyUrl: string | null, kidId: string) {
  const { gifts, contributions } = (await client.get(`/api/hub/${familyUrl}/${kidId}`)).json();
  return { gifts, contributions };
}

describe("forms of a hub (rule: forms-without-scripts)", () => {
  test("record a purchase once, and thank with the wall entry and an undo", async () => {
    const { path, wish, familyUrl, kid } = await family();
    const form = await client.get(`${path}&get=${wish.id}`);
    expect(form.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
    });
    expect(form.body).toContain("Bridge kit &#60;3");
    const key = "0123456789";
    const fields = { key, name: "Aunt May", message: "With love", choice: "buy" };
    const [one, two] = await Promise.all([
      client.post(`${path}&get=${wish.id}`, fields),
      client.post(`${path}&get=${wish.id}`, fields),
    ]);
    expect([one.statusCode, two.statusCode]).toEqual([303, 303]);
    expect(getLocation(one)).toBe(getLocation(two));
    expect(getLocation(one)).toMatch(/^\/gift\/.+\/thanks$/);
    // A retry after a lost response gets the same response. Another visitor's form is rejected.
    const late = await client.post(`${path}&get=${wish.id}`, fields);
    expect([late.statusCode, getLocation(late)]).toEqual([303, getLocation(one)]);
    const other = await client.post(`${path}&get=${wish.id}`, {
      ...fields,
      key: "another-key",
      name: "Bo",
    });
    expect(other.statusCode).toBe(409);
    expect((await readWall(familyUrl, kid.id)).gifts).toMatchObject([{ giverName: "Aunt May" }]);

    const thanks = await client.get(getLocation(one));
    expect(thanks.statusCode).toBe(200);
    expect(thanks.headers["cache-control"]).toBe("no-store");
    expect(thanks.body).toContain("Thank you!");
    expect(thanks.body).toContain("<bdi>Aunt May</bdi> is on the wall.");
    const release = getAttribute(thanks.body, /<form method="post"[^>]*>/, "action") ?? "";
    const undone = await client.post(release);
    expect([undone.statusCode, getLocation(undone)]).toEqual([303, `${path}&done=released`]);
    expect((await readWall(familyUrl, kid.id)).gifts).toEqual([]);
    expect((await client.get(getLocation(undone))).body).toContain("Back on the list");
    expect((await client.get(getLocation(one))).statusCode).toBe(404);
  });

  test("report a contribution to an activity and through a payment link", async () => {
    const { path, kid, familyUrl } = await family();
    const activity = await makeActivity(world.db, kid.id, { name: "Swimming" });
    const link = await makePaymentLink(world.db, kid.id, {
      type: "529",
      label: "College",
      contributionCode: "K4-77",
    });
    const page = await client.get(`${path}&contribute=${link.id}`);
    expect(page.body).toContain("K4-77");
    const wrong = await client.fillIn(`${path}&contribute=${activity.id}`, {
      otherAmount: "12000",
      name: "Rosa & Ben",
      message: "For lane 4",
    });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain("One contribution can be at most $10,000.");
    expect(wrong.body).toContain('value="Rosa &#38; Ben"');
    expect(wrong.body).toContain(">For lane 4</textarea>");
    const given = await client.fillIn(`${path}&contribute=${activity.id}`, {
      amount: "25",
      name: "Rosa",
    });
    expect((await client.get(getLocation(given))).body).toContain(
      "<bdi>Rosa</bdi> is on the wall.",
    );
    const two = { amount: "50", otherAmount: "20", name: "Rosa" };
    const ambiguous = await client.fillIn(`${path}&contribute=${activity.id}`, two);
    expect(ambiguous.body).toContain("Choose an amount or type one, not both.");
    const quiet = await client.fillIn(`${path}&contribute=${link.id}`, {
      otherAmount: "$12.50",
      anonymous: "on",
      name: "Not shown",
    });
    expect(quiet.statusCode).toBe(303);
    expect((await readWall(familyUrl, kid.id)).contributions).toMatchObject([
      { contributorName: null, type: "529" },
      { contributorName: "Rosa", type: "other" },
    ]);
  });

  test("show the confirmed and reported parts of a group gift, and suggest at most the open amount", async () => {
    const { path, kid, caller } = await family();
    const bike = await makeActivity(world.db, kid.id, {
      name: "Red bike",
      url: "https://toys.example/bike",
      fundingGoalCents: 20_000,
      fundingReceivedCents: 1_000,
    });
    const url = `${path}&contribute=${bike.id}`;
    const closed = await client.get(url);
    expect(closed.statusCode, "without a payment link").toBe(404);
    expect(closed.body).toContain("Ask them how you can chip in.");

    await makePaymentLink(world.db, kid.id, { type: "venmo", label: "Venmo" });
    const before = (await client.get(url)).body;
    expect(before).toContain("$190 needed of $200");
    expect(before).not.toContain("so far");
    expect((await client.fillIn(url, { otherAmount: "175", name: "Rosa" })).statusCode).toBe(303);
    await caller.kids.update({ id: kid.id, grade: "1st" });
    const after = (await client.get(url)).body;
    expect(after).toContain("$190 needed of $200<br>$185 of $200 so far, $10 confirmed");
    expect(after).toContain('<i style="width:5%"></i><i style="width:87%"></i>');
    const suggested = [...after.matchAll(/name="amount" value="([^"]+)"/g)].map(
      ([, amount]) => amount,
    );
    expect(suggested).toEqual(["10"]);
  });

  test("record an off-list gift, and subscribe with its token on the thanks page", async () => {
    const { path, kid } = await family();
    const given = await client.fillIn(`${path}&form=gift`, { label: "A kite", name: "Leo" });
    const thanks = await client.get(getLocation(given));
    const action = getAttribute(thanks.body, /<form class="entry"[^>]*>/, "action") ?? "";
    const giftToken = getAttribute(thanks.body, /<input[^>]*name="giftToken"[^>]*>/, "value") ?? "";
    const email = `leo-${kid.id}@example.com`;
    const form = { name: "Leo", giftToken, wantsUpdates: "on" };
    const wrong = await client.post(action, { ...form, email: "leo" });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('id="updates-email-problem"');
    expect(getAttribute(wrong.body, /<input[^>]*name="giftToken"[^>]*>/, "value")).toBe(giftToken);
    expect(thanks.body).not.toContain("Your purchase has been recorded");
    const asked = await client.post(action, { ...form, email });
    expect([asked.statusCode, getLocation(asked)]).toEqual([303, `${path}&done=subscribed`]);
    expect((await client.get(getLocation(asked))).body).toContain("One more step");
  });

  test("record nothing for another kid after the form's kid was deleted", async () => {
    const { path, id, familyUrl, kid, caller } = await family();
    const ben = await makeKid(world.db, id, { firstName: "Ben" });
    const url = `/hub/${familyUrl}?kid=${ben.id}&form=gift`;
    expect((await client.get(url)).statusCode).toBe(200);
    await caller.kids.delete({ id: ben.id });
    const late = await client.post(url, { label: "A kite", name: "Leo" });
    expect(late.statusCode).toBe(409);
    const again = await client.get(url);
    expect(again.statusCode).toBe(404);
    for (const { body } of [late, again]) expect(body).toContain("It may have been removed.");
    expect((await readWall(familyUrl, kid.id)).gifts).toEqual([]);
    expect(path).toContain(kid.id);
  });

  test("require a kind of mail where the kid has a birthday", async () => {
    const { id, familyUrl } = await family();
    const kid = await makeKid(world.db, id, { birthdayMonth: 3, birthdayDay: 14 });
    const url = `/hub/${familyUrl}?kid=${kid.id}&form=updates`;
    const none = await client.fillIn(url, { name: "Leo", email: "leo@example.com" });
    expect(none.statusCode).toBe(400);
    expect(none.body).toContain("Choose at least one kind of mail.");
  });

  test("store a message's line breaks as the app does", async () => {
    const { path, wish } = await family();
    await client.fillIn(`${path}&get=${wish.id}`, {
      name: "A",
      message: "One\r\nTwo",
      choice: "buy",
    });
    const stored = await world.db.query.purchases.findFirst({
      where: ({ itemId }, { eq }) => eq(itemId, wish.id),
    });
    expect(stored?.message).toBe("One\nTwo");
  });

  test("are in the visitor's language", async () => {
    const { path, wish } = await family();
    const page = await client.get(`${path}&get=${wish.id}`, { "accept-language": "es" });
    expect(page.headers["content-language"]).toBe("es");
    expect(page.body).toContain("Apartarlo por 48 horas");
    const wrong = await client.post(
      `${path}&get=${wish.id}`,
      { choice: "buy" },
      { "accept-language": "es" },
    );
    expect(wrong.body).toContain("Escribe tu nombre");
  });

  test("say that another visitor was faster", async () => {
    const { path, wish } = await family();
    const url = `${path}&get=${wish.id}`;
    const answers = await Promise.all(
      ["Ann", "Bob", "Cy", "Di"].map((name) =>
        client.post(url, { key: `key-of-${name}`, name, choice: "buy" }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.body).toContain('href="');
      expect(answer.body).toMatch(/Someone else just got this gift|no longer on the list/);
    }
  });

  test("reject other sites, unknown wishes and gifts, and paused hubs", async () => {
    const { path, wish, caller, familyUrl } = await family();
    const url = `${path}&get=${wish.id}`;
    const foreign = await client.post(url, { name: "A" }, { origin: "https://elsewhere.example" });
    expect(foreign.statusCode).toBe(403);
    expect((await client.get(`${path}&get=${familyUrl}`)).statusCode).toBe(404);
    expect((await client.get("/hub/nobody-here?get=1")).statusCode).toBe(404);
    expect((await client.get("/gift/forged/thanks")).statusCode).toBe(404);
    expect((await client.post("/gift/forged/release")).statusCode).toBe(404);
    await caller.account.updateSharing({ pausesWrites: true });
    expect((await client.get(url)).statusCode).toBe(403);
    const paused = await client.post(url, { name: "A", choice: "buy" });
    expect(paused.statusCode).toBe(403);
  });

  test("ask for the passcode first and then open the form", async () => {
    const { path, wish, caller, familyUrl } = await family();
    await caller.account.updateSharing({ passcode: "maple-tree" });
    const url = `${path}&get=${wish.id}`;
    const locked = await client.get(url);
    expect(locked.statusCode).toBe(401);
    const opened = await client.post(url, { passcode: "maple-tree" });
    expect([opened.statusCode, getLocation(opened)]).toEqual([303, url]);
    const cookie = String(opened.headers["set-cookie"]).split(";")[0] ?? "";
    expect((await client.get(url, { cookie })).statusCode).toBe(200);
    expect((await client.post(url, { name: "A", choice: "buy" })).statusCode).toBe(401);
    expect((await client.post(url, { name: "A", choice: "buy" }, { cookie })).statusCode).toBe(303);
    expect(familyUrl).not.toBeNull();
  });

  test("escape every field that they render again", async () => {
    const { path } = await family();
    const text = `"><script>alert(1)</script>`;
    const fields = { key: text, label: "", name: text, message: text, anonymous: text };
    const page = await client.post(`${path}&form=gift`, fields);
    expect(page.statusCode).toBe(400);
    expect(page.body).not.toContain("<script>");
    const updates = { key: text, name: text, email: text, giftToken: text };
    expect((await client.post(`${path}&form=updates`, updates)).body).not.toContain("<script>");
  });

  test("work on the demo without storing anything", async () => {
    const { gifts, kid, wishlist, familyUrl } = (
      await client.get(
        `/api/hub/demo/${(await client.get("/api/hub/demo/kids")).json().kids[0].id}`,
      )
    ).json();
    const open = wishlist.find(
      (item: { isActivity: boolean; isPurchased: boolean; remaining: number | null }) =>
        !item.isActivity && !item.isPurchased && item.remaining !== 0,
    );
    const bought = await client.fillIn(`/hub/${familyUrl}?kid=${kid.id}&get=${open.id}`, {
      name: "Nana",
      choice: "buy",
    });
    const thanks = await client.get(getLocation(bought));
    expect(thanks.body).toContain("Thank you!");
    expect((await readWall("demo", kid.id)).gifts).toEqual(gifts);
  });
});
