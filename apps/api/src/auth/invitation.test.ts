import { recordReferralClick } from "@giftling/db/queries/referrals";
import { makeFamily } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignInWorld, type SignInWorld } from "../testing/sign-in-world.ts";
import { accountOf } from "./sign-in.ts";

let world: SignInWorld;
beforeAll(async () => {
  world = await createSignInWorld();
});
afterAll(() => world.close());

describe("an invitation", () => {
  const grantOf = (user: { premiumGrantedUntil: string | null }) => user.premiumGrantedUntil;
  const inThirtyDays = () => addDays(new Date(), 30).toISOString().slice(0, 10);
  const referralsOf = async (referrerId: string) =>
    (await world.db.query.referrals.findMany()).filter((row) => row.referrerId === referrerId);

  test("from a hub brings 30 days of Premium, to a new account only", async () => {
    const person = world.somebody();
    const { user } = await world.walkIn(person, "?from=hub");
    expect(grantOf(user)?.slice(0, 10)).toBe(inThirtyDays());
    expect(user.isPremium).toBe(true);
    const old = world.somebody();
    await world.walkIn(old);
    expect(grantOf((await world.walkIn(old, "?from=hub")).user)).toBeNull();
  });

  test("from a friend brings 30 days and notes the click and the sign-up, with the address masked", async () => {
    const friend = await makeFamily(world.db);
    const { user, familyId } = await world.walkIn(world.somebody(), `?ref=${friend.referralCode}`);
    expect(grantOf(user)?.slice(0, 10)).toBe(inThirtyDays());
    expect(await referralsOf(friend.id)).toMatchObject([
      { refereeId: familyId, refereeEmail: "pe•••@example.com", publishedPageAt: null },
    ]);
    expect((await referralsOf(friend.id))[0]?.signedUpAt).not.toBeNull();
  });

  test("that was only clicked stays a click", async () => {
    const friend = await makeFamily(world.db);
    await world.app.inject({ url: `/api/login?ref=${friend.referralCode}` });
    expect(await referralsOf(friend.id)).toMatchObject([{ refereeId: null, signedUpAt: null }]);
  });

  test("by a code that is nobody's brings nothing", async () => {
    expect(grantOf((await world.walkIn(world.somebody(), "?ref=nobody-has-this")).user)).toBeNull();
  });

  test.each(["%00", "%F0%9F%98%80", "a%20b", "x".repeat(65)])(
    "by what can be no code keeps nobody from signing in: %s",
    async (ref) => {
      const { user, location } = await world.walkIn(world.somebody(), `?ref=${ref}`);
      expect(location).toBe("/onboarding");
      expect(grantOf(user)).toBeNull();
    },
  );

  test("is read once: two codes are none", async () => {
    const { location } = await world.walkIn(world.somebody(), "?ref=one-code&ref=another-code");
    expect(location).toBe("/onboarding");
  });

  test("by oneself under another identity brings nothing to either", async () => {
    const person = world.somebody();
    const self = await makeFamily(world.db, {
      owner: { email: person.email.replace("@", "+me@") },
    });
    expect(grantOf((await world.walkIn(person, `?ref=${self.referralCode}`)).user)).toBeNull();
    expect(await referralsOf(self.id)).toMatchObject([{ refereeId: null, signedUpAt: null }]);
  });

  test("counts between two people whose provider tells no address", async () => {
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
    const { family } = await accountOf(world.deps, named, { referralId, isFromHub: false });
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
    const { family } = await accountOf(world.deps, named, { referralId, isFromHub: false });
    return { family, named, referrals: await referralsOf(friend.id) };
  };

  test.each([
    ["the friend's address is not verified", "ana@example.com", { unverifiedEmail: "x@y.example" }],
    ["neither is", "", { unverifiedEmail: "x@y.example" }],
    ["only the friend tells one", "", { email: "somebody@example.com" }],
    ["only the referrer tells one", "ana@example.com", {}],
  ])("brings nothing when %s (rule: self-referral)", async (_what, referrer, told) => {
    const { family, referrals } = await visit(referrer, { email: "", ...told });
    expect(family.premiumGrantedUntil).toBeNull();
    expect(referrals).toMatchObject([{ refereeId: null, signedUpAt: null }]);
  });

  test("an address that the provider no longer vouches for is forgotten, another one stays (rule: sign-in)", async () => {
    const { named } = await visit("ana@example.com", { email: "old@example.com" });
    const again = async (unverifiedEmail: string) => {
      const told = { ...named, email: "", verifiedEmail: null, unverifiedEmail };
      const source = { referralId: null, isFromHub: false };
      const { email, verifiedEmail } = (await accountOf(world.deps, told, source)).user;
      return [email, verifiedEmail];
    };
    expect(await again("")).toEqual(["old@example.com", "old@example.com"]);
    expect(await again("new@example.com")).toEqual(["old@example.com", null]);
    expect(await again("old@example.com")).toEqual(["", null]);
  });

  test("counts once per person for ever: also after the account is gone", async () => {
    const person = world.somebody();
    const { user, familyId } = await world.walkIn(person, "?from=hub");
    await world.db.execute(
      `delete from families where id = '${familyId}'; delete from users where id = '${user.id}'`,
    );
    const again = await world.walkIn(person, "?from=hub");
    expect(again.user.id).not.toBe(user.id);
    expect(grantOf(again.user)).toBeNull();
  });
});
