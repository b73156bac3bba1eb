import type { ServerResponse } from "node:http";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
} from "../../testing/test-fixture.ts";
import { createHtmlPage, createMetaTag } from "./testing/pages.ts";
import { createPreviewFixture } from "./testing/preview-fixture.ts";

const { shop, world, at, kite, preview, close } = await createPreviewFixture();
afterAll(close);
beforeEach(() => {
  shop.requests.length = 0;
});

describe("privacy and limits", () => {
  test("requires a signed-in parent", async () => {
    expect(await getCallOutcome(world.visitor().previews.fetch({ url: at("/kite") }))).toBe(
      "UNAUTHORIZED",
    );
    expect(shop.requests).toEqual([]);
  });

  test("rejects an invalid URL and unknown fields", async () => {
    const { caller } = await world.parent();
    for (const url of ["", "kite", "javascript:alert(1)", "http://me:pw@shop.example/"]) {
      expect(await getCallOutcome(caller.previews.fetch({ url })), url).toBe("INVALID_INPUT");
    }
    const more = { url: at("/kite"), kidId: "1" };
    expect(await getCallOutcome(caller.previews.fetch(more))).toBe("INVALID_INPUT");
  });

  test("lets only this parent use the picture", async () => {
    shop.page("/kite", { body: kite("/small.png") });
    const answer = await preview("/kite");
    const { imageUrl = null } = answer.status === "found" ? answer : {};
    const { caller } = await world.parent();
    const kid = await caller.kids.create({ firstName: "Emma" });
    const item = { kidId: kid.id, name: "Kite", url: at("/kite"), imageUrl };
    expect(imageUrl).not.toBeNull();
    expect(await getCallOutcome(caller.wishlist.create(item))).toBe("INVALID_INPUT");
  });

  test("allows each parent as many previews at once as an import has rows", async () => {
    const strict = await createTestFixture({
      PREVIEW_TEST_ADDRESS: shop.address,
      RATE_LIMIT_MULTIPLIER: "1",
    });
    shop.page("/plain", {
      body: createHtmlPage(`<title>Kite</title>${createMetaTag("og:title", "Kite")}`),
    });
    const [one, other] = [await strict.parent(), await strict.parent()];
    const looks = (times: number, { as } = one) =>
      countCallOutcomes(
        Array.from({ length: times }, () => as().previews.fetch({ url: at("/plain") })),
      );
    expect(await looks(65)).toEqual({ ok: 60, RATE_LIMITED: 5 });
    expect(await looks(1, other)).toEqual({ ok: 1 });
    await strict.close();
  });

  test("fetches at most six pages of a family concurrently, without blocking other families", async () => {
    const body = createHtmlPage(`<title>Kite</title>${createMetaTag("og:title", "Kite")}`);
    const held: ServerResponse[] = [];
    shop.page("/held", (_request, response) => void held.push(response));
    shop.page("/plain", { body });
    const [one, other] = [await world.parent(), await world.parent()];
    const previews = Array.from({ length: 8 }, () => one.as().previews.fetch({ url: at("/held") }));
    await expect.poll(() => held.length).toBe(6);
    expect(await other.caller.previews.fetch({ url: at("/plain") })).toMatchObject({
      status: "found",
    });
    expect(held).toHaveLength(6);
    shop.page("/held", { body });
    for (const response of held) response.writeHead(200, { "content-type": "text/html" }).end(body);
    for (const { status } of await Promise.all(previews)) expect(status).toBe("found");
  });
});
