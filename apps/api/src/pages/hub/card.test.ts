import { makeItem, makeKid } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDoorWorld, type DoorWorld, makeDoorFamily } from "../../testing/hub-doors.ts";

let world: DoorWorld;
beforeAll(async () => {
  world = await createDoorWorld();
});
afterAll(() => world.close());

const get = (url: string, cookie = "") =>
  world.app.inject({ url, headers: cookie ? { cookie } : {} });

/** Where the form of a page posts to. */
const action = (body: string) =>
  /<form[^>]* action="([^"]*)"/.exec(body)?.[1]?.replaceAll("&#38;", "&") ?? "";

describe("a card to be printed (rule: paper)", () => {
  test("has the kid's name, the address and the wishes, each escaped, and is not to be found", async () => {
    const { id, familyUrl, kidId } = await makeDoorFamily(world);
    await makeItem(world.db, kidId, { name: "<b>Kite</b> & string" });
    const { statusCode, body, headers } = await get(`/hub/${familyUrl}/card`);
    expect(statusCode).toBe(200);
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain("Print a card for Zinnia");
    expect(body).toContain("&#60;b&#62;Kite");
    expect(body).not.toContain("<b>Kite");
    expect(body.replaceAll("<wbr>", "")).toContain(`localhost:4999/hub/${familyUrl}</p>`);
    await makeKid(world.db, id, { firstName: "Theo" });
    const both = (await get(`/hub/${familyUrl}/card?kid=${kidId}`)).body;
    expect(both).toContain(">Theo</a>");
  });

  test.each([
    ["", "paper folded", "size:letter"],
    ["?style=poster&paper=a4", "paper poster", "size:A4"],
    ["?style=cards", "paper cards", "size:letter"],
    ["?style=nothing&paper=&kid=nobody", "paper folded", "size:letter"],
    ["?style=poster&style=cards&kid=a&kid=b", "paper folded", "size:letter"],
  ])("is what the address asks for: %s", async (query, style, size) => {
    const { body, statusCode } = await get(`/hub/demo/card${query}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(style);
    expect(body).toContain(size);
  });

  test("speaks the reader's language", async () => {
    const { body } = await get("/hub/demo/card?lang=es");
    expect(body).toContain('<html lang="es">');
    expect(body).toContain("Imprime una tarjeta para");
  });

  test("a former address leads to the present one, with what was asked for", async () => {
    const { familyUrl, former } = await makeDoorFamily(world);
    const answer = await get(`/hub/${former}/card?style=poster`);
    expect(answer.statusCode).toBe(307);
    expect(answer.headers.location).toBe(`/hub/${familyUrl}/card?style=poster`);
  });

  test("it answers as the hub does: for a passcode the form, for what is not shown 404", async () => {
    const family = await makeDoorFamily(world);
    const { caller, familyUrl, cookie } = family;
    await caller.account.updateSharing({ passcode: "lavender" });
    const locked = await get(`/hub/${familyUrl}/card?style=poster`);
    expect(locked.statusCode).toBe(401);
    expect(locked.body).not.toContain("Zinnia");
    const opened = await world.app.inject({
      method: "POST",
      url: action(locked.body),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "passcode=lavender",
    });
    expect(opened.headers.location).toBe(`/hub/${familyUrl}/card?style=poster`);
    const report = await get(`/hub/${familyUrl}/report`);
    expect(report.statusCode).toBe(401);
    expect(action(report.body)).toBe(`/hub/${familyUrl}?to=report`);
    expect((await get(`/hub/${familyUrl}/card`, cookie)).statusCode).toBe(200);
    await caller.account.updateSharing({ passcode: null, isPublished: false });
    expect((await get(`/hub/${familyUrl}/card`)).statusCode).toBe(404);
    expect((await get("/hub/no-such-family/card")).statusCode).toBe(404);
  });

  test("the photo that the family hides is not on it, and the product's name only where the hub has it", async () => {
    const { caller, familyUrl } = await makeDoorFamily(world);
    const body = async () => (await get(`/hub/${familyUrl}/card`)).body;
    expect(await body()).toContain('<img src="/media/');
    await caller.account.updateSharing({ showsPhoto: false });
    expect(await body()).not.toContain("/media/");
    expect(await body()).toContain("Made with Giftling");
  });
});
