import { makeActivity, makeKid, makeRegistryLink } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
  UNKNOWN_ID,
} from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const PAYMENT = { type: "529", label: "College fund", url: "https://example.com/529" } as const;
const REGISTRY = { service: "target", label: "Our list", url: "https://example.com/list" } as const;

async function family(facts: Parameters<TestFixture["parent"]>[0] = {}) {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id);
  return { ...parent, kidId: kid.id };
}

describe("create", () => {
  test("stores a URL's scheme and host in lower case", async () => {
    const { caller, kidId } = await family();
    const url = "Https://Www.Target.com/Gift?Id=A";
    const payment = await caller.links.createPayment({ ...PAYMENT, kidId, url });
    const registry = await caller.links.createRegistry({ ...REGISTRY, kidId, url });
    for (const link of [payment, registry]) {
      expect(link.url).toBe("https://www.target.com/Gift?Id=A");
    }
  });

  test("stores a payment link in the form that onboarding sends", async () => {
    const { caller, kidId } = await family();
    const link = await caller.links.createPayment({
      ...PAYMENT,
      kidId,
      contributionCode: "EMMA-529",
      isPrimary: true,
      isPriority: true,
      priorityOrder: 1,
    });
    expect(link).toMatchObject({
      ...PAYMENT,
      contributionCode: "EMMA-529",
      description: null,
      isPrimary: true,
      isPriority: true,
      priorityOrder: 1,
    });
    expect(await caller.links.listPayment({ kidId })).toEqual([link]);
  });

  test("derives isPrimary from the type", async () => {
    const { caller, kidId } = await family();
    const url = "https://venmo.com/ana";
    const link = { kidId, type: "venmo", label: "Venmo", url, isPrimary: true } as const;
    expect(await caller.links.createPayment(link)).toMatchObject({ isPrimary: false });
  });

  test("stores a registry link", async () => {
    const { caller, kidId } = await family();
    const link = await caller.links.createRegistry({ ...REGISTRY, kidId, description: "" });
    expect(link).toMatchObject({ ...REGISTRY, description: null, isPriority: false });
    expect(await caller.links.listRegistry({ kidId })).toEqual([link]);
  });

  test("rejects unsafe URLs and a code of the wrong type", async () => {
    const { caller, kidId } = await family();
    for (const url of [
      "javascript:alert(1)",
      "https://me:secret@example.com",
      "example.com",
      "/x",
    ]) {
      expect(await getCallOutcome(caller.links.createPayment({ ...PAYMENT, kidId, url }))).toBe(
        "INVALID_INPUT",
      );
    }
    const venmo = { ...PAYMENT, kidId, type: "venmo", contributionCode: "X" } as const;
    expect(await getCallOutcome(caller.links.createPayment(venmo))).toBe("INVALID_INPUT");
  });

  test("creates one link for a repeated key", async () => {
    const { as, kidId, caller } = await family();
    const twice = as({ idempotencyKey: "one-link-please" });
    const first = await twice.links.createPayment({ ...PAYMENT, kidId });
    expect(await twice.links.createPayment({ ...PAYMENT, kidId })).toEqual(first);
    expect(await caller.links.listPayment({ kidId })).toHaveLength(1);
  });
});

describe("read", () => {
  test("lists links in creation order", async () => {
    const { caller, kidId } = await family();
    for (const label of ["b", "a", "c"]) {
      await caller.links.createPayment({ ...PAYMENT, kidId, label });
    }
    const labels = (await caller.links.listPayment({ kidId })).map((link) => link.label);
    expect(labels).toEqual(["b", "a", "c"]);
  });
});

describe("update", () => {
  test("updates the given fields and preserves the others", async () => {
    const { caller, kidId } = await family();
    const link = await caller.links.createRegistry({ ...REGISTRY, kidId, description: "Toys" });
    const after = await caller.links.updateRegistry({ id: link.id, label: "New list" });
    expect(after).toEqual({ ...link, label: "New list", version: after.version });
    const cleared = await caller.links.updateRegistry({ id: link.id, description: null });
    expect(cleared).toEqual({ ...after, description: null, version: cleared.version });
  });

  test("clears the code when the new type is not for education, and rejects a code in the same edit", async () => {
    const { caller, kidId } = await family();
    const { id } = await caller.links.createPayment({
      ...PAYMENT,
      kidId,
      contributionCode: "EMMA",
    });
    const code = (type: "esa" | "venmo", contributionCode?: string) =>
      caller.links.updatePayment({ id, type, contributionCode });
    expect(await code("esa")).toMatchObject({ contributionCode: "EMMA", isPrimary: true });
    expect(await getCallOutcome(code("venmo", "LEO"))).toBe("INVALID_INPUT");
    expect(await code("venmo")).toMatchObject({ contributionCode: null, isPrimary: false });
  });

  test("moves links into, between and out of slots", async () => {
    const { caller, kidId } = await family();
    const a = await caller.links.createPayment({ ...PAYMENT, kidId, priorityOrder: 1 });
    const b = await caller.links.createRegistry({ ...REGISTRY, kidId, isPriority: true });
    expect(b.priorityOrder).toBe(2);
    const moved = await caller.links.updatePayment({ id: a.id, priorityOrder: 2 });
    expect(moved.priorityOrder).toBe(2);
    expect(await caller.links.listRegistry({ kidId })).toMatchObject([{ priorityOrder: 1 }]);
    const out = await caller.links.updatePayment({
      id: a.id,
      isPriority: false,
      priorityOrder: null,
    });
    expect(out).toMatchObject({ isPriority: false, priorityOrder: null });
    const placed = await caller.links.updatePayment({ id: a.id, priorityOrder: 1 });
    expect(placed.priorityOrder).toBe(1);
    expect(await caller.links.listRegistry({ kidId })).toMatchObject([{ isPriority: false }]);
  });

  test("rejects a fourth priority without a slot", async () => {
    const { caller, kidId } = await family();
    const add = () => caller.links.createPayment({ ...PAYMENT, kidId, isPriority: true });
    for (let slot = 1; slot <= 3; slot += 1) expect((await add()).priorityOrder).toBe(slot);
    expect(await getCallOutcome(add())).toBe("NO_FREE_SLOT");
    await expect(add()).rejects.toThrow(
      "All three priorities are taken. Choose which one to replace.",
    );
    expect(await caller.links.listPayment({ kidId })).toHaveLength(3);
  });
});

describe("delete", () => {
  test("deletes the link, frees its slot, and still counts its clicks in the total", async () => {
    const { caller, kidId } = await family();
    const link = await caller.links.createPayment({ ...PAYMENT, kidId, priorityOrder: 3 });
    await world.visitor().links.clickPayment({ id: link.id });
    await world.deps.visits.flush();
    expect(await caller.links.deletePayment({ id: link.id })).toBeNull();
    expect(await caller.links.listPayment({ kidId })).toEqual([]);
    expect(await caller.kids.analytics({ kidId })).toMatchObject({ totalLinkClicks: 1 });
    const next = await caller.links.createRegistry({ ...REGISTRY, kidId, priorityOrder: 3 });
    expect(next.priorityOrder).toBe(3);
    expect(await caller.links.deleteRegistry({ id: next.id })).toBeNull();
    expect(await getCallOutcome(caller.links.deleteRegistry({ id: next.id }))).toBe("NOT_FOUND");
  });
});

describe("privacy", () => {
  test("returns NOT_FOUND for another family's links", async () => {
    const owner = await family();
    const { caller } = await family();
    const payment = await owner.caller.links.createPayment({ ...PAYMENT, kidId: owner.kidId });
    const registry = await owner.caller.links.createRegistry({ ...REGISTRY, kidId: owner.kidId });
    for (const kidId of [owner.kidId, UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(caller.links.listPayment({ kidId }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.links.listRegistry({ kidId }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.links.createPayment({ ...PAYMENT, kidId }))).toBe(
        "NOT_FOUND",
      );
      expect(await getCallOutcome(caller.links.createRegistry({ ...REGISTRY, kidId }))).toBe(
        "NOT_FOUND",
      );
    }
    for (const id of [payment.id, registry.id, UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(caller.links.updatePayment({ id, label: "!" }))).toBe(
        "NOT_FOUND",
      );
      expect(await getCallOutcome(caller.links.updateRegistry({ id, label: "!" }))).toBe(
        "NOT_FOUND",
      );
      expect(await getCallOutcome(caller.links.deletePayment({ id }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.links.deleteRegistry({ id }))).toBe("NOT_FOUND");
    }
    expect(await owner.caller.links.listPayment({ kidId: owner.kidId })).toEqual([payment]);
  });

  test("counts a click once per visitor, link and hour, but never for a closed account", async () => {
    const { caller, kidId } = await family();
    const link = await caller.links.createPayment({ ...PAYMENT, kidId });
    const list = await caller.links.createRegistry({ ...REGISTRY, kidId });
    const click = (ip: string, id = link.id) => world.visitor({ ip }).links.clickPayment({ id });
    await Promise.all([click("192.0.2.1"), click("192.0.2.1"), click("192.0.2.2")]);
    await world.visitor().links.clickRegistry({ id: list.id });
    await world.deps.visits.flush();
    expect(await caller.kids.analytics({ kidId })).toMatchObject({ totalLinkClicks: 3 });
    world.clock.advance(60 * 60 * 1_000);
    await click("192.0.2.1");
    await world.deps.visits.flush();
    expect(await caller.kids.analytics({ kidId })).toMatchObject({ totalLinkClicks: 4 });
    expect(await getCallOutcome(click("192.0.2.1", UNKNOWN_ID))).toBe("NOT_FOUND");
    expect(await getCallOutcome(click("192.0.2.1", "x"))).toBe("NOT_FOUND");
    expect(await getCallOutcome(click("192.0.2.1", "demo-emma-529"))).toBe("ok");
    expect(await getCallOutcome(click("192.0.2.1", "demo-nothing"))).toBe("NOT_FOUND");

    const closed = await world.parent({ closedAt: new Date() });
    const kid = await makeKid(world.db, closed.id);
    const { id } = await makeRegistryLink(world.db, kid.id);
    expect(await getCallOutcome(world.visitor().links.clickRegistry({ id }))).toBe("NOT_FOUND");
  });
});

describe("limits", () => {
  test("allows four links per kid on Free, including activities, and any number with Premium", async () => {
    const free = await family();
    const premium = await family({
      subscriptionStatus: "trialing",
      trialEndsAt: addDays(new Date(), 3),
    });
    await makeActivity(world.db, free.kidId);
    await free.caller.links.createRegistry({ ...REGISTRY, kidId: free.kidId });
    const add = ({ caller, kidId }: typeof free) =>
      caller.links.createPayment({ ...PAYMENT, kidId });
    await add(free);
    await add(free);
    expect(await getCallOutcome(add(free))).toBe("PLAN_LIMIT");
    const { caller, kidId } = free;
    expect(await getCallOutcome(caller.links.createRegistry({ ...REGISTRY, kidId }))).toBe(
      "PLAN_LIMIT",
    );
    for (let count = 0; count < 6; count += 1) await add(premium);
    const sibling = await makeKid(world.db, free.id);
    expect(await getCallOutcome(add({ ...free, kidId: sibling.id }))).toBe("ok");
  });
});

describe("races", () => {
  test("admits one of twenty concurrent additions of every kind at one below the limit", async () => {
    const { caller, kidId } = await family();
    for (let count = 0; count < 3; count += 1)
      await caller.links.createPayment({ ...PAYMENT, kidId });
    const adds = Array.from({ length: 20 }, (_, index) => {
      if (index % 3 === 0) return caller.links.createPayment({ ...PAYMENT, kidId });
      if (index % 3 === 1) return caller.links.createRegistry({ ...REGISTRY, kidId });
      return caller.wishlist.create({ kidId, name: "Swim lessons", isActivity: true });
    });
    expect(await countCallOutcomes(adds)).toEqual({ ok: 1, PLAN_LIMIT: 19 });
  });

  test("does not deadlock on concurrent deletions and slot moves", async () => {
    const { caller, kidId } = await family({ premiumGrantedUntil: addDays(new Date(), 1) });
    const slots = [1, 2, 3] as const;
    const links = await Promise.all(
      slots.map((priorityOrder) =>
        caller.links.createPayment({ ...PAYMENT, kidId, priorityOrder }),
      ),
    );
    const tally = await countCallOutcomes(
      links.flatMap(({ id }) => [
        ...slots.map((priorityOrder) => caller.links.updatePayment({ id, priorityOrder })),
        caller.links.deletePayment({ id }),
      ]),
    );
    expect(Object.keys(tally).filter((code) => code !== "ok" && code !== "NOT_FOUND")).toEqual([]);
    expect(await caller.links.listPayment({ kidId })).toEqual([]);
  });
});
