import { makeKid } from "@giftling/db/testing/factories";
import { addDays, DEFAULT_HUB_THEME, PARENT_ERRORS } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { getCallOutcome } from "../../testing/test-fixture.ts";

const world: TestApp = await createTestApp();
afterAll(() => world.close());

const DAY = 24 * 60 * 60 * 1_000;
const premium = () => ({ premiumGrantedUntil: addDays(world.clock.now(), 2) });
const OWN = { palette: "midnight", accent: "#ff00aa", cover: "ribbon" } as const;

async function family(facts: Parameters<TestApp["parent"]>[0] = {}) {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id);
  const { familyUrl } = parent;
  const visitor = world.visitor();
  return {
    ...parent,
    /** Returns the theme of the hub. Asserts that `hub.kids` and `hub.kid` return the same theme. */
    async looks() {
      const [kids, hub] = await Promise.all([
        visitor.hub.kids({ familyUrl }),
        visitor.hub.kid({ familyUrl, kidId: kid.id }),
      ]);
      expect(kids.theme).toEqual(hub.theme);
      return hub.theme;
    },
  };
}

describe("the hub's theme (rule: hub-themes)", () => {
  test("is the standard theme by default", async () => {
    const { caller, looks } = await family();
    expect(await caller.account.theme()).toEqual({
      chosen: DEFAULT_HUB_THEME,
      shown: DEFAULT_HUB_THEME,
      version: expect.any(String),
    });
    expect(await looks()).toEqual(DEFAULT_HUB_THEME);
  });

  test("is stored field by field with Premium and applied immediately", async () => {
    const { caller, looks } = await family(premium());
    expect((await caller.account.updateTheme({ accent: "#FF00AA" })).chosen).toEqual({
      ...DEFAULT_HUB_THEME,
      accent: "#ff00aa",
    });
    await caller.account.updateTheme({ palette: "midnight", cover: "ribbon" });
    expect(await looks()).toEqual(OWN);
    await caller.account.updateTheme({});
    await caller.account.updateTheme({ accent: null });
    expect(await looks()).toEqual({ ...OWN, accent: null });
  });

  test("offers a Free family the free palettes, and rejects the others with a message", async () => {
    const { id, caller, looks } = await family();
    await caller.account.updateTheme({ palette: "coral", accent: null, cover: "plain" });
    const cookie = await world.signIn(id);
    const asked = [
      { palette: "ocean" },
      { accent: "#123456" },
      { palette: "coral", cover: "dots" },
    ];
    for (const payload of asked) {
      const response = await world.app.inject({
        method: "PATCH",
        url: "/api/users/theme",
        headers: { cookie },
        payload,
      });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toEqual({
        code: "PLAN_LIMIT",
        message: PARENT_ERRORS.themeRequiresPremium,
      });
    }
    expect(await looks()).toEqual({ ...DEFAULT_HUB_THEME, palette: "coral" });
  });

  test("falls back to the free theme without Premium and is restored with Premium", async () => {
    const { id, as, looks } = await family(premium());
    await as().account.updateTheme(OWN);
    world.clock.advance(3 * DAY);
    const free = await world.callerOf(id);
    expect(await looks()).toEqual(DEFAULT_HUB_THEME);
    expect(await free.account.theme()).toEqual({
      chosen: OWN,
      shown: DEFAULT_HUB_THEME,
      version: expect.any(String),
    });
    // Choosing a free palette in between does not change the other parts of the theme.
    await free.account.updateTheme({ palette: "coral" });
    expect(await looks()).toEqual({ ...DEFAULT_HUB_THEME, palette: "coral" });
    world.clock.advance(-3 * DAY);
    expect(await looks()).toEqual({ ...OWN, palette: "coral" });
  });

  test("preserves concurrent changes of different fields", async () => {
    const { as, looks } = await family(premium());
    await Promise.all([
      as().account.updateTheme({ palette: "lavender" }),
      as().account.updateTheme({ cover: "rings" }),
      as().account.updateTheme({ accent: "#0088cc" }),
    ]);
    expect(await looks()).toEqual({ palette: "lavender", cover: "rings", accent: "#0088cc" });
  });

  test("rejects invalid values with a message", async () => {
    const { caller } = await family(premium());
    for (const accent of ["red", "#12345", "#123456;}"]) {
      expect(await getCallOutcome(caller.account.updateTheme({ accent }))).toBe("INVALID_INPUT");
    }
  });
});
