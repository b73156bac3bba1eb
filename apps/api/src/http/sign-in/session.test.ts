import { setSessionExpiry } from "@giftling/db/queries/account/sessions";
import { makeFamily } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sha256 } from "../../core/crypto/tokens.ts";
import { createSessionStore, purgeExpiredSessions } from "../../services/identity/session.ts";
import { getCookiePair } from "../../testing/app.ts";
import { createTestFixture, type TestFixture } from "../../testing/test-fixture.ts";

let world: TestFixture;
beforeAll(async () => {
  world = await createTestFixture();
});
afterAll(() => world.close());

const sessions = () => world.deps.sessions;
const rows = () => world.db.query.sessions.findMany();
const getToken = (cookie: string) => cookie.split("=")[1] ?? "";

async function signedIn() {
  const { id } = (await makeFamily(world.db)).owner;
  const setCookie = await sessions().start(id, undefined);
  return { id, setCookie, cookie: getCookiePair(setCookie) };
}

/** Sets the creation and expiry times of the session in `cookie`. */
async function age(cookie: string, made: Date, ends: Date) {
  await world.db.execute(
    `update sessions set created_at = '${made.toISOString()}', expires_at = '${ends.toISOString()}' where id_hash = '${sha256(getToken(cookie))}'`,
  );
}

describe("the session cookie", () => {
  test("contains 256 random bits and is stored only as a hash", async () => {
    const { id, cookie } = await signedIn();
    const token = getToken(cookie);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const own = (await rows()).find((row) => row.userId === id);
    expect(own?.idHash).toBe(sha256(token));
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  test("is HttpOnly and SameSite, and bound to the host over HTTPS", async () => {
    const { id, setCookie } = await signedIn();
    expect(setCookie).toMatch(/^giftling=/);
    expect(setCookie).toMatch(/HttpOnly/);
    expect(setCookie).toMatch(/SameSite=Lax/);
    expect(setCookie).not.toMatch(/Secure/);
    const secure = await createSessionStore(world.db, { isSecure: true }).start(id, undefined);
    expect(secure).toMatch(/^__Host-giftling=/);
    expect(secure).toMatch(/; Secure/);
    expect(secure).toMatch(/; Path=\//);
    expect(secure).not.toMatch(/Domain/);
  });
});

describe("a session", () => {
  test("is found by its cookie among others", async () => {
    const { id, cookie } = await signedIn();
    const live = await sessions().fromCookieHeader(`theme=dark; ${cookie}; x=1`);
    expect(live).toMatchObject({ user: { id }, renewedCookie: null });
  });

  test("is found only by the cookie name of an HTTPS origin", async () => {
    const secure = createSessionStore(world.db, { isSecure: true });
    const { id } = (await makeFamily(world.db)).owner;
    const cookie = getCookiePair(await secure.start(id, undefined));
    expect(await secure.fromCookieHeader(`giftling=x; ${cookie}`)).toMatchObject({ user: { id } });
    expect(await secure.fromCookieHeader(cookie.replace("__Host-", ""))).toBeNull();
    expect(await secure.fromCookieHeader(`x${cookie}`)).toBeNull();
  });

  test("is not found without a cookie, with a forged one, or with the stored hash", async () => {
    const { cookie } = await signedIn();
    expect(await sessions().fromCookieHeader(undefined)).toBeNull();
    expect(await sessions().fromCookieHeader("giftling=")).toBeNull();
    expect(await sessions().fromCookieHeader("giftling=forged")).toBeNull();
    expect(await sessions().fromCookieHeader(`giftling=${sha256(getToken(cookie))}`)).toBeNull();
  });

  test("replaces the browser's previous session", async () => {
    const first = await signedIn();
    const other = (await makeFamily(world.db)).owner;
    const second = getCookiePair(await sessions().start(other.id, first.cookie));
    expect(await sessions().fromCookieHeader(first.cookie)).toBeNull();
    expect(await sessions().fromCookieHeader(second)).toMatchObject({ user: { id: other.id } });
  });

  test("never adopts an ID sent by the browser", async () => {
    const { id } = (await makeFamily(world.db)).owner;
    const started = getCookiePair(await sessions().start(id, "giftling=planted-by-somebody"));
    expect(getToken(started)).not.toBe("planted-by-somebody");
    expect(await sessions().fromCookieHeader("giftling=planted-by-somebody")).toBeNull();
  });

  test("is extended by use, at most once a day", async () => {
    const { cookie } = await signedIn();
    const now = new Date();
    await age(cookie, addDays(now, -10), addDays(now, 20));
    const live = await sessions().fromCookieHeader(cookie);
    expect(getCookiePair(live?.renewedCookie ?? "")).toBe(cookie);
    expect((await sessions().fromCookieHeader(cookie))?.renewedCookie).toBeNull();
    const row = (await rows()).find(({ idHash }) => idHash === sha256(getToken(cookie)));
    expect(row?.expiresAt.getTime()).toBeGreaterThan(addDays(now, 29.9).getTime());
  });

  test("expires after 30 days without use", async () => {
    const { cookie } = await signedIn();
    await setSessionExpiry(world.db, sha256(getToken(cookie)), new Date(Date.now() - 1));
    expect(await sessions().fromCookieHeader(cookie)).toBeNull();
  });

  test("expires after 90 days even when used", async () => {
    const { cookie } = await signedIn();
    const now = new Date();
    await age(cookie, addDays(now, -89.9), addDays(now, 30));
    expect(await sessions().fromCookieHeader(cookie)).not.toBeNull();
    await age(cookie, addDays(now, -90.1), addDays(now, 30));
    expect(await sessions().fromCookieHeader(cookie)).toBeNull();
  });

  test("does not end the parent's other sessions on sign-out", async () => {
    const { id, cookie } = await signedIn();
    const elsewhere = getCookiePair(await sessions().start(id, undefined));
    expect(await sessions().end(cookie)).toMatch(/^giftling=;/);
    expect(await sessions().fromCookieHeader(cookie)).toBeNull();
    expect(await sessions().fromCookieHeader(elsewhere)).not.toBeNull();
  });
});

test("purges only expired sessions", async () => {
  const [idle, old, live] = [await signedIn(), await signedIn(), await signedIn()];
  const now = new Date();
  await age(idle.cookie, addDays(now, -40), addDays(now, -1));
  await age(old.cookie, addDays(now, -91), addDays(now, 20));
  await purgeExpiredSessions(world.db, now);
  const left = (await rows()).map(({ idHash }) => idHash);
  expect(left).not.toContain(sha256(getToken(idle.cookie)));
  expect(left).not.toContain(sha256(getToken(old.cookie)));
  expect(left).toContain(sha256(getToken(live.cookie)));
});
