import { describe, expect, it, test } from "vitest";
import { createDemoHub } from "../demo/hub.ts";
import type { HubView } from "./schema.ts";
import {
  findEducationLink,
  getActivityProgress,
  getFundingNeeded,
  listTopPriorities,
  listUnprioritizedLinks,
  listVisibleWishes,
} from "./sections.ts";

function hub(kidId = "demo-emma"): HubView {
  const demo = createDemoHub(kidId, new Date("2026-03-14T12:00:00.000Z"));
  if (demo === null) throw new Error(`The demo has no ${kidId}.`);
  return demo;
}

describe("activity funding", () => {
  test.each([
    [200, 130, 65, 70],
    [200, 0, 0, 200],
    [200, 200, 100, 0],
    [200, 350, 100, 0],
    [3, 1, 33, 2],
    [1_000, 999.99, 99, 0.01],
    [0.3, 0.1, 33, 0.2],
    [null, 20, null, null],
    [0, 20, null, null],
  ])(
    "returns for goal %s and received %d: %s percent, %s needed",
    (goal, received, percent, needed) => {
      const item = { fundingGoal: goal, fundingReceived: received };
      expect(getActivityProgress(item)).toBe(percent);
      expect(getFundingNeeded(item)).toBe(needed);
    },
  );
});

describe("listVisibleWishes", () => {
  it("returns the first six unpurchased wishes", () => {
    const items = Array.from({ length: 10 }, (_, id) => ({ id, isPurchased: id % 3 === 0 }));
    expect(listVisibleWishes(items).map(({ id }) => id)).toEqual([1, 2, 4, 5, 7, 8]);
  });
});

describe("listTopPriorities", () => {
  it("merges the three kinds by slot, each with its funding", () => {
    expect(
      listTopPriorities(hub()).map(({ slot, kind, funded, progress }) => [
        slot,
        kind,
        funded,
        progress,
      ]),
    ).toEqual([
      [1, "paymentLink", { kind: "contributed", dollars: 425 }, null],
      [2, "wishlistItem", { kind: "needed", dollars: 70 }, 65],
      [3, "registryLink", null, null],
    ]);
  });

  it("counts an ESA with other contributions", () => {
    const esa = listTopPriorities(hub("demo-theo")).find(({ kind }) => kind === "paymentLink");
    expect(esa?.funded).toEqual({ kind: "contributed", dollars: 160 });
  });

  it("returns no funding before the first contribution", () => {
    const [first] = listTopPriorities({ ...hub(), contributedByType: { "529": 0, other: 0 } });
    expect(first?.funded).toBeNull();
  });

  it("returns a fully funded activity, and omits a purchased one", () => {
    const view = hub();
    const activity = (rest: Partial<HubView["wishlist"][number]>) => ({
      ...view,
      wishlist: view.wishlist.map((item) => (item.isActivity ? { ...item, ...rest } : item)),
    });
    expect(listTopPriorities(activity({ fundingReceived: 500 }))[1]).toMatchObject({
      funded: { kind: "needed", dollars: 0 },
      progress: 100,
    });
    expect(listTopPriorities(activity({ isPurchased: true })).map(({ slot }) => slot)).toEqual([
      1, 3,
    ]);
  });

  it("returns no progress of a surprise (rule: surprises)", () => {
    const [, activity] = listTopPriorities({ ...hub(), keepsSurprises: true });
    expect(activity).toMatchObject({ kind: "wishlistItem", funded: null, progress: null });
  });

  it("ignores the slot of an ordinary wish, and returns at most three", () => {
    const view = hub();
    const all = view.paymentLinks.map((link) => ({
      ...link,
      isPriority: true,
      priorityOrder: 1,
    }));
    expect(listTopPriorities({ ...view, paymentLinks: all })).toHaveLength(3);
    const none = view.paymentLinks.map((link) => ({ ...link, isPriority: false }));
    expect(listTopPriorities({ ...view, paymentLinks: none }).map(({ slot }) => slot)).toEqual([
      2, 3,
    ]);
  });
});

describe("findEducationLink", () => {
  it("prefers a 529 to an ESA, and a priority to other links", () => {
    const [plan] = hub().paymentLinks;
    const [esa] = hub("demo-theo").paymentLinks;
    if (plan === undefined || esa === undefined) throw new Error("The demo lacks its links.");
    const later = { ...plan, id: "later", isPriority: false, priorityOrder: null };
    expect(findEducationLink([esa, later, plan])?.id).toBe(plan.id);
    expect(findEducationLink([esa])?.id).toBe(esa.id);
    expect(findEducationLink([{ ...plan, type: "venmo" }])).toBeNull();
    expect(findEducationLink([])).toBeNull();
  });
});

describe("listUnprioritizedLinks", () => {
  it("returns the links without a slot", () => {
    expect(listUnprioritizedLinks(hub()).map(({ kind, link }) => [kind, link.id])).toEqual([
      ["paymentLink", "demo-emma-venmo"],
      ["paymentLink", "demo-emma-paypal"],
      ["registryLink", "demo-emma-elfster"],
    ]);
  });
});
