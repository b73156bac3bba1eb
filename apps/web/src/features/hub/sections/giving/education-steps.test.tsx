import type { HubView } from "@giftling/domain";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createHubFixture, renderHub } from "../../../../testing/render-hub.tsx";

/** Prevents a click on the plan's link from opening a tab. */
function stayHere(event: Event) {
  if (event.target instanceof Element && event.target.closest("a[target]")) event.preventDefault();
}

// The first import of the dialogs is slow, so it must not count toward a test's timeout.
beforeAll(() => import("../../dialogs/hub-dialogs.tsx"));
beforeAll(() => {
  document.addEventListener("click", stayHere);
  return () => document.removeEventListener("click", stayHere);
});

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const ANSWERS = { "links.clickPayment": null };

/** Creates a hub with a 529 link as the only payment link and the only priority. */
function createPlanHub(over: Partial<HubView> = {}): HubView {
  const hub = createHubFixture();
  const [plan] = hub.paymentLinks.filter(({ type }) => type === "529");
  if (plan === undefined) throw new Error("The demo has no 529");
  const link = { ...plan, contributionCode: "EMM-529", description: "For her future" };
  return { ...hub, paymentLinks: [link], registryLinks: [], wishlist: [], ...over };
}

const card = () =>
  within(screen.getByRole("region", { name: "Top Priorities" })).getByRole("article");
const planLink = () => within(card()).getByRole("link");
const fold = () => card().querySelector("details");

describe("education plan on the hub (rule: education-steps)", () => {
  it("shows the sum, the code and the link, and folds the explanation", () => {
    renderHub(createPlanHub());
    const folded = fold();
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain("A 529 is a savings plan");
    expect(folded?.textContent).toContain("For her future");
    folded?.remove();
    expect(card().textContent).toContain("$425 contributed");
    expect(card().textContent).toContain("EMM-529");
    expect(within(card()).getByRole("button", { name: "Copy" })).toBeTruthy();
    expect(planLink().textContent).toBe("Open the 529 page");
  });

  it("shows the family's sentence until something was contributed", () => {
    renderHub(createPlanHub({ contributedByType: { "529": 0, other: 0 } }));
    fold()?.remove();
    expect(card().textContent).toContain("For her future");
  });

  it("has no step for the family on a paused hub, and none for a missing code", () => {
    const hub = createPlanHub({ isPaused: true });
    const paymentLinks = hub.paymentLinks.map((link) => ({ ...link, contributionCode: null }));
    renderHub({ ...hub, paymentLinks });
    expect([...card().querySelectorAll("li")].map((step) => step.textContent)).toEqual([
      "Open the plan's page",
    ]);
    expect(within(card()).queryByRole("button")).toBeNull();
  });

  it("copies the code within the click, and says so", async () => {
    const copied: unknown[] = [];
    document.execCommand = () => {
      copied.push(document.querySelector("textarea")?.value);
      return true;
    };
    const { user } = renderHub(createPlanHub(), ANSWERS);
    await user.click(planLink());
    expect(copied).toEqual(["EMM-529"]);
    expect(planLink().textContent).toBe("Copied. Opening…");
  });

  it("says nothing if the browser rejects copying", async () => {
    document.execCommand = () => false;
    const { user } = renderHub(createPlanHub(), ANSWERS);
    await user.click(planLink());
    expect(planLink().textContent).toBe("Open the 529 page");
  });
});
