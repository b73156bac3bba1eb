import { claimTrialTombstones } from "@giftling/db/queries/account/sign-in";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasFamilyHadTrial, hashIdentities } from "../../../features/user/trial-history.ts";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import {
  createEmailSignInFixture,
  type EmailSignInFixture,
} from "../../../testing/email-sign-in-fixture.ts";

let world: EmailSignInFixture;
beforeAll(async () => {
  world = await createEmailSignInFixture();
});
afterAll(() => world.close());

const WRONG = "000000";

/** Signs in a new parent, and requests the codes that confirm `to` as the parent's new sign-in address. */
async function startChange(to: string) {
  const signedIn = await (await world.start(world.newAddress())).open();
  const { user, family } = await world.userOf(signedIn);
  const session = world.sessionOf(signedIn);
  const asked = await world.post("/api/login/change", { email: to }, { cookie: session });
  const cookie = `${session}; ${world.cookiesOf(asked)}`;
  await deliverAllMails(world.deps);
  const codeOf = (address: string) =>
    world.smtp.received
      .findLast((mail) => mail.to === address && mail.text.includes("To change the e-mail"))
      ?.subject.slice(0, 7) ?? "";
  return {
    user,
    family,
    asked,
    cookie,
    codes: { from: codeOf(user.email), to: codeOf(to) },
    enter: (codes: { from: string; to: string }, as = cookie) =>
      world.post("/api/login/change/codes", codes, { cookie: as }),
    emailNow: async () =>
      (
        await world.db.query.users.findFirst({
          where: (row, { eq: equals }) => equals(row.id, user.id),
        })
      )?.email,
  };
}

describe("a change of address (rule: changed-address)", () => {
  test("needs the codes of both addresses, then signs in with the new one only", async () => {
    const to = world.newAddress();
    const one = await startChange(to);
    expect(one.asked.headers.location).toBe("/api/login/change/codes");
    for (const codes of [
      { from: one.codes.from, to: WRONG },
      { from: WRONG, to: one.codes.to },
      { from: one.codes.to, to: one.codes.from },
    ]) {
      expect((await one.enter(codes)).statusCode).toBe(400);
    }
    expect(await one.emailNow()).toBe(one.user.email);
    expect((await one.enter(one.codes)).headers.location).toBe("/settings/account");
    expect(await one.emailNow()).toBe(to);
    const again = await world.userOf(await (await world.start(to)).open());
    expect(again.user.id).toBe(one.user.id);
    const former = await world.userOf(await (await world.start(one.user.email)).open());
    expect(former.user.id).not.toBe(one.user.id);
  });

  test("happens once, of twenty forms at once", async () => {
    const to = world.newAddress();
    const one = await startChange(to);
    const responses = await Promise.all(Array.from({ length: 20 }, () => one.enter(one.codes)));
    expect(new Set(responses.map(({ headers }) => headers.location))).toEqual(
      new Set(["/settings/account"]),
    );
    expect(await one.emailNow()).toBe(to);
  });

  test("gives an address to one of two parents who ask at once", async () => {
    const to = world.newAddress();
    const both = [await startChange(to), await startChange(to)];
    const [first, second] = both;
    if (!first || !second) throw new Error("unreachable");
    // The second mail to the new address has another code than the first.
    const mails = world.smtp.received.filter((mail) => mail.to === to);
    const [one, two] = mails.map(({ subject }) => subject.slice(0, 7));
    const responses = await Promise.all([
      first.enter({ from: first.codes.from, to: one ?? "" }),
      second.enter({ from: second.codes.from, to: two ?? "" }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
    const emails = await Promise.all(both.map((each) => each.emailNow()));
    expect(emails.filter((email) => email === to)).toHaveLength(1);
  });

  test("rejects an address of another account, after both codes", async () => {
    const taken = await world.userOf(await (await world.start(world.newAddress())).open());
    const one = await startChange(taken.user.email);
    const response = await one.enter(one.codes);
    expect(response.statusCode).toBe(409);
    expect(response.body).toContain("Somebody signs in with this address already");
    expect(await one.emailNow()).toBe(one.user.email);
  });

  test("ends after ten wrong codes, also for the right ones", async () => {
    const one = await startChange(world.newAddress());
    await Promise.all(
      Array.from({ length: 10 }, () => one.enter({ from: one.codes.from, to: WRONG })),
    );
    expect((await one.enter(one.codes)).body).toContain("Too many wrong codes");
    expect(await one.emailNow()).toBe(one.user.email);
  });

  test("needs the browser and the session that asked", async () => {
    const one = await startChange(world.newAddress());
    const other = await startChange(world.newAddress());
    const [session = ""] = one.cookie.split("; ");
    const [, attempt = ""] = one.cookie.split("; ");
    const [otherSession = ""] = other.cookie.split("; ");
    for (const cookie of [session, attempt, `${otherSession}; ${attempt}`]) {
      const response = await one.enter(one.codes, cookie);
      expect(response.statusCode).toBe(303);
    }
    expect(await one.emailNow()).toBe(one.user.email);
  });

  test("preserves the record of a used trial (rule: trial-once)", async () => {
    const one = await startChange(world.newAddress());
    const person = { issuer: "email", subject: one.user.email, verifiedEmail: null };
    await claimTrialTombstones(world.db, hashIdentities(world.deps, [person]));
    await one.enter(one.codes);
    expect(await hasFamilyHadTrial(world.deps, world.db, one.family.id)).toBe(true);
  });

  test("rejects the present address and a person without a sign-in by e-mail", async () => {
    const one = await startChange(world.newAddress());
    const same = await world.post(
      "/api/login/change",
      { email: one.user.email.toUpperCase() },
      { cookie: one.cookie },
    );
    expect(same.statusCode).toBe(400);
    const { id } = await world.parent();
    const cookie = await world.signIn(id);
    const page = await world.app.inject({ url: "/api/login/change", headers: { cookie } });
    expect(page.headers.location).toBe("/settings/account");
  });
});
