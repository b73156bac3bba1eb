import { users } from "@giftling/db/schema/index";
import { makeThankYou } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import { addDays } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { deliverAllMails } from "../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../testing/faulty-smtp.ts";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";

let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
let world: TestApp;
beforeAll(async () => {
  smtp = await startFaultySmtp();
  world = await createTestApp({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});

const DELETE = { confirm: "DELETE" } as const;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Creates a family with a kid. `signInAgain` returns a caller with a new session. */
async function family() {
  const parent = await world.parent();
  const kid = await parent.caller.kids.create({ firstName: "Emma" });
  return { ...parent, kidId: kid.id, signInAgain: () => world.callerOf(parent.id) };
}

const post = (url: string, cookie: string, payload: object) =>
  world.app.inject({ method: "POST", url, headers: { cookie }, payload });

describe("sharing", () => {
  test("stores whether link previews may show the photo", async () => {
    const { as } = await world.parent();
    expect((await as().account.user()).photoInPreviews).toBe(false);
    const user = await as().account.updateSharing({ photoInPreviews: true });
    expect(user.photoInPreviews).toBe(true);
    expect(await as().account.user()).toEqual(user);
    await as().account.updateSharing({ photoInPreviews: false });
    expect((await as().account.user()).photoInPreviews).toBe(false);
  });
});

describe("closing the account (rule: account-closing)", () => {
  test("requires the confirmation word and returns the specified message", async () => {
    const { id, reload } = await family();
    const cookie = await world.signIn(id);
    for (const confirm of ["delete", "DELETE ", ""]) {
      const response = await post("/api/account/close", cookie, { confirm });
      expect(response.statusCode).toBe(400);
      const message = "Verification text did not match";
      expect(response.json()).toEqual({
        code: "INVALID_INPUT",
        message,
        fields: { confirm: message },
      });
    }
    expect((await reload())?.closedAt).toBeNull();
  });

  test("ends every session of this family on every device", async () => {
    const [closing, other] = [await family(), await family()];
    const [phone, laptop] = [await world.signIn(closing.id), await world.signIn(closing.id)];
    const response = await post("/api/account/close", laptop, DELETE);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe("");
    for (const cookie of [phone, laptop]) {
      const user = await world.app.inject({ url: "/api/auth/user", headers: { cookie } });
      expect(user.statusCode).toBe(401);
    }
    expect((await other.as().account.user()).id).toBe(other.owner.id);
  });

  test("hides all public data immediately", async () => {
    const { as, caller, familyUrl, kidId, id } = await family();
    const item = await caller.wishlist.create({ kidId, name: "A kite", url: "https://a.example/" });
    const link = { type: "venmo", label: "Venmo", url: "https://venmo.com/ana" } as const;
    const payment = await caller.links.createPayment({ kidId, ...link });
    await caller.account.setFamilyUrl({ familyUrl: `${familyUrl}-new` });
    const { undoToken } = await world
      .visitor()
      .wishlist.purchase({ id: item.id, purchasedBy: "May" });
    const { id: thankYouId } = await makeThankYou(world.db, kidId);
    const sent = await caller.gratitude.sendThankYou({ id: thankYouId, personalMessage: "Thanks" });
    const page = new URL(sent.pageUrl ?? "").pathname;
    const pages = [`/hub/${familyUrl}-new`, page];
    const statuses = () =>
      Promise.all(pages.map(async (url) => (await world.app.inject({ url })).statusCode));
    expect(await statuses()).toEqual([200, 200]);

    await as().account.close(DELETE);
    expect(await statuses()).toEqual([404, 404]);
    const { hub, links, wishlist, gratitude } = world.visitor();
    const gone = [
      hub.kids({ familyUrl }),
      hub.kids({ familyUrl: `${familyUrl}-new` }),
      hub.kid({ familyUrl: `${familyUrl}-new`, kidId }),
      hub.subscribe({ kidId, name: "May", email: "may@example.com" }),
      links.clickPayment({ id: payment.id }),
      wishlist.purchase({ id: item.id, purchasedBy: "Rose" }),
      wishlist.undoPurchase({ id: item.id, undoToken }),
      gratitude.reportContribution({ kidId, isAnonymous: true, amount: 5, type: "529" }),
      gratitude.thankYouPage({ token: page.split("/").at(-1) ?? "" }),
    ];
    expect(await countCallOutcomes(gone)).toEqual({ NOT_FOUND: gone.length });
    expect((await world.db.query.kids.findMany()).some((kid) => kid.familyId === id)).toBe(true);
  });

  test("takes effect once under concurrent calls", async () => {
    const { id, reload, as } = await family();
    const tally = await countCallOutcomes(
      Array.from({ length: 10 }, () => as().account.close(DELETE)),
    );
    // Later calls have no session, or succeed because the account is already closed.
    expect((tally.ok ?? 0) + (tally.UNAUTHORIZED ?? 0)).toBe(10);
    expect(tally.ok).toBeGreaterThanOrEqual(1);
    const first = (await reload())?.closedAt;
    expect(first).toBeInstanceOf(Date);
    await (await world.callerOf(id)).account.close(DELETE);
    expect((await reload())?.closedAt).toEqual(first);
  });
});

describe("account closing mails (rule: account-mails)", () => {
  const mailsTo = async (userId: string) => {
    await deliverAllMails(world.deps);
    return (await listMails(world.db, { userId })).map(({ kind }) => kind).sort();
  };

  test("are sent once per closing and reactivation, even under concurrent calls", async () => {
    const { id, owner, as } = await family();
    await countCallOutcomes(Array.from({ length: 5 }, () => as().account.close(DELETE)));
    expect(await mailsTo(owner.id)).toEqual(["account-closed"]);
    const caller = await world.callerOf(id);
    await countCallOutcomes(Array.from({ length: 5 }, () => caller.account.reactivate()));
    expect(await mailsTo(owner.id)).toEqual(["account-closed", "account-reactivated"]);
    await (await world.callerOf(id)).account.close(DELETE);
    expect(await mailsTo(owner.id)).toEqual([
      "account-closed",
      "account-closed",
      "account-reactivated",
    ]);
  });

  test("are not sent without an e-mail address", async () => {
    const { id, owner, caller } = await family();
    await updateRow(world.db, users, owner.id, { email: "" });
    await caller.account.close(DELETE);
    await (await world.callerOf(id)).account.reactivate();
    expect(await mailsTo(owner.id)).toEqual([]);
  });
});

describe("a closed account", () => {
  async function closed() {
    const one = await family();
    await one.caller.account.close(DELETE);
    return { ...one, closedAt: (await one.reload())?.closedAt ?? new Date(0) };
  }

  test("returns the purge time, and NOT_FOUND for an open account", async () => {
    const { closedAt, signInAgain } = await closed();
    expect(await (await signInAgain()).account.closure()).toEqual({
      closedAt: closedAt.toISOString(),
      deletesAt: addDays(closedAt, 90).toISOString(),
      canReactivate: true,
      role: "owner",
      userId: expect.any(String),
    });
    const { caller } = await family();
    expect(await getCallOutcome(caller.account.closure())).toBe("NOT_FOUND");
  });

  test("rejects all other calls with ACCOUNT_CLOSED", async () => {
    const { signInAgain, kidId } = await closed();
    const caller = await signInAgain();
    const calls = [
      caller.account.user(),
      caller.account.updateProfile({ firstName: "Ana", lastName: "Rivera" }),
      caller.account.setFamilyUrl({ familyUrl: "somewhere-else" }),
      caller.account.updateSharing({ photoInPreviews: true }),
      caller.kids.list(),
      caller.wishlist.list({ kidId }),
    ];
    expect(await countCallOutcomes(calls)).toEqual({ ACCOUNT_CLOSED: calls.length });
  });

  test("is fully restored by a reactivation, even under concurrent calls", async () => {
    const { signInAgain, familyUrl, kidId, owner } = await closed();
    const caller = await signInAgain();
    const tally = await countCallOutcomes(
      Array.from({ length: 10 }, () => caller.account.reactivate()),
    );
    expect(tally).toEqual({ ok: 10 });
    const user = await (await signInAgain()).account.reactivate();
    expect(user).toMatchObject({ id: owner.id, familyUrl, kidCount: 1 });
    expect((await world.visitor().hub.kid({ familyUrl, kidId })).kid.firstName).toBe("Emma");
  });

  test("is either open or closed after concurrent closing and reactivation", async () => {
    const { signInAgain, familyUrl, reload } = await closed();
    const [one, two] = [await signInAgain(), await signInAgain()];
    const calls = [one.account.reactivate(), two.account.close(DELETE)];
    const tally = await countCallOutcomes(calls);
    expect((tally.ok ?? 0) + (tally.UNAUTHORIZED ?? 0)).toBe(2);
    const hub = await getCallOutcome(world.visitor().hub.kids({ familyUrl }));
    expect(hub).toBe((await reload())?.closedAt === null ? "ok" : "NOT_FOUND");
  });

  test("cannot be reactivated after 90 days", async () => {
    const { signInAgain, familyUrl } = await closed();
    const caller = await signInAgain();
    world.clock.advance(90 * DAY_MS);
    try {
      expect((await caller.account.closure()).canReactivate).toBe(false);
      expect(await getCallOutcome(caller.account.reactivate())).toBe("ACCOUNT_CLOSED");
      await expect(caller.account.reactivate()).rejects.toThrow("The 90 days are over");
    } finally {
      world.clock.advance(-90 * DAY_MS);
    }
    expect(await getCallOutcome(world.visitor().hub.kids({ familyUrl }))).toBe("NOT_FOUND");
  });
});
