import type { PaymentLinkView } from "@giftling/domain";
import { screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createHubFixture, renderHub } from "../../../testing/render-hub.tsx";
import { saveOpenedLink } from "../memory/supporter-memory.ts";

// The first import of the dialogs is slow, so it must not count toward a test's timeout.
beforeAll(() => import("./hub-dialogs.tsx"));

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** Creates a hub with one payment link. */
function createLinkHub(type: PaymentLinkView["type"], label: string) {
  const hub = createHubFixture();
  const [plan] = hub.paymentLinks;
  if (plan === undefined) throw new Error("The demo has no payment link");
  const link = { ...plan, type, label, contributionCode: type === "529" ? "EMM-529" : null };
  return { hub: { ...hub, paymentLinks: [link] }, link };
}

const text = async () => (await screen.findByRole("dialog")).textContent;

describe("ContributeDialog", () => {
  it.each([
    ["529", "College fund", "Added to Emma's 529?"],
    ["venmo", "Venmo 529", "Sent something on Venmo 529?"],
  ] as const)("names a link of type %s by its type", async (type, label, words) => {
    const { user } = renderHub(createLinkHub(type, label).hub);
    const [button] = screen.getAllByRole("button", { name: /^I contributed/ });
    if (button) await user.click(button);
    expect(await text()).toContain(words);
  });

  it.each([
    ["529", "College fund", "If you added to Emma's 529", true],
    ["venmo", "Venmo 529", "If you sent something on Venmo 529", false],
  ] as const)("asks for the outcome of a link of type %s", async (type, label, words, hasCode) => {
    const { hub, link } = createLinkHub(type, label);
    saveOpenedLink({ kind: "payment", id: link.id, itemId: null }, Date.now());
    renderHub(hub);
    expect(await text()).toContain(words);
    expect((await text())?.includes("EMM-529")).toBe(hasCode);
  });

  it.each([
    ["the activity that was paid for", "Swimming lessons", {}],
    ["the payment link of a purchased activity", "on Venmo", { isPurchased: true }],
  ])("asks a returned visitor about %s", async (_what, words, item) => {
    const { hub, link } = createLinkHub("venmo", "Venmo");
    const [model] = hub.wishlist;
    if (model === undefined) throw new Error("The demo has no wish");
    const swim = { ...model, id: "swim", name: "Swimming lessons", isActivity: true, ...item };
    saveOpenedLink({ kind: "payment", id: link.id, itemId: swim.id }, Date.now());
    renderHub({ ...hub, wishlist: [swim] });
    expect(await text()).toContain(words);
  });
});
