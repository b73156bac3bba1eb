import { copyFile, mkdtemp, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeKid } from "@giftling/db/testing/factories";
import { LANGUAGES } from "@giftling/domain";
import { DEFAULT_SITE_NAME, setSiteName } from "@giftling/messages/language";
import type { FastifyInstance } from "fastify";
import { parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { renderMail } from "../../services/email/composition/render.tsx";
import { queueMails } from "../../services/email/outbox/queue-mails.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { deliverAllMails } from "../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../testing/faulty-smtp.ts";
import { createMailsWithText } from "../../testing/mails-with-text.ts";
import { writeStubWebApp } from "../../testing/stub-web-app.ts";

/** Name with characters that HTML, JSON, calendars and mail headers escape. */
const NAME = 'Casa Rivera & Söhne, "<Los> Primos; \\';

let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
let world: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  smtp = await startFaultySmtp();
  world = await createTestApp({ SITE_NAME: NAME, SIGN_IN: "email", SMTP_URL: smtp.url });
  const webDist = await writeStubWebApp(await mkdtemp(path.join(world.folder, "named-")));
  const publicDir = path.resolve(import.meta.dirname, "../../../../web/public");
  for (const file of ["manifest.webmanifest", "offline.html", "favicon.svg", "service-worker.js"]) {
    await copyFile(path.join(publicDir, file), path.join(webDist, file));
  }
  const built = `<html data-name="Giftling"><title>Home | Giftling</title>{"origin":"https://origin.invalid"}`;
  await writeFile(path.join(webDist, ".pages/with-billing/open/index.html"), built);
  app = await buildApp({ ...world.deps, config: { ...world.deps.config, webDist } });
});
afterAll(async () => {
  setSiteName(DEFAULT_SITE_NAME);
  await app.close();
  await world.close();
  await smtp.close();
});

const getBody = async (url: string) => (await app.inject({ url, headers: { accept: "*/*" } })).body;

type Node = { type: string; name?: string; data?: string; children?: Node[] };
/** Returns the text of the first element `name` in a document, without its markup. */
function getText(html: string, name: string): string {
  const text = ({ data = "", children = [] }: Node): string => data + children.map(text).join("");
  const find = (node: Node): Node | undefined =>
    node.name === name ? node : (node.children ?? []).map(find).find((found) => found);
  return text(find(parseDocument(html) as Node) ?? { type: "none" });
}

describe("a site with its own name (rule: site-name)", () => {
  test.each([
    "/api/login",
    "/api/login?lang=es",
    "/api/auth/logout",
    "/confirm/unknown",
    "/unsubscribe/unknown",
    "/api/docs",
    "/api/openapi.json",
  ])("has it on %s", async (url) => {
    const body = await getBody(url);
    expect(body).not.toContain(DEFAULT_SITE_NAME);
    if (url.endsWith(".json")) expect(JSON.parse(body)).toMatchObject({ info: { title: NAME } });
    else expect(getText(body, "title")).toContain(NAME);
  });

  test("has it, escaped, in the title and the root element of a built page", async () => {
    const html = await getBody("/");
    expect(getText(html, "title")).toBe(`Home | ${NAME}`);
    expect(html).toContain(
      '<html data-name="Casa Rivera &#38; Söhne, &#34;&#60;Los&#62; Primos; \\">',
    );
    expect(html).not.toContain(DEFAULT_SITE_NAME);
  });

  test("has it in the manifest, the offline page and the icon", async () => {
    const manifest = await app.inject("/manifest.webmanifest");
    expect(manifest.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    expect(manifest.json()).toMatchObject({ name: NAME, short_name: NAME });
    const offline = await getBody("/offline.html");
    expect(getText(offline, "title")).toBe(`No connection | ${NAME}`);
    expect(getText(await getBody("/favicon.svg"), "title")).toBe(NAME);
    // Otherwise, a browser would show the offline page with the earlier name until the next release.
    expect(await getBody("/service-worker.js")).toMatch(/\n\/\/ Casa Rivera .*\n$/);
  });

  test.each(LANGUAGES)("has it in every mail: %s", async (language) => {
    for (const [name, { content }] of Object.entries(createMailsWithText("Ñandú", language))) {
      const { subject, html, text } = await renderMail(content);
      expect(subject + html + text, name).not.toContain(DEFAULT_SITE_NAME);
      if (content.showsBranding !== false) expect(getText(html, "html"), name).toContain(NAME);
    }
  });

  test("sends mail from it, encoded", async () => {
    const email = "ana@example.com";
    await world.db.transaction((tx) =>
      queueMails(tx, world.deps, [{ kind: "purged", to: { recipient: email, email }, facts: {} }]),
    );
    await deliverAllMails(world.deps);
    const [mail] = smtp.received;
    expect(mail?.subject).toBe(`Your ${NAME} account has been deleted`);
    expect(mail?.from).toEqual({ name: NAME, address: "hello@giftling.example" });
  });

  test("has it in a calendar, escaped", async () => {
    const parent = await world.parent();
    const kid = await makeKid(world.db, parent.id, { birthdayMonth: 3, birthdayDay: 14 });
    const calendar = await app.inject(`/hub/${parent.familyUrl}/calendar.ics?kid=${kid.id}`);
    const text = calendar.body.replaceAll("\r\n ", "");
    expect(text).not.toContain(DEFAULT_SITE_NAME);
    expect(text).toContain(String.raw`PRODID:-//Casa Rivera & Söhne\, "<Los> Primos\; \\//`);
  });
});
