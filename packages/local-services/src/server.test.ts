import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Message } from "./inbox.ts";
import { type LocalServices, startLocalServices } from "./server.ts";

const APP = "http://localhost:4999";

let localDir: string;
let services: LocalServices;
beforeEach(async () => {
  localDir = mkdtempSync(path.join(tmpdir(), "giftling-services-test-"));
  services = await startLocalServices({ port: 0, localDir, appOrigin: APP });
});
afterEach(async () => {
  await services.close();
  rmSync(localDir, { recursive: true, force: true });
});

async function sendMail(to: string | string[], subject: string, html = "<p>Hello</p>") {
  const transport = createTransport({ host: "127.0.0.1", port: services.smtpPort });
  await transport.sendMail({
    from: "Giftling <hello@giftling.example>",
    to,
    subject,
    text: `Text of ${subject}`,
    html,
    headers: { "List-Unsubscribe": "<http://localhost/u>", "X-Twice": ["one", "two"] },
  });
  transport.close();
}

async function messages(query = ""): Promise<Message[]> {
  return JSON.parse(await page(`/inbox/messages${query}`));
}

async function page(address: string): Promise<string> {
  return (await fetch(services.origin + address)).text();
}

describe("inbox", () => {
  test("returns every mail as JSON, newest first, with both parts and its headers", async () => {
    await sendMail("rosa@example.com", "First");
    await sendMail(["Leo@example.com", "rosa@example.com"], "Zoë’s birthday");
    const [newest, oldest] = await messages();
    expect(newest).toMatchObject({
      from: "Giftling <hello@giftling.example>",
      to: "Leo@example.com, rosa@example.com",
      subject: "Zoë’s birthday",
      text: expect.stringContaining("Text of Zoë’s birthday"),
      html: expect.stringContaining("<p>Hello</p>"),
      headers: { "list-unsubscribe": "<http://localhost/u>", "x-twice": "one, two" },
    });
    expect(newest?.receivedAt).toBe(new Date(newest?.receivedAt ?? "").toISOString());
    expect(oldest?.subject).toBe("First");
  });

  test("filters by full address, ignoring case", async () => {
    await sendMail("leo@example.com", "For Leo");
    await sendMail("cleo@example.com", "For Cleo");
    const subjects = (found: Message[]) => found.map(({ subject }) => subject);
    expect(subjects(await messages("?to=LEO@example.com"))).toEqual(["For Leo"]);
    expect(await messages("?to=nobody@example.com")).toEqual([]);
  });

  test("preserves its mail across a restart, and deletes it permanently on DELETE", async () => {
    await sendMail("rosa@example.com", "Kept");
    await services.close();
    services = await startLocalServices({ port: 0, localDir, appOrigin: APP });
    expect(await messages()).toHaveLength(1);

    const emptied = await fetch(`${services.origin}/inbox/messages`, { method: "DELETE" });
    expect(emptied.status).toBe(204);
    expect(await messages()).toEqual([]);
    await services.close();
    services = await startLocalServices({ port: 0, localDir, appOrigin: APP });
    expect(await messages()).toEqual([]);
  });

  test("shows a mail's HTML in a sandbox, and its text as plain text", async () => {
    await sendMail("rosa@example.com", "<i>Hi</i>", "<script>alert(1)</script><p>Hello</p>");
    const [message] = await messages();
    expect(await page("/inbox")).toContain("&lt;i&gt;Hi&lt;/i&gt;");
    const opened = await page(`/inbox/mail/${message?.id}`);
    expect(opened).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(opened).not.toContain("<script");
    expect(await page(`/inbox/mail/${message?.id}?view=text`)).toContain("Text of &lt;i&gt;");
    expect(await page(`/inbox/mail/${message?.id}?view=headers`)).toContain("list-unsubscribe: ");
    const body = await fetch(`${services.origin}/inbox/mail/${message?.id}/body`);
    expect(body.headers.get("content-security-policy")).toMatch(/^sandbox allow-popups .*'none'/);
  });

  test("responds with 404 and a link to the inbox for a deleted message", async () => {
    const response = await fetch(`${services.origin}/inbox/mail/gone`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('href="/inbox"');
  });
});

describe("local services", () => {
  test("serves an index of the running services, and an error page for unknown paths", async () => {
    const index = await page("/");
    for (const address of [`${APP}/`, "/inbox"]) expect(index).toContain(`href="${address}"`);
    expect((await fetch(`${services.origin}/nothing`)).status).toBe(404);
    for (const name of ["style.css", "icon.svg", "serif.woff2", "sans.woff2"]) {
      expect((await fetch(`${services.origin}/assets/${name}`)).status).toBe(200);
    }
  });

  test("omits services replaced by real ones", async () => {
    const some = await startLocalServices({
      port: 0,
      localDir,
      appOrigin: APP,
      parts: { identity: false, inbox: false },
    });
    expect(some).toMatchObject({ identity: undefined, smtpPort: undefined });
    expect((await fetch(`${some.origin}/inbox`)).status).toBe(404);
    expect((await fetch(`${some.origin}/identity/jwks`)).status).toBe(404);
    await some.close();
  });

  test("rejects requests from other sites", async () => {
    const rebound = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: "evil.example" };
      get(
        { host: "127.0.0.1", port: services.port, path: "/inbox/messages", headers },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      ).on("error", reject);
    });
    expect(rebound).toBe(403);
    const crossSite = await fetch(`${services.origin}/inbox/messages`, {
      method: "DELETE",
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(crossSite.status).toBe(403);
  });

  test("reports the port already in use", async () => {
    const options = { localDir, appOrigin: APP };
    await expect(startLocalServices({ ...options, port: services.port })).rejects.toMatchObject({
      code: "EADDRINUSE",
      port: services.port,
    });
    await expect(
      startLocalServices({ ...options, port: 0, smtpPort: services.smtpPort }),
    ).rejects.toMatchObject({ code: "EADDRINUSE", port: services.smtpPort });
  });
});
