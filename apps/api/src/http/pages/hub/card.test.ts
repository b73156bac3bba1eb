import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createHubAccessFixture,
  type HubAccessFixture,
  makeHubAccessFamily,
} from "../../../testing/hub-access-fixture.ts";

let world: HubAccessFixture;
beforeAll(async () => {
  world = await createHubAccessFixture();
});
afterAll(() => world.close());

const get = (url: string, cookie = "") =>
  world.app.inject({ url, headers: cookie ? { cookie } : {} });

const action = (body: string) =>
  /<form[^>]* action="([^"]*)"/.exec(body)?.[1]?.replaceAll("&#38;", "&") ?? "";

describe("GET /hub/:familyUrl/card (rule: paper)", () => {
  test("contains the escaped name, URL and wishes, and is not indexed", async () => {
    const { id, familyUrl, kidId } = await makeHubAccessFamily(world);
    await makeWish(world.db, kidId, { name: "<b>Kite</b> & string" });
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
  ])("has the requested format: %s", async (query, style, size) => {
    const { body, statusCode } = await get(`/hub/demo/card${query}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(style);
    expect(body).toContain(size);
  });

  test("uses the visitor's language", async () => {
    const { body } = await get("/hub/demo/card?lang=es");
    expect(body).toContain('<html lang="es">');
    expect(body).toContain("Imprime una tarjeta para");
  });

  test("redirects from a former family URL with the query", async () => {
    const { familyUrl, former } = await makeHubAccessFamily(world);
    const answer = await get(`/hub/${former}/card?style=poster`);
    expect(answer.statusCode).toBe(307);
    expect(answer.headers.location).toBe(`/hub/${familyUrl}/card?style=poster`);
  });

  test("requires the passcode, and returns 404 for an unpublished hub", async () => {
    const family = await makeHubAccessFamily(world);
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
    const unlocked = await get(`/hub/${familyUrl}/card`, cookie);
    expect(unlocked.statusCode).toBe(200);
    // Line on which the family writes the passcode.
    expect(unlocked.body).toContain('<p class="passcode">Passcode</p>');
    await caller.account.updateSharing({ passcode: null, isPublished: false });
    expect((await get(`/hub/${familyUrl}/card`)).statusCode).toBe(404);
    expect((await get("/hub/no-such-family/card")).statusCode).toBe(404);
  });

  test("omits a hidden photo, and shows the product's name only with branding", async () => {
    const { caller, familyUrl } = await makeHubAccessFamily(world);
    const body = async () => (await get(`/hub/${familyUrl}/card`)).body;
    expect(await body()).toContain('<img src="/media/');
    await caller.account.updateSharing({ showsPhoto: false });
    expect(await body()).not.toContain("/media/");
    expect(await body()).toContain("Made with Giftling");
  });
});
