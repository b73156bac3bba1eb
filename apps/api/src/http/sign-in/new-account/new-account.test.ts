import { storeSetupToken } from "@giftling/db/queries/operation/installation";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sha256 } from "../../../core/crypto/tokens.ts";
import { createSignUpInvite } from "../../../features/sign-up-invites/sign-up-invites.ts";
import {
  createEmailSignInFixture,
  type EmailSignInFixture,
} from "../../../testing/email-sign-in-fixture.ts";
import { makeInvite } from "../../../testing/invites.ts";
import { deleteExpiredData } from "../../../worker/delete-expired-data.ts";
import { findOrCreateAccount, SignUpError } from "../sign-in.ts";

let world: EmailSignInFixture;
beforeAll(async () => {
  world = await createEmailSignInFixture({ SIGN_UPS: "invited" });
});
afterAll(() => world.close());

const NAME = "Ana  Maria Rivera";

/** Creates an operator's invitation and returns its path. */
async function invite(): Promise<string> {
  return (await createSignUpInvite(world.db, { origin: "", now: world.clock.now() })).url;
}

/** Signs in with a new address by e-mail. Returns the response to the entered code. */
async function enterCode(email: string, query = "") {
  const one = await world.start(email, query);
  return one.enter(one.code);
}

describe("sign-ups by invitation (rule: sign-ups)", () => {
  test("refuse a new address with a page, after the same form and mail as for a known one", async () => {
    const email = world.newAddress();
    const response = await enterCode(email);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain("A new family needs an invitation");
    expect(await world.countUsers(email)).toBe(0);
  });

  test("are not offered on the page that asks for the address", async () => {
    const { body } = await world.app.inject("/api/login");
    expect(body).toContain("<h1>Log in</h1>");
    expect(body).toContain("Open your invitation");
  });

  test("create one account with an operator's link, which signs in by mail from then on", async () => {
    const path = await invite();
    const email = world.newAddress();
    const page = await world.app.inject({ url: path, headers: { "accept-language": "es" } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Te invitaron a Giftling");
    expect(page.body).not.toContain("<script");
    const response = await world.post(path, { name: NAME, email }, {});
    expect(response.headers.location).toBe("/onboarding");
    const { user } = await world.userOf(response);
    expect(user).toMatchObject({ firstName: "Ana", lastName: "Maria Rivera", verifiedEmail: null });
    expect((await world.app.inject({ url: path })).statusCode).toBe(404);
    const again = await world.userOf(await enterCode(email));
    expect(again.user).toMatchObject({ id: user.id, verifiedEmail: email });
  });

  test("end their session when somebody else proves the address by mail", async () => {
    const email = world.newAddress();
    const invited = await world.post(await invite(), { name: NAME, email }, {});
    const proved = await enterCode(email);
    await expect(world.userOf(invited)).rejects.toThrow("No session");
    // Later sign-ins end no session.
    await enterCode(email);
    expect((await world.userOf(proved)).user.verifiedEmail).toBe(email);
  });

  test("end their session when somebody else proves the address at a provider", async () => {
    const email = world.newAddress();
    const invited = await world.post(await invite(), { name: NAME, email }, {});
    const { user } = await world.userOf(invited);
    const person = { issuer: "https://id.example", subject: email, email, verifiedEmail: email };
    const source = { referralId: null, isFromHub: false };
    const profile = { ...person, firstName: "Ana", lastName: "Rivera" };
    const proved = await findOrCreateAccount(world.deps, profile, source);
    expect(proved.user).toMatchObject({ id: user.id, verifiedEmail: email });
    await expect(world.userOf(invited)).rejects.toThrow("No session");
  });

  test("create one account when a link is used twice at once", async () => {
    const path = await invite();
    const emails = Array.from({ length: 6 }, world.newAddress);
    const all = await Promise.all(
      emails.map((email) => world.post(path, { name: NAME, email }, {})),
    );
    expect(all.filter(({ statusCode }) => statusCode === 302)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 404)).toHaveLength(5);
    const counts = await Promise.all(emails.map(world.countUsers));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test("sign nobody in to an existing account, and leave the link unused", async () => {
    const email = world.newAddress();
    await world.post(await invite(), { name: NAME, email }, {});
    const path = await invite();
    const response = await world.post(path, { name: NAME, email: email.toUpperCase() }, {});
    expect(response.statusCode).toBe(409);
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(response.body).toContain("already has an account");
    expect((await world.app.inject({ url: path })).statusCode).toBe(200);
  });

  test("mark the fields that are missing", async () => {
    const response = await world.post(await invite(), { name: " ", email: "ana" }, {});
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain("Please tell us your name");
    expect(response.body.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  test("end after 14 days, and are then deleted", async () => {
    const path = await invite();
    world.clock.advance(14 * 24 * 3_600_000);
    expect((await world.app.inject({ url: path })).statusCode).toBe(404);
    const email = world.newAddress();
    expect((await world.post(path, { name: NAME, email }, {})).statusCode).toBe(404);
    await deleteExpiredData(world.deps);
    const left = await world.db.query.signUpInvites.findMany();
    expect(left.map(({ tokenHash }) => tokenHash)).not.toContain(sha256(path.split("/")[3] ?? ""));
  });

  test("let a person in whom a family invited", async () => {
    const { id } = await world.parent();
    const email = world.newAddress();
    const { token } = await makeInvite(world.deps, id, email);
    const returnTo = `?returnTo=${encodeURIComponent(`/join/${token}`)}`;
    expect((await enterCode(email, returnTo)).headers.location).toBe(`/join/${token}`);
    const forged = `?returnTo=${encodeURIComponent("/join/made-up")}`;
    expect((await enterCode(world.newAddress(), forged)).statusCode).toBe(403);
  });

  test("are closed to everybody with SIGN_UPS=closed, except existing accounts", async () => {
    const known = world.newAddress();
    await world.post(await invite(), { name: NAME, email: known }, {});
    const path = await invite();
    world.deps.config.signUps = "closed";
    expect((await world.post(path, { name: NAME, email: "new@example.com" }, {})).statusCode).toBe(
      404,
    );
    expect((await enterCode(world.newAddress())).body).toContain("takes no new families");
    expect((await enterCode(known)).headers.location).toBe("/onboarding");
    world.deps.config.signUps = "invited";
  });
});

describe("the first account of a server with its own database (rule: first-account)", () => {
  const person = (subject: string) => ({
    issuer: "email",
    subject,
    email: subject,
    verifiedEmail: subject,
    firstName: "Ana",
    lastName: "",
  });

  test("is created once, with the newest setup link, and no account before it", async () => {
    const fresh = await createEmailSignInFixture({ SIGN_UPS: "open" });
    const { db, clock } = fresh.deps;
    const config = {
      ...fresh.deps.config,
      dataDir: "/data",
      isOriginSet: false,
      origin: "http://192.168.1.5:3000",
    };
    const create = (email: string, token?: string) =>
      findOrCreateAccount({ db, clock, config }, person(email), {
        referralId: null,
        isFromHub: false,
        link: token === undefined ? undefined : { kind: "setup", tokenHash: sha256(token) },
      });
    expect(await storeSetupToken(db, sha256("first"))).toBe(true);
    expect(await storeSetupToken(db, sha256("second"))).toBe(true);
    await expect(create("open@example.com")).rejects.toThrow(SignUpError);
    await expect(create("ana@example.com", "first")).rejects.toThrow(SignUpError);
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) => create(`ana${at}@example.com`, "second")),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.query.installation.findFirst()).toMatchObject({
      origin: "http://192.168.1.5:3000",
    });
    expect(await db.$count(db._.fullSchema.users)).toBe(1);
    // If an account exists, a restart creates no setup link, and open sign-ups are accepted.
    expect(await storeSetupToken(db, sha256("third"))).toBe(false);
    await create("open@example.com");
    await fresh.close();
  });
});
