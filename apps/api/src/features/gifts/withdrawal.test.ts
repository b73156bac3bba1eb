import { makeActivity, makeContribution, makeKid } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, describe, expect, test } from "vitest";
import { deriveGiftAccessToken } from "../../core/crypto/tokens.ts";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
} from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const HOUR = 60 * 60 * 1_000;

/** Creates a family with a contribution to an activity. Returns functions that act as the giver and as a parent. */
async function family() {
  const { id: familyId, caller, owner } = await world.parent();
  const { id: kidId } = await makeKid(world.db, familyId);
  const activity = await makeActivity(world.db, kidId);
  const money = { kidId, amount: 500, type: "other", contributorName: "May" } as const;
  const visitor = world.visitor();
  const given = await visitor.gratitude.reportContribution({
    ...money,
    wishlistItemId: activity.id,
  });
  const { id, passToken: token } = given;
  return {
    caller,
    kidId,
    id,
    set: (status: "reported" | "confirmed" | "dismissed") =>
      caller.gratitude.setContributionStatus({ id, status }),
    keep: () => caller.gratitude.keepContribution({ id }),
    thank: async () => {
      const [waiting] = await caller.gratitude.pendingThankYous({ kidId });
      return caller.gratitude.sendThankYou({
        id: waiting?.id ?? "",
        personalMessage: "Thank you!",
      });
    },
    pass: () => visitor.gifts.pass({ token }),
    release: () => visitor.gifts.release({ token }),
    askBack: () => visitor.gifts.askBack({ token }),
    ledger: async () => (await caller.gratitude.contributions({ kidId }))[0],
    funding: async () => {
      const items = await caller.wishlist.list({ kidId });
      return items.find((item) => item.id === activity.id)?.fundingReceived;
    },
    mails: () => listMails(world.db, { kind: "contribution-withdrawn", userId: owner.id }),
  };
}

describe("a confirmed contribution (rule: confirmed-withdrawal)", () => {
  test("stays until the parent takes it back on the giver's request", async () => {
    const { set, pass, release, askBack, ledger, funding, mails, caller, kidId } = await family();
    expect(await pass()).toMatchObject({ canGiveBack: true, canAskBack: false, withdrawal: null });
    expect(await getCallOutcome(askBack())).toBe("CONFLICT");
    await set("confirmed");
    expect(await pass()).toMatchObject({ canGiveBack: false, canAskBack: true });
    expect(await getCallOutcome(release())).toBe("CONFLICT");
    expect(await askBack()).toMatchObject({
      status: "confirmed",
      canAskBack: false,
      withdrawal: "requested",
    });
    await askBack();
    expect(await mails()).toHaveLength(1);
    expect(await funding()).toBe(500);
    const waiting = await caller.gratitude.waiting();
    expect(waiting).toEqual([
      { kidId, toThank: 1, toConfirm: 1, toApprove: 0, drafts: 0, toReview: 0 },
    ]);
    await set("dismissed");
    expect(await pass()).toMatchObject({ status: "dismissed", withdrawal: "requested" });
    expect(await funding()).toBe(0);
    expect(await getCallOutcome(askBack())).toBe("ok");
    await set("confirmed");
    expect(await ledger()).toMatchObject({ status: "confirmed", withdrawal: null });
  });

  test("stays when the parent declines, and its giver cannot ask again", async () => {
    const { set, keep, pass, askBack, ledger, mails } = await family();
    await set("confirmed");
    expect((await keep()).withdrawal).toBeNull();
    await askBack();
    expect((await keep()).withdrawal).toBe("declined");
    expect(await askBack()).toMatchObject({ canAskBack: false, withdrawal: "declined" });
    expect(await pass()).toMatchObject({ status: "confirmed", canGiveBack: false });
    expect(await ledger()).toMatchObject({ status: "confirmed", withdrawal: "declined" });
    expect(await mails()).toHaveLength(1);
  });

  test("accepts a request when it was thanked for before its confirmation", async () => {
    const { thank, release, askBack } = await family();
    await thank();
    expect(await getCallOutcome(release())).toBe("CONFLICT");
    expect(await askBack()).toMatchObject({ status: "reported", withdrawal: "requested" });
  });
});

test("takes a reported contribution back without a mail for a day, and later mails the parents", async () => {
  const young = await family();
  await young.release();
  expect(await young.ledger()).toBeUndefined();
  expect(await young.mails()).toHaveLength(0);
  const { kidId, mails } = await family();
  const contributedAt = new Date(world.clock.now().getTime() - 25 * HOUR);
  const { id } = await makeContribution(world.db, kidId, { contributedAt });
  await world
    .visitor()
    .gifts.release({ token: deriveGiftAccessToken(world.deps.config.secret, id) });
  expect(await mails()).toHaveLength(1);
});

test("keeps a withdrawal and a request only with their mail to the parents", async () => {
  const { kidId, set, pass, askBack, mails } = await family();
  await set("confirmed");
  const contributedAt = new Date(world.clock.now().getTime() - 25 * HOUR);
  const old = await makeContribution(world.db, kidId, { contributedAt });
  const token = deriveGiftAccessToken(world.deps.config.secret, old.id);
  const release = () => world.visitor().gifts.release({ token });
  await world.db.execute("alter table mails add constraint no_mail check (false) not valid");
  await expect(askBack()).rejects.toThrow();
  await expect(release()).rejects.toThrow();
  await world.db.execute("alter table mails drop constraint no_mail");
  expect(await pass()).toMatchObject({ withdrawal: null });
  await askBack();
  await release();
  expect(await mails()).toHaveLength(2);
});

describe("concurrent calls", () => {
  test("store either the withdrawal or the parent's decision", async () => {
    for (let round = 0; round < 30; round += 1) {
      const { set, thank, release, ledger, funding } = await family();
      const parent = [
        () => set("confirmed"),
        () => set("dismissed"),
        () => thank().catch(() => null),
      ][round % 3];
      const [own, other] = await Promise.all([
        getCallOutcome(release()),
        getCallOutcome(parent?.() ?? Promise.resolve()),
      ]);
      const left = await ledger();
      expect(own, `round ${round}`).toBe(left === undefined ? "ok" : "CONFLICT");
      expect(["ok", left === undefined ? "NOT_FOUND" : "ok"]).toContain(other);
      expect(await funding()).toBe(left?.status === "confirmed" ? 500 : 0);
    }
  });

  test("store one answer to a request, and count only a confirmed contribution", async () => {
    for (let round = 0; round < 15; round += 1) {
      const { set, keep, askBack, ledger, funding, mails } = await family();
      await set("confirmed");
      const tally = await countCallOutcomes([
        askBack(),
        askBack(),
        keep(),
        set("dismissed"),
        ...(round % 2 ? [set("confirmed")] : []),
      ]);
      expect(Object.keys(tally).filter((code) => !["ok", "CONFLICT"].includes(code))).toEqual([]);
      const left = await ledger();
      expect(await funding()).toBe(left?.status === "confirmed" ? 500 : 0);
      expect((await mails()).length).toBeLessThanOrEqual(1);
    }
  });
});
