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

async function makeForm() {
  const { path, kid, caller } = await makeHubWithWish(world);
  const list = () => caller.proposals.list({ kidId: kid.id });
  return { path, url: `${path}&form=idea`, caller, list };
}

const TELESCOPE = { name: "A telescope", proposedBy: "Aunt May" };

describe("the form that proposes a wish (rule: forms-without-scripts, proposals)", () => {
  test("stores a proposal once, completes its link, and thanks", async () => {
    const { path, url, list } = await makeForm();
    const form = await client.get(url);
    expect(form.headers["cache-control"]).toBe("no-store");
    expect(form.body).toContain("Suggest an idea for Emma");
    const fields = {
      key: "0123456789",
      ...TELESCOPE,
      url: "shop.example/star",
      note: "One\r\nTwo",
    };
    const answers = await Promise.all([client.post(url, fields), client.post(url, fields)]);
    for (const answer of answers) {
      expect([answer.statusCode, getLocation(answer)]).toEqual([303, `${path}&done=proposed`]);
    }
    expect(await list()).toMatchObject([
      { ...TELESCOPE, url: "https://shop.example/star", note: "One\nTwo" },
    ]);
    const thanks = await client.get(`${path}&done=proposed`);
    expect(thanks.body).toContain("family will see your idea");
  });

  test("returns each error at its field with what was typed, in the visitor's language", async () => {
    const { url, list } = await makeForm();
    const fields = { name: "www.evil.example", url: "no link", note: "a@evil.example <b>" };
    const page = await client.post(url, fields, { "accept-language": "es" });
    expect(page.statusCode).toBe(400);
    for (const field of ["name", "url", "note", "proposedBy"]) {
      expect(page.body).toContain(`id="idea-${field}-problem"`);
    }
    expect(page.body).toContain("Escribe tu nombre.");
    expect(page.body).toContain(">a@evil.example &#60;b&#62;</textarea>");
    expect(await list()).toEqual([]);
  });

  test("is closed to other sites, on a paused hub and without the passcode", async () => {
    const { url, caller, list } = await makeForm();
    const foreign = await client.post(url, TELESCOPE, { origin: "https://elsewhere.example" });
    expect(foreign.statusCode).toBe(403);
    await caller.account.updateSharing({ pausesWrites: true });
    expect((await client.get(url)).statusCode).toBe(403);
    expect((await client.post(url, TELESCOPE)).statusCode).toBe(403);
    await caller.account.updateSharing({ pausesWrites: false, passcode: "maple-tree" });
    expect((await client.post(url, TELESCOPE)).statusCode).toBe(401);
    await caller.account.updateSharing({ passcode: null, isPublished: false });
    expect((await client.post(url, TELESCOPE)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  test("thanks on the demo without storing anything", async () => {
    const answer = await client.fillIn("/hub/demo?form=idea", TELESCOPE);
    expect(answer.statusCode).toBe(303);
    expect((await client.get(getLocation(answer))).body).toContain("Thank you!");
  });
});
