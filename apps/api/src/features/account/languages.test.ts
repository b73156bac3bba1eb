import { makeKid } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, getCookieHeader, type TestApp } from "../../testing/app.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

test("stores a language per parent and lets either parent set the family's (rule: chosen-languages)", async () => {
  const ana = await world.parent();
  const { id: kidId } = await makeKid(world.db, ana.id);
  const ben = await world.coParent(ana.id);
  const { familyUrl } = ana;
  const shown = async () => (await world.visitor().hub.kid({ familyUrl, kidId })).language;
  expect(await ana.as().account.user()).toMatchObject({ language: null, hubLanguage: "en" });
  expect(await shown()).toBe("en");
  const changed = await ben.as().account.updateLanguages({ language: "es", hubLanguage: "es" });
  expect(changed).toMatchObject({ language: "es", hubLanguage: "es" });
  expect(await shown()).toBe("es");
  expect(await ana.as().account.user()).toMatchObject({ language: null, hubLanguage: "es" });
  expect(await ana.as().account.updateLanguages({})).toMatchObject({ language: null });
});

test("stores concurrent choices of two parents", async () => {
  const ana = await world.parent();
  const ben = await world.coParent(ana.id);
  await Promise.all([
    ana.as().account.updateLanguages({ language: "es", hubLanguage: "es" }),
    ben.as().account.updateLanguages({ language: "en", hubLanguage: "es" }),
  ]);
  expect(await ana.as().account.user()).toMatchObject({ language: "es", hubLanguage: "es" });
  expect(await ben.as().account.user()).toMatchObject({ language: "en", hubLanguage: "es" });
});

test("stores the language in a cookie and rejects an unsupported language", async () => {
  const { id } = await world.parent();
  const cookie = await world.signIn(id);
  const choose = (payload: object, language = "en") =>
    world.app.inject({
      method: "PATCH",
      url: "/api/users/languages",
      payload,
      headers: { cookie, "accept-language": language, origin: "http://localhost:4999" },
    });
  const chosen = await choose({ language: "es" });
  expect(chosen.json()).toMatchObject({ language: "es" });
  expect(getCookieHeader(chosen)).toBe("lang=es");
  expect(getCookieHeader(await choose({ hubLanguage: "es" }))).toBe("");
  const refused = await choose({ language: "tlh" }, "es");
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { language: "Elige uno de los idiomas." },
  ]);
});
