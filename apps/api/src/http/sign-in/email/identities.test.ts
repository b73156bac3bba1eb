import { families, users } from "@giftling/db/schema/index";
import { makeFamilyUrl } from "@giftling/db/testing/factories";
import { deleteRow } from "@giftling/db/testing/rows";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createEmailSignInFixture,
  type EmailSignInFixture,
} from "../../../testing/email-sign-in-fixture.ts";
import { findOrCreateAccount } from "../sign-in.ts";

let world: EmailSignInFixture;
beforeAll(async () => {
  world = await createEmailSignInFixture();
});
afterAll(() => world.close());

describe("identities with one verified address (rule: email-sign-in)", () => {
  const provider = (email: string, verified = true) => ({
    issuer: "https://id.example",
    subject: crypto.randomUUID(),
    ...(verified ? { email } : { email: "", unverifiedEmail: email }),
    verifiedEmail: verified ? email : null,
    firstName: "Ana",
    lastName: "Lopez",
  });
  const source = { referralId: null, isFromHub: false };

  test("meet in the account of the provider's identity", async () => {
    const email = world.newAddress();
    const known = await findOrCreateAccount(world.deps, provider(email), source);
    await makeFamilyUrl(world.db, known.family.id);
    const response = await (await world.start(email)).open();
    expect(response.headers.location).toBe("/dashboard");
    expect((await world.userOf(response)).user.id).toBe(known.user.id);
    expect((await world.userOf(response)).user.firstName).toBe("Ana");
  });

  test("meet in the account of the e-mail identity", async () => {
    const email = world.newAddress();
    const { user } = await world.userOf(await (await world.start(email)).open());
    const again = await findOrCreateAccount(world.deps, provider(email.toUpperCase()), source);
    expect(again.user.id).toBe(user.id);
  });

  test("never meet on an unverified address, or through another person's provider identity", async () => {
    const email = world.newAddress();
    const unverified = await findOrCreateAccount(world.deps, provider(email, false), source);
    const { user } = await world.userOf(await (await world.start(email)).open());
    expect(user.id).not.toBe(unverified.user.id);
    const other = world.newAddress();
    const one = await findOrCreateAccount(world.deps, provider(other), source);
    const two = await findOrCreateAccount(world.deps, provider(other), source);
    expect(two.user.id).not.toBe(one.user.id);
  });

  test("meet in one account when both sign in for the first time at once", async () => {
    for (let at = 0; at < 5; at += 1) {
      const email = world.newAddress();
      const mailed = await world.start(email);
      const [response, account] = await Promise.all([
        mailed.open(),
        findOrCreateAccount(world.deps, provider(email), source),
      ]);
      expect((await world.userOf(response)).user.id).toBe(account.user.id);
    }
  });

  test("get one grant, remembered by the canonical address after the account is deleted (rule: trial-once)", async () => {
    const email = world.newAddress();
    const first = await findOrCreateAccount(world.deps, provider(email), {
      ...source,
      isFromHub: true,
    });
    const rowOfFamily = await world.db.query.families.findFirst({
      where: (row, { eq: equals }) => equals(row.id, first.family.id),
    });
    expect(rowOfFamily?.premiumGrantedUntil).not.toBeNull();
    await deleteRow(world.db, families, first.family.id);
    await deleteRow(world.db, users, first.user.id);
    const tagged = email.toUpperCase().replace("@", "+again@");
    const { family } = await world.userOf(await (await world.start(tagged, "?from=hub")).open());
    expect(family.premiumGrantedUntil).toBeNull();
  });
});
