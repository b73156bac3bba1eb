import type { LightMyRequestResponse } from "fastify";
import { createTestApp, getCookieHeader } from "./app.ts";
import { deliverAllMails } from "./deliver-all-mails.ts";
import { startFaultySmtp } from "./faulty-smtp.ts";

type Headers = Record<string, string>;

export async function createEmailSignInFixture(env: Record<string, string> = {}) {
  const smtp = await startFaultySmtp();
  const world = await createTestApp({ SIGN_IN: "email", SMTP_URL: smtp.url, ...env });
  const type = "application/x-www-form-urlencoded";
  const post = (url: string, fields: Record<string, string>, headers: Headers) =>
    world.app.inject({
      method: "POST",
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { "content-type": type, ...headers },
    });
  const ask = (email: string, query = "", headers: Headers = {}) =>
    post(`/api/login${query}`, { email }, headers);
  let people = 0;

  return {
    ...world,
    smtp,
    newAddress() {
      people += 1;
      return `person${people}@example.com`;
    },
    ask,
    post,
    cookiesOf: getCookieHeader,
    /** Requests a sign-in and delivers the mail. Returns functions that continue in the same browser. */
    async start(email: string, query = "", headers: Headers = {}) {
      const asked = await ask(email, query, headers);
      const page = String(asked.headers.location);
      await deliverAllMails(world.deps);
      const mail = smtp.received.findLast(({ to }) => to.toLowerCase() === email.toLowerCase());
      if (!mail) throw new Error(`No mail to ${email}: ${asked.statusCode} ${asked.body}`);
      const code = /^(\d{3}) (\d{3})/.exec(mail.subject)?.slice(1).join("") ?? "";
      const token = /\/api\/login\/link\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
      const own = { cookie: getCookieHeader(asked) };
      return {
        email,
        mail,
        code,
        token,
        id: page.split("/").at(-1) ?? "",
        cookie: own.cookie,
        page: () => world.app.inject({ url: page, headers: own }),
        enter: (typed: string, as: Headers = own) => post(page, { code: typed }, as),
        open: (as: Headers = own) =>
          world.app.inject({ url: `/api/login/link/${token}`, headers: as }),
      };
    },
    sessionOf: (response: LightMyRequestResponse) =>
      getCookieHeader(response)
        .split("; ")
        .find((pair) => pair.startsWith("giftling=")) ?? "",
    /** Returns the user and family of the session that a response has started. */
    async userOf(response: LightMyRequestResponse) {
      const live = await world.deps.sessions.fromCookieHeader(getCookieHeader(response));
      if (!live) throw new Error(`No session: ${response.statusCode}`);
      return live;
    },
    countUsers: async (email: string) =>
      (await world.db.query.users.findMany()).filter((user) => user.email === email).length,
    async close() {
      await world.close();
      await smtp.close();
    },
  };
}

export type EmailSignInFixture = Awaited<ReturnType<typeof createEmailSignInFixture>>;
