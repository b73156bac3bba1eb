import { insertEmailSignIn } from "@giftling/db/queries/account/email-sign-ins";
import { blockEmailAddress } from "@giftling/db/queries/contacts/refused-addresses";
import { createId } from "@giftling/db/queries/core/ids";
import { hideTable } from "@giftling/db/testing/hidden-table";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sha256 } from "../../../core/crypto/tokens.ts";
import { hashRecipient } from "../../../services/email/composition/tokens.ts";
import { getSetCookieHeaders } from "../../../testing/app.ts";
import {
  createEmailSignInFixture,
  type EmailSignInFixture,
} from "../../../testing/email-sign-in-fixture.ts";
import { deleteExpiredData } from "../../../worker/delete-expired-data.ts";

let world: EmailSignInFixture;
beforeAll(async () => {
  world = await createEmailSignInFixture();
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;
const hasSession = (response: Parameters<typeof getSetCookieHeaders>[0]) =>
  getSetCookieHeaders(response).some((line) => line.startsWith("giftling="));
const getWrongCode = (code: string) => (code === "000000" ? "000001" : "000000");
const getRow = (id: string) =>
  world.db.query.emailSignIns.findFirst({ where: (row, { eq: equals }) => equals(row.id, id) });

describe("a mailed link and code (rule: email-sign-in)", () => {
  test("create an account with a verified address, by code", async () => {
    const one = await world.start(world.newAddress());
    const response = await one.enter(`${one.code.slice(0, 3)} ${one.code.slice(3)}`);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe("/onboarding");
    const { user } = await world.userOf(response);
    expect(user).toMatchObject({ email: one.email, verifiedEmail: one.email, firstName: "" });
  });

  test("sign in to the same account later, by link, whatever the case of the address", async () => {
    const email = world.newAddress();
    const first = await world.userOf(await (await world.start(email)).open());
    const second = await world.userOf(await (await world.start(email.toUpperCase())).open());
    expect(second.user.id).toBe(first.user.id);
  });

  test("show the code, and sign nobody in, when the link opens in another browser", async () => {
    const one = await world.start(world.newAddress());
    const other = await one.open({ cookie: "" });
    expect(other.statusCode).toBe(200);
    expect(hasSession(other)).toBe(false);
    expect(other.body).toContain(`${one.code.slice(0, 3)} ${one.code.slice(3)}`);
    expect(hasSession(await one.enter(one.code))).toBe(true);
  });

  test("do not accept the code in another browser", async () => {
    const one = await world.start(world.newAddress());
    const response = await one.enter(one.code, { cookie: "" });
    expect(response.statusCode).toBe(404);
    expect(hasSession(response)).toBe(false);
    const two = await world.start(world.newAddress());
    expect(hasSession(await one.enter(one.code, { cookie: two.cookie }))).toBe(false);
    expect(hasSession(await one.enter(one.code, { cookie: `${one.cookie}x` }))).toBe(false);
  });

  test("work for two tabs of one browser independently", async () => {
    const one = await world.start(world.newAddress());
    const two = await world.start(world.newAddress());
    const cookie = `${one.cookie}; ${two.cookie}`;
    expect(hasSession(await one.open({ cookie }))).toBe(true);
    expect(hasSession(await two.enter(two.code, { cookie }))).toBe(true);
  });

  test("expire after 15 minutes", async () => {
    const one = await world.start(world.newAddress());
    world.clock.advance(15 * MINUTE_MS);
    for (const response of [
      await one.enter(one.code),
      await one.open(),
      await one.open({ cookie: "" }),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain("That took a little too long");
      expect(hasSession(response)).toBe(false);
    }
  });

  test("work once, and lead a second tab of a signed-in browser to the same page", async () => {
    const one = await world.start(world.newAddress());
    const first = await one.open();
    const again = await one.open();
    expect(again.body).toContain("This link was already used");
    expect(hasSession(again)).toBe(false);
    const session = world.sessionOf(first);
    for (const cookie of [session, `${one.cookie}; ${session}`]) {
      expect((await one.open({ cookie })).headers.location).toBe("/onboarding");
    }
  });

  test("work after the database failed between their claim and the start of the session", async () => {
    const [one, two] = [
      await world.start(world.newAddress()),
      await world.start(world.newAddress()),
    ];
    const restore = await hideTable(world.db, "sessions");
    const failed = [await one.open(), await two.enter(two.code)];
    await restore();
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect(hasSession(await one.open())).toBe(true);
    expect(hasSession(await two.enter(two.code))).toBe(true);
  });

  test("sign in once when the link is opened twenty times at once", async () => {
    const one = await world.start(world.newAddress());
    const responses = await Promise.all(Array.from({ length: 20 }, () => one.open()));
    expect(responses.filter(hasSession)).toHaveLength(1);
    expect(await world.countUsers(one.email)).toBe(1);
  });

  test("sign in once when the code is entered and the link opened at once", async () => {
    const one = await world.start(world.newAddress());
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? one.open() : one.enter(one.code))),
    );
    expect(responses.filter(hasSession)).toHaveLength(1);
  });

  test("create one account for two sign-ins of one new address at once", async () => {
    const email = world.newAddress();
    const both = [await world.start(email), await world.start(email)];
    const responses = await Promise.all(both.map((one) => one.open()));
    expect(responses.filter(hasSession)).toHaveLength(2);
    expect(await world.countUsers(email)).toBe(1);
  });

  test("end after ten wrong codes, also for the link and the right code", async () => {
    const one = await world.start(world.newAddress());
    for (let at = 1; at < 10; at += 1) {
      const response = await one.enter(getWrongCode(one.code));
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain("That code isn’t right");
    }
    for (const response of [
      await one.enter(getWrongCode(one.code)),
      await one.enter(one.code),
      await one.open(),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain("Too many wrong codes");
      expect(hasSession(response)).toBe(false);
    }
  });

  test("count twenty wrong codes at once as twenty", async () => {
    const one = await world.start(world.newAddress());
    await Promise.all(Array.from({ length: 20 }, () => one.enter(getWrongCode(one.code))));
    expect((await getRow(one.id))?.wrongCodes).toBe(20);
    expect(hasSession(await one.enter(one.code))).toBe(false);
  });

  test("store no token and no code, and are deleted a day after they expire", async () => {
    const one = await world.start(world.newAddress());
    const stored = JSON.stringify(await getRow(one.id));
    expect(stored).not.toContain(one.code);
    expect(stored).not.toContain(one.token);
    world.clock.advance(15 * MINUTE_MS + 24 * 60 * MINUTE_MS + 1);
    await deleteExpiredData(world.deps);
    expect(await getRow(one.id)).toBeUndefined();
  });

  test("reach an address that refused all mail", async () => {
    const email = world.newAddress();
    const hash = hashRecipient(world.deps.config.secret, email);
    await world.db.transaction((tx) => blockEmailAddress(tx, hash, new Date()));
    expect((await world.start(email)).code).toMatch(/^\d{6}$/);
  });

  test("are mailed in the page's language", async () => {
    const one = await world.start(world.newAddress(), "", { "accept-language": "es" });
    expect(one.mail.subject).toMatch(/^\d{3} \d{3} es tu código de Giftling$/);
    expect(one.mail.text).toContain("?lang=es");
  });
});

describe("an operator's link (rule: email-sign-in)", () => {
  async function createLink(email: string) {
    const token = crypto.randomUUID();
    await insertEmailSignIn(world.db, {
      id: createId(),
      email,
      tokenHash: sha256(token),
      expiresAt: new Date(world.clock.now().getTime() + MINUTE_MS),
      isForAnyBrowser: true,
    });
    return `/api/login/link/${token}`;
  }

  test("has a button, and signs in any browser once, of twenty at once", async () => {
    const email = world.newAddress();
    const url = await createLink(email);
    const page = await world.app.inject({ url });
    expect(page.body).toContain(email);
    expect(hasSession(page)).toBe(false);
    const responses = await Promise.all(Array.from({ length: 20 }, () => world.post(url, {}, {})));
    expect(responses.filter(hasSession)).toHaveLength(1);
    expect((await world.app.inject({ url })).body).toContain("This link was already used");
  });

  test("ends, and a mailed link has no button", async () => {
    const url = await createLink(world.newAddress());
    world.clock.advance(MINUTE_MS);
    expect(hasSession(await world.post(url, {}, {}))).toBe(false);
    const one = await world.start(world.newAddress());
    const pressed = await world.post(`/api/login/link/${one.token}`, {}, { cookie: one.cookie });
    expect(pressed.statusCode).toBe(404);
    expect(hasSession(pressed)).toBe(false);
  });
});

describe("limits (rule: rate-limits)", () => {
  test("of mails to an address, however it is written, and of twenty requests at once", async () => {
    const strict = await createEmailSignInFixture({ RATE_LIMIT_MULTIPLIER: "1" });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        strict.ask(at % 2 ? "Ana+x@Example.com" : "ana@example.com"),
      ),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(15);
    expect(refused[0]?.headers["retry-after"]).toBeDefined();
    expect(refused[0]?.body).toContain("Use the newest one");
    await strict.close();
  });

  test("of wrong codes by a visitor, across sign-ins", async () => {
    const strict = await createEmailSignInFixture({ RATE_LIMIT_MULTIPLIER: "1" });
    for (const email of ["a@example.com", "b@example.com", "c@example.com"]) {
      const one = await strict.start(email);
      for (let at = 0; at < 10; at += 1) await one.enter(getWrongCode(one.code));
    }
    const last = await strict.start("d@example.com");
    expect((await last.enter(last.code)).statusCode).toBe(429);
    expect(hasSession(await last.open())).toBe(true);
    await strict.close();
  });
});

describe("known and unknown addresses (rule: email-sign-in)", () => {
  test("get the same response for the same work", async () => {
    const known = world.newAddress();
    await (await world.start(known)).open();
    const unknown = world.newAddress();
    const walk = async (email: string) => {
      let page = "";
      const statements = await world.captureStatements(async () => {
        const asked = await world.ask(email);
        const next = await world.app.inject({
          url: String(asked.headers.location),
          headers: { cookie: world.cookiesOf(asked) },
        });
        page = `${asked.statusCode} ${next.statusCode} ${next.body.replaceAll(email, "ADDRESS")}`;
      });
      return { page: page.replaceAll(/code\/[0-9a-f-]{36}/g, "code/ID"), statements };
    };
    expect(await walk(known)).toEqual(await walk(unknown));
  });
});
