import { insertSession } from "@giftling/db/queries/account/sessions";
import { makeFamily, makeFamilyUrl } from "@giftling/db/testing/factories";
import { addDays, userOutput } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashFamilyUrl, sha256 } from "../../core/crypto/tokens.ts";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
} from "../../testing/test-fixture.ts";

let world: TestFixture;
beforeAll(async () => {
  world = await createTestFixture({ OIDC_NAME: "Local Sign-in" });
});
afterAll(() => world.close());

let count = 0;
const newAddress = () => {
  count += 1;
  return `rivera-${count}`;
};

describe("config", () => {
  test("returns the public configuration of this installation", async () => {
    expect(await world.visitor().account.config()).toEqual({
      identityProvider: "Local Sign-in",
      signUps: "open",
      billing: true,
      contactEmail: "hello@giftling.example",
      salesEmail: "sales@giftling.example",
    });
  });
});

test("version: is for signed-in parents (rule: release-version)", async () => {
  const { caller } = await world.parent();
  expect(await caller.account.version()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(await getCallOutcome(world.visitor().account.version())).toBe("UNAUTHORIZED");
});

describe("user", () => {
  test("returns all of the parent's data in the declared shape", async () => {
    const parent = await world.parent({ owner: { email: "ana@home.example" } });
    await parent.caller.kids.create({ firstName: "Emma" });
    const user = await parent.caller.account.user();
    expect(userOutput.parse(user)).toEqual(user);
    expect(user).toMatchObject({
      id: parent.owner.id,
      email: "ana@home.example",
      familyUrl: parent.familyUrl,
      formerFamilyUrls: [],
      kidCount: 1,
      isPremium: false,
    });
  });

  test("derives Premium from stored facts and the current time (rule: premium-derived)", async () => {
    const premiumGrantedUntil = addDays(world.clock.now(), 1);
    const { caller } = await world.parent({ premiumGrantedUntil });
    expect((await caller.account.user()).isPremium).toBe(true);
    world.clock.advance(25 * 60 * 60 * 1_000);
    expect((await caller.account.user()).isPremium).toBe(false);
    world.clock.advance(-25 * 60 * 60 * 1_000);
  });

  test("returns ACCOUNT_CLOSED for a closed account", async () => {
    const { caller } = await world.parent({ closedAt: new Date() });
    expect(await getCallOutcome(caller.account.user())).toBe("ACCOUNT_CLOSED");
  });
});

describe("updateProfile", () => {
  test("stores both names, trimmed", async () => {
    const { as } = await world.parent();
    const user = await as().account.updateProfile({ firstName: " Ana ", lastName: "de la Cruz" });
    expect(user).toMatchObject({ firstName: "Ana", lastName: "de la Cruz" });
    expect(await as().account.user()).toEqual(user);
  });

  test.each([
    { firstName: "", lastName: "Rivera" },
    { firstName: "Ana", lastName: "   " },
    { firstName: "A".repeat(81), lastName: "Rivera" },
    { firstName: "An\u202ea", lastName: "Rivera" },
    { firstName: "An\u0000a", lastName: "Rivera" },
  ])("rejects %o", async (name) => {
    const { caller } = await world.parent();
    expect(await getCallOutcome(caller.account.updateProfile(name))).toBe("INVALID_INPUT");
  });
});

describe("setFamilyUrl (rule: family-url)", () => {
  test("normalizes the input (rule: family-url)", async () => {
    const { caller } = await world.parent();
    const address = newAddress();
    const user = await caller.account.setFamilyUrl({
      familyUrl: `  ${address.toUpperCase()} & Co `,
    });
    expect(user.familyUrl).toBe(`${address}---co`);
  });

  test.each(["", "  ", "ab", "---", "a".repeat(64), "demo", "API", "dashboard"])(
    "rejects %j",
    async (familyUrl) => {
      const { caller } = await world.parent();
      expect(await getCallOutcome(caller.account.setFamilyUrl({ familyUrl }))).toBe(
        "INVALID_INPUT",
      );
    },
  );

  test("resolves a former URL to the current one and lets the family reuse it", async () => {
    const { caller, familyUrl: first } = await world.parent();
    const second = newAddress();
    const moved = await caller.account.setFamilyUrl({ familyUrl: second });
    expect(moved).toMatchObject({ familyUrl: second, formerFamilyUrls: [first] });
    expect((await world.visitor().hub.kids({ familyUrl: first })).familyUrl).toBe(second);
    const back = await caller.account.setFamilyUrl({ familyUrl: first });
    expect(back).toMatchObject({ familyUrl: first, formerFamilyUrls: [second] });
  });

  test("changes nothing when the URL is already current", async () => {
    const { caller, familyUrl } = await world.parent();
    const user = await caller.account.setFamilyUrl({ familyUrl });
    expect(user).toMatchObject({ familyUrl, formerFamilyUrls: [] });
  });

  test("rejects another family's current, former or deleted URL", async () => {
    const other = await world.parent();
    const former = await makeFamilyUrl(world.db, other.id, { isCurrent: false });
    const gone = newAddress();
    const hmac = hashFamilyUrl(world.deps.config.secret, gone);
    await world.db.execute(`insert into address_tombstones (address_hmac) values ('${hmac}')`);
    const { caller, familyUrl } = await world.parent();
    for (const taken of [other.familyUrl, former.address, gone]) {
      const call = caller.account.setFamilyUrl({ familyUrl: taken });
      await expect(call).rejects.toThrow("already taken");
      expect(await getCallOutcome(caller.account.setFamilyUrl({ familyUrl: taken }))).toBe(
        "ADDRESS_TAKEN",
      );
    }
    expect((await caller.account.user()).familyUrl).toBe(familyUrl);
  });

  test("assigns a URL to one of twenty concurrent families", async () => {
    const familyUrl = newAddress();
    const parents = await Promise.all(Array.from({ length: 20 }, () => world.parent()));
    const tally = await countCallOutcomes(
      parents.map(({ caller }) => caller.account.setFamilyUrl({ familyUrl })),
    );
    expect(tally).toEqual({ ok: 1, ADDRESS_TAKEN: 19 });
  });

  test("leaves one current URL after concurrent changes", async () => {
    const { caller, familyUrl } = await world.parent();
    const wanted = Array.from({ length: 10 }, newAddress);
    const tally = await countCallOutcomes(
      wanted.map((one) => caller.account.setFamilyUrl({ familyUrl: one })),
    );
    expect(tally).toEqual({ ok: 10 });
    const user = await caller.account.user();
    expect(wanted).toContain(user.familyUrl);
    expect([user.familyUrl, ...user.formerFamilyUrls].sort()).toEqual(
      [familyUrl, ...wanted].sort(),
    );
  });
});

describe("sessions (rule: sessions)", () => {
  const PHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

  test("are listed with their devices, without those of another parent or an ended one", async () => {
    const { id, owner, caller } = await world.parent();
    await world.coParent(id);
    await world.deps.sessions.start(owner.id, undefined, PHONE);
    const ended = await world.deps.sessions.start(owner.id, undefined, "Firefox/1.0");
    await world.deps.sessions.end(ended.split(";")[0]);
    await insertSession(world.db, {
      idHash: sha256("expired"),
      userId: owner.id,
      expiresAt: addDays(new Date(), -1),
    });
    const sessions = await caller.account.sessions();
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
      [null, true],
      ["Safari, iPhone", false],
    ]);
    const today = new Date().toISOString().slice(0, 10);
    expect(sessions[0]?.usedAt.slice(0, 10)).toBe(today);
  });

  test("all end at once, also when several browsers ask, and only those of the parent", async () => {
    const { id, owner, as, caller } = await world.parent();
    const other = await world.coParent(id);
    const phone = (await world.deps.sessions.start(owner.id, undefined, PHONE)).split(";")[0];
    const outcomes = await countCallOutcomes(
      Array.from({ length: 8 }, () => as().account.signOutEverywhere()),
    );
    expect(outcomes.ok).toBeGreaterThanOrEqual(1);
    expect((outcomes.ok ?? 0) + (outcomes.UNAUTHORIZED ?? 0)).toBe(8);
    expect(await world.deps.sessions.fromCookieHeader(phone)).toBeNull();
    expect(await getCallOutcome(as().account.user())).toBe("UNAUTHORIZED");
    expect(await getCallOutcome(caller.account.sessions())).toBe("UNAUTHORIZED");
    expect(await getCallOutcome(other.as().account.user())).toBe("ok");
  });
});

describe("privacy", () => {
  test("returns only the caller's own account", async () => {
    const [one, two] = [await world.parent(), await world.parent()];
    expect((await one.caller.account.user()).id).toBe(one.owner.id);
    expect((await two.caller.account.user()).id).toBe(two.owner.id);
    expect(await getCallOutcome(world.visitor().account.user())).toBe("UNAUTHORIZED");
  });

  test("creates a new account without a family URL", async () => {
    const { id } = (await makeFamily(world.db)).owner;
    const setCookie = await world.deps.sessions.start(id, undefined);
    const live = await world.deps.sessions.fromCookieHeader(setCookie.split(";")[0]);
    expect(live?.user.id).toBe(id);
  });
});
