import type { HubView } from "@giftling/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { createHubFixture, renderHub, TEST_NOW } from "../../../../testing/render-hub.tsx";

const BIKE = {
  id: "bike",
  name: "Red bike",
  url: "https://www.target.com/red-bike",
  isActivity: true,
  isPriority: false,
  priorityOrder: null,
  fundingGoal: 120,
  fundingReceived: 40,
};

// The first import of the dialogs is slow, so it must not count toward a test's timeout.
beforeAll(() => import("../../dialogs/hub-dialogs.tsx"));

/** Creates a hub with a group gift as the only wish. */
function hubWith(over: Partial<HubView> = {}, item: object = {}): HubView {
  const hub = createHubFixture();
  const [model] = hub.wishlist;
  if (model === undefined) throw new Error("The demo has no wish");
  return { ...hub, wishlist: [{ ...model, ...BIKE, ...item }], ...over };
}

const card = () => within(screen.getByRole("region", { name: "Wishlist" })).getByRole("article");
const chipIn = () => within(card()).queryByRole("button", { name: /^Chip in/ });

describe("group gift on the hub (rule: group-gifts)", () => {
  it("explains contributions, and links to the shop", () => {
    renderHub(hubWith());
    expect(card().textContent).toContain("Chip in for “Red bike”. We'll buy it.");
    expect(chipIn()).toBeTruthy();
    const shop = within(card()).getByRole("link", { name: "See it at target.com" });
    expect(shop.getAttribute("href")).toBe(BIKE.url);
  });

  it("offers no contribution without a payment link", () => {
    const plans = createHubFixture().paymentLinks.filter(({ type }) => type === "529");
    renderHub(hubWith({ paymentLinks: plans }));
    expect(chipIn()).toBeNull();
    expect(card().textContent).toContain("Ask them how you can chip in.");
    expect(within(card()).getByRole("link", { name: "See it at target.com" })).toBeTruthy();
  });

  it("renders as an activity without a shop or a goal", () => {
    renderHub(hubWith({ paymentLinks: [] }, { url: null }));
    expect(chipIn()).toBeTruthy();
    expect(card().textContent).not.toContain("We'll buy it");
  });

  it("shows reported and confirmed amounts, and adds a new report", async () => {
    const { user, press } = renderHub(hubWith({}, { fundingReported: 25 }), {
      "gratitude.reportContribution": {
        id: "c1",
        contributorName: "Ana",
        isAnonymous: false,
        amount: 10,
        type: "other",
        status: "reported",
        isOnWall: true,
        contributedAt: TEST_NOW.toISOString(),
        giftToken: "g1",
        passToken: "p1",
      },
    });
    const bar = () => within(card()).getByRole("progressbar", { name: "Red bike: funded" });
    expect(bar().getAttribute("aria-valuenow")).toBe("33");
    const before = "$65 of $120 so far, $40 confirmed";
    expect(bar().getAttribute("aria-valuetext")).toBe(before);
    expect(card().textContent).toContain(before);
    expect(card().textContent).toContain("$80 needed of $120");

    await press(/^Chip in/);
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("radio", { name: "$10" }));
    await user.type(dialog.getByRole("textbox", { name: "Your name" }), "Ana");
    await user.click(dialog.getByRole("button", { name: "Tell the family" }));
    await waitFor(() =>
      expect(bar().getAttribute("aria-valuetext")).toBe("$75 of $120 so far, $40 confirmed"),
    );
  });
});
