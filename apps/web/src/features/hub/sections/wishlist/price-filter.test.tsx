import type { HubView } from "@giftling/domain";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { createHubFixture, getTextContents, renderHub } from "../../../../testing/render-hub.tsx";

afterEach(() => window.sessionStorage.clear());

const wishes = () => getTextContents("#wishlist-items h3");
const count = () => getTextContents("#wishlist [role=status]");
const pressed = () => getTextContents("#wishlist [aria-pressed=true]");

/** Creates a hub with one open wish for each price. */
function hubWith(prices: readonly (string | null)[]): HubView {
  const hub = createHubFixture();
  const model = hub.wishlist.find((item) => !item.isActivity && !item.isPurchased);
  if (model === undefined) throw new Error("The demo has no wish");
  const wishlist = prices.map((price, n) => ({ ...model, id: `w${n}`, name: `Wish ${n}`, price }));
  return { ...hub, wishlist };
}

describe("price filter (rule: price-ranges)", () => {
  it("shows a range with its number of wishes, and resets to all without a request", async () => {
    const { press, user, calls } = renderHub(
      hubWith(["$5", "$30", "$60", "ask us", "$49", "$10", "9", null]),
    );
    expect(pressed()).toEqual(["All"]);
    expect(count()).toEqual([""]);

    await press(/^\$25–50$/);
    expect(pressed()).toEqual(["$25–50"]);
    expect(wishes()).toEqual(["Wish 1", "Wish 4"]);
    expect(count()).toEqual(["2 wishes from $25 to $50"]);
    expect(document.activeElement?.textContent).toBe("$25–50");

    await press(/^\$50\+$/);
    expect(count()).toEqual(["1 wish at $50 or more"]);
    await press(/^All$/);
    expect(wishes()).toHaveLength(6);
    await user.click(screen.getByRole("link", { name: "Show all 8 wishes" }));
    expect(wishes()).toHaveLength(8);
    await press(/^Under \$25$/);
    expect(wishes()).toEqual(["Wish 0", "Wish 5", "Wish 6"]);
    expect(calls).toEqual([]);
  });

  it("shows an empty state for an empty range", async () => {
    const { press } = renderHub(createHubFixture());
    await press(/^\$50\+$/);
    expect(wishes()).toEqual([]);
    expect(count()).toEqual(["No wishes at $50 or more right now."]);
  });

  it("counts all wishes in the range, beyond the first six", async () => {
    const { press, user } = renderHub(hubWith(["$60", ...Array.from({ length: 8 }, () => "$5")]));
    await press(/^Under \$25$/);
    expect(wishes()).toHaveLength(6);
    await user.click(screen.getByRole("link", { name: "Show all 8 wishes" }));
    expect(wishes()).toHaveLength(8);
    expect(wishes()).not.toContain("Wish 0");
  });

  it("preserves the selection for the session, and resets it when the filter is hidden", async () => {
    const { press } = renderHub(createHubFixture());
    await press(/^\$25–50$/);
    const shown = wishes();
    cleanup();
    renderHub(createHubFixture());
    expect(wishes()).toEqual(shown);
    cleanup();
    const { wishlist, ...hub } = createHubFixture();
    renderHub({ ...hub, wishlist: wishlist.filter(({ price }) => price !== "$15") });
    expect(pressed()).toEqual(["$25–50"]);
    cleanup();
    const dear = wishlist.filter(({ price }) => price !== "$15" && price !== "$16");
    renderHub({ ...hub, wishlist: dear });
    expect(screen.queryByRole("button", { name: "$25–50" })).toBeNull();
    expect(wishes()).toHaveLength(5);
  });
});
