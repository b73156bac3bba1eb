import { recordReferralClick } from "@giftling/db/queries/referrals/referrals";
import { families, users } from "@giftling/db/schema/index";
import { makeFamily } from "@giftling/db/testing/factories";
import { deleteRow } from "@giftling/db/testing/rows";
import { addDays } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignInFixture, type SignInFixture } from "../../testing/sign-in-fixture.ts";
import { findOrCreateAccount } from "./sign-in.ts";

let world: SignInFixture;
beforeAll(async () => {
  world = await createSignInFixture();
});
afterAll(() => world.close());

describe("a sign-up through a hub or a referral", () => {
  const grantOf = (user: { premiumGrantedUntil: string | null }) => user.premiumGrantedUntil;
  const inThirtyDays = () => addDays(new Date(), 30).toISOString().slice(0, 10);
  const referralsOf = async (referrerId: string) =>
    (await world.db.query.referrals.findMany()).filter((row) => row.referrerId === referrerId);

  test("grants 30 days of Premium to a new account from a hub, but not to an existing one", async () => {
    const person = world.somebody();
    const { user } = await world.walkIn(person, "?from=hub");
    expect(grantOf(user)?.slice(0, 10)).toBe(inThirtyDays());
    expect(user.isPremium).toBe(true);
    const old = world.somebody();
    await world.walkIn(old);
    expect(grantOf((await world.walkIn(old, "?from=hub")).user)).toBeNull();
  });

  test("grants 30 days from a friend, and records the click and the sign-up with a masked address", async () => {
    const friend = await makeFamily(world.db);
    const { user, familyId } = await world.walkIn(world.somebody(), `?ref=${friend.referralCode}`);
    expect(grantOf(user)?.slice(0, 10)).toBe(inThirtyDays());
    expect(await referralsOf(friend.id)).toMatchObject([
      { refereeId: familyId, refereeEmail: "pe•••@example.com", publishedPageAt: null },
    ]);
    expect((await referralsOf(friend.id))[0]?.signedUpAt).toEqual(expect.any(Date));
  });

  test("records only a click without a sign-up", async () => {
    const friend = await makeFamily(world.db);
    await world.app.inject({ url: `/api/login?ref=${friend.referralCode}` });
    expect(await referralsOf(friend.id)).toMatchObject([{ refereeId: null, signedUpAt: null }]);
  });

  test("grants nothing for an unknown code", async () => {
    expect(grantOf((await world.walkIn(world.somebody(), "?ref=nobody-has-this")).user)).toBeNull();
  });

  test.each(["%00", "%F0%9F%98%80", "a%20b", "x".repeat(65)])(
    "succeeds without a grant for an invalid code: %s",
    async (ref) => {
      const { user, location } = await world.walkIn(world.somebody(), `?ref=${ref}`);
      expect(location).toBe("/onboarding");
      expect(grantOf(user)).toBeNull();
    },
  );

  test("ignores a repeated code parameter", async () => {
    const { location } = await world.walkIn(world.somebody(), "?ref=one-code&ref=another-code");
    expect(location).toBe("/onboarding");
  });

  test("grants nothing for a self-referral under another identity", async () => {
    const person = world.somebody();
    const self = await makeFamily(world.db, {
      owner: { email: person.email.replace("@", "+me@") },
    });
    expect(grantOf((await world.walkIn(person, `?ref=${self.referralCode}`)).user)).toBeNull();
    expect(await referralsOf(self.id)).toMatchObject([{ refereeId: null, signedUpAt: null }]);
  });

  test("counts a referral between two people without e-mail addresses", async () => {
    const friend = await makeFamily(world.db, { owner: { email: "" } });
    const now = world.clock.now();
    const referralId = await recordReferralClick(world.db, friend.id, "visitor", now, []);
    const person = {
      issuer: "https://quiet.example",
      subject: "1",
      email: "",
      verifiedEmail: null,
    };
    const named = { ...person, firstName: "Maria", lastName: "Silva" };
    const { family } = await findOrCreateAccount(world.deps, named, {
      referralId,
      isFromHub: false,
    });
    expect(await referralsOf(friend.id)).toMatchObject([{ refereeId: family.id }]);
  });

  const visit = async (
    referrerEmail: string,
    told: { email: string; unverifiedEmail?: string },
  ) => {
    const friend = await makeFamily(world.db, { owner: { email: referrerEmail } });
    const now = world.clock.now();
    const referralId = await recordReferralClick(world.db, friend.id, "visitor", now, []);
    const person = {
      issuer: "https://quiet.example",
      subject: friend.id,
      verifiedEmail: told.email || null,
      ...told,
    };
    const named = { ...person, firstName: "Maria", lastName: "Silva" };
    const { family } = await findOrCreateAccount(world.deps, named, {
      referralId,
      isFromHub: false,
    });
    return { family, named, referrals: await referralsOf(friend.id) };
  };

  test.each([
    ["the friend's address is not verified", "ana@example.com", { unverifiedEmail: "x@y.example" }],
    ["neither is", "", { unverifiedEmail: "x@y.example" }],
    ["only the friend tells one", "", { email: "somebody@example.com" }],
    ["only the referrer tells one", "ana@example.com", {}],
  ])("grants nothing when %s (rule: self-referral)", async (_what, referrer, told) => {
    const { family, referrals } = await visit(referrer, { email: "", ...told });
    expect(family.premiumGrantedUntil).toBeNull();
    expect(referrals).toMatchObject([{ refereeId: null, signedUpAt: null }]);
  });

  test("deletes an address that the provider reports as unverified, and preserves others (rule: sign-in)", async () => {
    const { named } = await visit("ana@example.com", { email: "old@example.com" });
    const again = async (unverifiedEmail: string) => {
      const told = { ...named, email: "", verifiedEmail: null, unverifiedEmail };
      const source = { referralId: null, isFromHub: false };
      const { email, verifiedEmail } = (await findOrCreateAccount(world.deps, told, source)).user;
      return [email, verifiedEmail];
    };
    expect(await again("")).toEqual(["old@example.com", "old@example.com"]);
    expect(await again("new@example.com")).toEqual(["old@example.com", null]);
    expect(await again("old@example.com")).toEqual(["", null]);
  });

  test("grants Premium once per person, even after the account was deleted", async () => {
    const person = world.somebody();
    const { user, familyId } = await world.walkIn(person, "?from=hub");
    await deleteRow(world.db, families, familyId);
    await deleteRow(world.db, users, user.id);
    const again = await world.walkIn(person, "?from=hub");
    expect(again.user.id).not.toBe(user.id);
    expect(grantOf(again.user)).toBeNull();
  });
});
