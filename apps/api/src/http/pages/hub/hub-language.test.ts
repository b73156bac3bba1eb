import * as schema from "@giftling/db/schema/index";
import { makeKid } from "@giftling/db/testing/factories";
import type { PageRequest } from "@giftling/domain";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "../../../testing/app.ts";
import { createTestAppWithPages } from "../../../testing/stub-web-app.ts";

let world: TestApp;
let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ world, app, close } = await createTestAppWithPages());
});
afterAll(() => close());

async function hub(facts: Parameters<typeof world.parent>[0] = {}) {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id, { firstName: "Emma" });
  return { ...parent, path: `/hub/${parent.familyUrl}`, kid };
}

/** Returns the distinct languages that the headers and the HTML of a page declare. */
async function listLanguages(url: string, headers: Record<string, string>) {
  const { body, headers: sent } = await app.inject({ url, headers });
  const named = /<html lang="(\w+)"/.exec(body)?.[1] ?? JSON.parse(body).language;
  return [...new Set([sent["content-language"], named])];
}

test.each([
  ["nothing", "", {}, "en"],
  ["the browser's liking", "", { "accept-language": "es-MX,es;q=0.9,en;q=0.5" }, "es"],
  ["the cookie before it", "", { "accept-language": "es", cookie: "lang=en" }, "en"],
  ["the address before all", "?lang=es", { "accept-language": "en", cookie: "lang=en" }, "es"],
  ["no language of ours", "?lang=tlh", { "accept-language": "tlh" }, "en"],
])(
  "selects the language of a hub's page from %s (rule: languages)",
  async (_what, query, headers, language) => {
    const { path } = await hub();
    const response = await app.inject({ url: `${path}${query}`, headers });
    const request: PageRequest = response.json();
    expect(request.language).toBe(language);
    expect(response.headers["content-language"]).toBe(language);
    expect(response.headers.vary).toBe("accept-encoding, accept-language, cookie");
    const kept = language === "es" && query !== "" ? "lang=es; Path=/" : undefined;
    expect(response.headers["set-cookie"]?.toString().slice(0, 15)).toBe(kept);
  },
);

test.each([
  ["nothing", "", {}, "es"],
  ["a language that we don't speak", "", { "accept-language": "fr-FR,fr;q=0.9,de;q=0.8" }, "es"],
  ["English, though it likes another better", "", { "accept-language": "fr,en;q=0.3" }, "en"],
  ["the cookie", "", { "accept-language": "es", cookie: "lang=en" }, "en"],
  ["the address", "?lang=en", { "accept-language": "es" }, "en"],
])(
  "selects the language of a Spanish family's pages for a visitor with %s (rule: languages)",
  async (_what, query, headers, language) => {
    const { path, kid } = await hub({ language: "es" });
    const locked = await hub({
      language: "es",
      passcodeHash: `scrypt:${"s".repeat(22)}:${"k".repeat(43)}`,
    });
    const pages = [path, `${path}/card`, `${path}/report`, locked.path, `${locked.path}/report`];
    for (const page of pages) {
      expect([page, await listLanguages(`${page}${query}`, headers)]).toEqual([page, [language]]);
    }
    const days = { birthdayMonth: 3, birthdayDay: 14 };
    await world.db.update(schema.kids).set(days).where(eq(schema.kids.id, kid.id));
    const { body } = await app.inject({ url: `${path}/calendar.ics${query}`, headers });
    expect(body).toContain(language === "es" ? "Cumpleaños de Emma" : "Emma's birthday");
  },
);

test("uses the family's language after a wrong passcode and an empty report", async () => {
  const { path } = await hub({ language: "es" });
  const locked = await hub({
    language: "es",
    passcodeHash: `scrypt:${"s".repeat(22)}:${"k".repeat(43)}`,
  });
  const post = async (url: string, payload: string) => {
    const type = "application/x-www-form-urlencoded";
    const answer = await app.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": type },
    });
    return [answer.statusCode, /<html lang="(\w+)"/.exec(answer.body)?.[1]];
  };
  expect(await post(locked.path, "passcode=wrong")).toEqual([401, "es"]);
  expect(await post(`${path}/report`, "reason=")).toEqual([400, "es"]);
});

test("uses the family's language on gift and thank-you pages for a visitor without a preference", async () => {
  const { caller, kid } = await hub({ language: "es" });
  const { id } = await caller.wishlist.create({
    kidId: kid.id,
    name: "Una cometa",
    url: "https://shop.example/kite",
  });
  const { passToken } = await world.visitor().wishlist.purchase({ id, purchasedBy: "Rosa" });
  const [waiting] = await caller.gratitude.pendingThankYous({ kidId: kid.id });
  const { pageUrl } = await caller.gratitude.sendThankYou({
    id: waiting?.id ?? "",
    personalMessage: "Vuela.",
  });
  for (const page of [`/gift/${passToken}`, new URL(pageUrl ?? "").pathname]) {
    expect([page, await listLanguages(page, {})]).toEqual([page, ["es"]]);
    expect([page, await listLanguages(page, { "accept-language": "en" })]).toEqual([page, ["en"]]);
  }
});

test("marks the family's own texts on a card in another language (rule: own-words)", async () => {
  const { path, kid, caller } = await hub({ language: "es" });
  const url = "https://shop.example/cometa";
  await caller.wishlist.create({ kidId: kid.id, name: "Una cometa", url });
  const card = async (language: string) =>
    (await app.inject({ url: `${path}/card`, headers: { "accept-language": language } })).body;
  const english = await card("en");
  expect(english).toMatch(/class="name" dir="auto" lang="es"[^>]*>Emma</);
  expect(english).toContain('<li dir="auto" lang="es"><span>Una cometa<');
  expect(await card("es")).not.toMatch(/ dir="auto" lang=/);
});

test("includes a language other than the family's in the preview picture's URL", async () => {
  const { path } = await hub({ language: "es" });
  const pictureFor = async (language: string) => {
    const headers = { "accept-language": language };
    const { previewUrl = "" } = (await app.inject({ url: path, headers })).json<PageRequest>();
    const address = new URL(previewUrl);
    const { headers: sent } = await app.inject({ url: `${address.pathname}${address.search}` });
    return {
      lang: address.searchParams.get("lang"),
      isIt: sent.etag === `"${address.searchParams.get("v")}"`,
    };
  };
  expect(await pictureFor("fr")).toEqual({ lang: null, isIt: true });
  expect(await pictureFor("es")).toEqual({ lang: null, isIt: true });
  expect(await pictureFor("en")).toEqual({ lang: "en", isIt: true });
});

test("caches each language of a hub separately, even under concurrent requests (rule: hub-cache)", async () => {
  const { path } = await hub();
  world.deps.hubs.up();
  const asked = Array.from({ length: 200 }, (_, index) => (index % 3 === 0 ? "es" : "en"));
  const answers = await Promise.all(
    asked.map((language) => app.inject({ url: path, headers: { "accept-language": language } })),
  );
  const made = answers.map((answer) => answer.json<PageRequest & { count: number }>());
  expect(made.map(({ language }) => language)).toEqual(asked);
  expect(new Set(made.map(({ count }) => count)).size).toBe(2);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(2);
  world.deps.hubs.down();
});

test("returns the right language to concurrent requests for hubs of different languages (rule: hub-cache)", async () => {
  const families = [await hub({ language: "es" }), await hub()];
  const accepted = ["es", "en", "fr"];
  world.deps.hubs.up();
  const asked = Array.from({ length: 180 }, (_, index) => {
    const own = index % 2;
    return { own, accept: accepted[Math.floor(index / 2) % 3] ?? "" };
  });
  const answers = await Promise.all(
    asked.map(({ own, accept }) =>
      app.inject({ url: families[own]?.path ?? "", headers: { "accept-language": accept } }),
    ),
  );
  const wanted = asked.map(({ own, accept }) => (accept === "fr" ? ["es", "en"][own] : accept));
  expect(answers.map((answer) => answer.json<PageRequest>().language)).toEqual(wanted);
  expect(answers.map(({ headers }) => headers["content-language"])).toEqual(wanted);
  world.deps.hubs.down();
});

test("applies a changed language on the next load (rule: hub-cache)", async () => {
  const { path, id } = await hub();
  world.deps.hubs.up();
  expect(await listLanguages(path, {})).toEqual(["en"]);
  await world.db.update(schema.families).set({ language: "es" }).where(eq(schema.families.id, id));
  world.deps.hubs.drop(id);
  expect(await listLanguages(path, {})).toEqual(["es"]);
  world.deps.hubs.down();
});

test("uses the visitor's language for the demo, and changes no family's texts", async () => {
  const read = async (url: string, language: string) =>
    (await app.inject({ url, headers: { "accept-language": language } })).json();
  expect(await read("/api/hub/demo/demo-emma", "es")).toMatchObject({
    updates: [{ title: "Se cayó el diente" }, { title: "Cien libros" }],
  });
  expect(await read("/api/hub/demo/demo-emma", "en")).toMatchObject({
    updates: [{ title: "The tooth is out" }, { title: "One hundred books" }],
  });
  const { path, kid } = await hub();
  const view = `/api${path}/${kid.id}`;
  expect(await read(view, "es")).toEqual(await read(view, "en"));
});

test("returns errors in the caller's language, or in English", async () => {
  const { kid } = await hub();
  const refusal = async (headers: Record<string, string>) => {
    const url = `/api/kids/${kid.id}/gifts`;
    const payload = { label: "", giverName: "x".repeat(200) };
    const answer = await app.inject({
      method: "POST",
      url,
      payload,
      headers: { ...headers, "idempotency-key": "a-key-of-its-own" },
    });
    return answer.json<{ code: string; fields: Record<string, string> }>();
  };
  expect(await refusal({ "accept-language": "es" })).toMatchObject({
    code: "INVALID_INPUT",
    fields: { label: "Cuéntanos qué fue.", giverName: "Nombre: 80 caracteres como máximo." },
  });
  expect(await refusal({})).toMatchObject({
    fields: { label: "Please say what it was.", giverName: "Name can be at most 80 characters." },
  });
});

test.each([
  ["by the page that calls, though another tab chose since", "es", "lang=en", true],
  ["by the cookie, where a browser names what it likes", "en-US,en;q=0.9", "lang=es", true],
  ["by the page that calls, the other way round", "en", "lang=es", false],
])(
  "selects the language of a web app call %s (rule: languages)",
  async (_how, accepted, cookie, isSpanish) => {
    const missing = await app.inject({
      url: "/trpc/hub.kid?input=%7B%22familyUrl%22%3A%22nobody-here%22%2C%22kidId%22%3A%22x%22%7D",
      headers: { "accept-language": accepted, cookie },
    });
    const message = "No pudimos encontrarlo. Puede que ya no exista.";
    expect(missing.json().error.message === message).toBe(isSpanish);
  },
);

test("uses the visitor's language on the report page", async () => {
  const { path } = await hub();
  const page = await app.inject({ url: `${path}/report`, headers: { "accept-language": "es" } });
  expect(page.headers["content-language"]).toBe("es");
  expect(page.body).toContain('<html lang="es">');
  expect(page.body).toContain("<h1>Denunciar esta página</h1>");
  expect((await app.inject(`${path}/report`)).body).toContain("<h1>Report this page</h1>");
});
