import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createDigestFixture } from "../../../testing/digest-fixture.ts";

const { world, smtp, forward, subjects, family, withDueDigest, ...news } =
  await createDigestFixture();
afterAll(() => news.close());
beforeEach(() => news.empty());

const open = (url: string) => world.app.inject({ method: "GET", url });
const press = (url: string) =>
  world.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });

/** Sends a digest. Returns the path of the URL in the mail's List-Unsubscribe header. */
async function sentDigest() {
  const home = await withDueDigest();
  await home.work();
  const header = smtp.received[0]?.header("list-unsubscribe") ?? "";
  return { ...home, path: new URL(header.slice(1, -1)).pathname };
}

describe("the page that ends digests (rule: wish-digest)", () => {
  test("ends digests alone, and can undo it", async () => {
    const { path, digest } = await sentDigest();
    expect((await open(path)).body).toContain("No more new ideas?");
    expect((await digest()).people).toBe(1);
    const ended = await press(path);
    expect(ended.body).toContain("You also still get news of Emma.");
    expect((await digest()).people).toBe(0);
    expect((await press(`${path}/undo`)).body).toContain("at most once a week");
    expect((await digest()).people).toBe(1);
  });

  test("offers digests to a follower who never asked, for every kid that the contact follows", async () => {
    const { path, digest, kidId } = await sentDigest();
    await world.db.execute(`update supporters set wants_digest = false where kid_id = '${kidId}'`);
    const offer = await open(path);
    expect(offer.body).toContain("New ideas by mail?");
    expect(offer.body).toContain(`${path}/undo`);
    expect((await digest()).people).toBe(0);
    await press(`${path}/undo`);
    expect((await digest()).people).toBe(1);
  });

  test("is linked from the page that ends all of a family's mail", async () => {
    const { path } = await sentDigest();
    const all = path.replace("/digest", "");
    expect((await open(all)).body).toContain("End only the new ideas");
    expect((await open(all)).body).toContain("End only the news");
    await press(path);
    expect((await open(all)).body).toContain("Get new ideas by mail too");
    await press(all);
    expect((await open(path)).body).toContain("You&#39;re unsubscribed");
  });

  test("requires a new confirmation to sign up again", async () => {
    const { path, kidId, reader, digest } = await sentDigest();
    await press(path);
    const form = { kidId, name: "Rose", email: reader, wantsDigest: true };
    await world.visitor().hub.subscribe(form);
    expect((await digest()).people).toBe(0);
  });
});
