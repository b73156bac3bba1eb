import { makeKid } from "@giftling/db/testing/factories";
import type { PageRequest } from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { writeWebStandIn } from "../../testing/web-stand-in.ts";

let world: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  world = await createTestApp();
  const webDist = await writeWebStandIn(world.folder);
  app = await buildApp({ ...world.deps, config: { ...world.deps.config, webDist } });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function hub() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id, { firstName: "Emma" });
  return { path: `/hub/${parent.familyUrl}`, kid };
}

test.each([
  ["nothing", "", {}, "en"],
  ["the browser's liking", "", { "accept-language": "es-MX,es;q=0.9,en;q=0.5" }, "es"],
  ["the cookie before it", "", { "accept-language": "es", cookie: "lang=en" }, "en"],
  ["the address before all", "?lang=es", { "accept-language": "en", cookie: "lang=en" }, "es"],
  ["no language of ours", "?lang=tlh", { "accept-language": "tlh" }, "en"],
])("a hub's page is chosen by %s (rule: languages)", async (_what, query, headers, language) => {
  const { path } = await hub();
  const response = await app.inject({ url: `${path}${query}`, headers });
  const request: PageRequest = response.json();
  expect(request.language).toBe(language);
  expect(response.headers["content-language"]).toBe(language);
  expect(response.headers.vary).toBe("accept-encoding, accept-language, cookie");
  const kept = language === "es" && query !== "" ? "lang=es; Path=/" : undefined;
  expect(response.headers["set-cookie"]?.toString().slice(0, 15)).toBe(kept);
});

test("each language of a hub is kept by itself, and a crowd that wants both never gets the other (rule: hub-cache)", async () => {
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

test("the demo speaks the visitor's language, and no other family's words change", async () => {
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

test("what is refused is said in the caller's language, and in English where they said none", async () => {
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
  const missing = await app.inject({
    url: "/trpc/hub.kid?input=%7B%22familyUrl%22%3A%22nobody-here%22%2C%22kidId%22%3A%22x%22%7D",
    headers: { "accept-language": "es" },
  });
  expect(missing.json()).toMatchObject({
    error: { message: "No pudimos encontrarlo. Puede que ya no exista." },
  });
});

test("the page that reports a hub is in the visitor's language", async () => {
  const { path } = await hub();
  const page = await app.inject({ url: `${path}/report`, headers: { "accept-language": "es" } });
  expect(page.headers["content-language"]).toBe("es");
  expect(page.body).toContain('<html lang="es">');
  expect(page.body).toContain("<h1>Denunciar esta página</h1>");
  expect((await app.inject(`${path}/report`)).body).toContain("<h1>Report this page</h1>");
});
