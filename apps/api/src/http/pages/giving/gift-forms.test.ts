import { makeActivity } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestApp } from "../../../testing/app.ts";
import { createFormClient, getLocation } from "../../../testing/form-client.ts";
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

describe("forms of a gift (rule: forms-without-scripts)", () => {
  test("hold a wish, extend it once, and record it as bought", async () => {
    const { path, wish, familyUrl, kid } = await family();
    const hold = (email: string) =>
      client.fillIn(`${path}&get=${wish.id}`, { name: "", email, choice: "hold" });
    const refused = await hold("nana");
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toMatch(/name="email"[^>]*aria-invalid/);
    const held = await hold("nana@example.com");
    expect(held.statusCode).toBe(303);
    const mails = await listMails(world.db, { kind: "hold-link" });
    expect(mails).toMatchObject([{ recipient: "nana@example.com" }]);
    const gift = getLocation(held);
    expect(gift).toMatch(/^\/gift\/[^/]+$/);
    const other = await client.get(`${path}&get=${wish.id}`);
    expect(other.statusCode).toBe(404);
    expect(other.body).toContain("This gift is no longer on the list.");
    for (const _time of [1, 2]) {
      const extended = await client.post(`${gift}/extend`);
      expect([extended.statusCode, getLocation(extended)]).toEqual([303, gift]);
    }
    const nameless = await client.fillIn(`${gift}/bought`, { name: " " });
    expect(nameless.statusCode).toBe(400);
    expect(nameless.body).toContain("aria-invalid");
    const bought = await client.fillIn(`${gift}/bought`, { name: "Uncle Bo" });
    expect(getLocation(bought)).toMatch(/\/thanks$/);
    expect((await readWall(familyUrl, kid.id)).gifts).toMatchObject([{ giverName: "Uncle Bo" }]);
    expect((await client.get(`${gift}/bought`)).statusCode).toBe(303);
  });

  test("record a hold as bought after it has expired, if a unit is free", async () => {
    const { path, wish } = await family();
    const fields = { itemId: wish.id, key: "a-key-of-a-form", name: "Uncle Bo" };
    const gift = getLocation(await client.fillIn(`${path}&get=${wish.id}`, { choice: "hold" }));
    world.clock.advance(49 * 60 * 60 * 1_000);
    expect((await client.get(`${gift}/bought`)).statusCode).toBe(404);
    expect((await client.post("/gift/forged.token/bought", fields)).statusCode).toBe(404);
    const bought = await client.post(`${gift}/bought`, fields);
    expect(getLocation(bought)).toMatch(/\/thanks$/);
    world.clock.advance(-49 * 60 * 60 * 1_000);
    const other = await family();
    const late = getLocation(
      await client.fillIn(`${other.path}&get=${other.wish.id}`, { choice: "hold" }),
    );
    world.clock.advance(49 * 60 * 60 * 1_000);
    await client.fillIn(`${other.path}&get=${other.wish.id}`, { name: "Ann", choice: "buy" });
    const refused = await client.post(`${late}/bought`, { ...fields, itemId: other.wish.id });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain("Someone else just got this gift");
    world.clock.advance(-49 * 60 * 60 * 1_000);
  });

  test("say what happened to a contribution that was taken back", async () => {
    const { path, kid } = await family();
    const activity = await makeActivity(world.db, kid.id);
    const given = await client.fillIn(`${path}&contribute=${activity.id}`, {
      amount: "10",
      name: "Rosa",
    });
    const undone = await client.post(getLocation(given).replace("/thanks", "/release"));
    expect(getLocation(undone)).toBe(`${path}&done=withdrawn`);
    expect((await client.get(getLocation(undone))).body).not.toContain("Back on the list");
  });

  test.each([
    [
      "a contribution",
      { amount: "500", name: "Rosa" },
      { itemName: "Swim class", amount: 500, currency: "EUR" },
    ],
    ["an off-list gift", { label: "A kazoo", name: "Rosa" }, { itemName: "A kazoo" }],
  ])("link the thanks for %s to its page and undo it", async (_what, fields, stored) => {
    const { path, kid, caller } = await family();
    await caller.account.setCurrency({ currency: "EUR" });
    const activity = await makeActivity(world.db, kid.id, { name: "Swim class" });
    const form = "label" in fields ? "form=gift" : `contribute=${activity.id}`;
    const thanks = getLocation(await client.fillIn(`${path}&${form}`, fields));
    const { body } = await client.get(thanks);
    const gift = thanks.replace("/thanks", "");
    expect(body).toContain(`href="${gift}"`);
    expect(body).toContain(`action="${gift}/release"`);
    const [, data = ""] = /id="recorded-gift">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      ...stored,
      itemId: "",
      undoToken: "",
      kidId: kid.id,
      kidName: kid.firstName,
    });
    const undone = await client.post(`${gift}/release`);
    expect(getLocation(undone)).toBe(`${path}&done=withdrawn`);
    expect((await client.get(gift)).statusCode).toBe(404);
  });

  test("ask the family to take a confirmed contribution back", async () => {
    const { path, kid, caller } = await family();
    const activity = await makeActivity(world.db, kid.id);
    const given = await client.fillIn(`${path}&contribute=${activity.id}`, {
      amount: "10",
      name: "Rosa",
    });
    const gift = getLocation(given).replace("/thanks", "");
    expect((await client.post(`${gift}/ask-back`)).statusCode).toBe(409);
    const [entry] = await caller.gratitude.contributions({ kidId: kid.id });
    await caller.gratitude.setContributionStatus({ id: entry?.id ?? "", status: "confirmed" });
    expect((await client.post(`${gift}/release`)).statusCode).toBe(409);
    expect((await client.get(`${gift}/ask-back`)).body).toContain("Ask the family");
    expect(getLocation(await client.post(`${gift}/ask-back`))).toBe(gift);
    expect(await caller.gratitude.contributions({ kidId: kid.id })).toMatchObject([
      { withdrawal: "requested" },
    ]);
  });

  test("request the link to one's gifts, with the same response for every address", async () => {
    const sent = await client.post("/mine", { email: " nobody@example.com " });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('role="status"');
    const wrong = await client.post("/mine", { email: "nobody" });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('id="mine-email-problem"');
    expect(wrong.body).toContain('value="nobody"');
  });
});
