import { type HubView, mapKidSizes, mapPublicKidTexts } from "@giftling/domain";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  createHubFixture,
  createPurchaseResult,
  getTextContents,
  renderHub,
} from "../../../testing/render-hub.tsx";

const wishes = () => getTextContents("#wishlist-items h3");
const page = () => document.body.textContent;

/** Prevents a click on a shop's link from opening a tab. */
function stayHere(event: Event) {
  if (event.target instanceof Element && event.target.closest("a[target]")) event.preventDefault();
}

beforeAll(async () => {
  // The first import of the dialogs is slow, so it must not count toward a test's timeout.
  await import("../dialogs/hub-dialogs.tsx");
  document.addEventListener("click", stayHere);
});

afterAll(() => document.removeEventListener("click", stayHere));

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("HubContent", () => {
  it("shows every public field (rule: public-fields)", () => {
    const hub = createHubFixture();
    const words = mapPublicKidTexts((name) => `The ${name} of Emma`);
    renderHub({ ...hub, kid: { ...hub.kid, ...words } });
    const missing = Object.entries(words).filter(([, word]) => !page()?.includes(word));
    expect(
      missing.map(([name]) => `apps/web/src/features/hub/sections/top: nothing shows ${name}`),
    ).toEqual([]);
  });

  it("shows the second day beside the birthday, or alone (rule: second-day)", () => {
    const hub = createHubFixture();
    const day = { secondDayName: "Día de Reyes", secondDayMonth: 1, secondDayDay: 6 };
    renderHub({ ...hub, kid: { ...hub.kid, ...day } });
    expect(page()).toContain("Birthday March 14Día de Reyes January 6");
    cleanup();
    const alone = { ...day, birthdayMonth: null, birthdayDay: null, grade: null };
    renderHub({ ...hub, kid: { ...hub.kid, ...alone } });
    expect(page()).toContain("EmmaDía de Reyes January 6");
  });

  it("names the author of an update in a family of two parents (rule: who-wrote)", () => {
    const hub = createHubFixture();
    const [first, ...others] = hub.updates;
    if (!first) throw new Error("Emma's hub has no news");
    renderHub({ ...hub, updates: [{ ...first, writtenBy: "Ana" }, ...others] });
    const days = getTextContents("ol time").map(
      (_, n) => document.querySelectorAll("ol time")[n]?.parentElement?.textContent,
    );
    expect(days.filter((day) => day?.endsWith(" · Ana"))).toHaveLength(1);
  });

  it("renders the sections in order (rule: hub-blocks)", async () => {
    renderHub(createHubFixture());
    expect(getTextContents("h1")).toEqual(["Emma"]);
    expect(getTextContents("h2")).toEqual([
      "Top Priorities",
      "Other Ways to Help",
      "Wishlist",
      "Recent Updates",
      "Wall of Support",
    ]);
    expect(page()).toContain("Birthday March 14");
    expect(page()).toContain("$425 contributed");
    expect(page()).toContain("$70 needed");
  });

  it("shows only entered sizes and likes (rule: sizes)", () => {
    const hub = createHubFixture();
    const sizes = {
      ...mapKidSizes(() => null),
      shoes: "1 wide",
      loves: "Frogs",
      checkedIn: "2019-10",
    };
    renderHub({ ...hub, sizes });
    const section = screen.getByRole("region", { name: "Emma's sizes" });
    expect(section.textContent).toBe(
      "Emma's sizesSizes, checked in October 2019Shoes1 wideLoves:Frogs",
    );
  });

  it("labels each size and like", () => {
    const values = mapKidSizes((name) => `The ${name} of Emma`);
    renderHub({ ...createHubFixture(), sizes: { ...values, checkedIn: null } });
    const section = screen.getByRole("region", { name: "Emma's sizes" });
    for (const value of Object.values(values)) expect(section.textContent).toContain(value);
  });

  it.each([null, undefined])("omits unpublished sizes", (sizes) => {
    renderHub({ ...createHubFixture(), sizes });
    expect(screen.queryByText(/sizes/i)).toBeNull();
  });

  it("shows six wishes, and all wishes on request (rule: hub-wishlist)", async () => {
    const { user } = renderHub(createHubFixture());
    expect(wishes()).toHaveLength(6);
    await user.click(screen.getByRole("link", { name: "Show all 7 wishes" }));
    expect(wishes()).toHaveLength(7);
    expect(wishes()).not.toContain("First telescope");
    // The first added wish has the focus instead of the link.
    expect(document.activeElement).toBe(document.querySelector("#wishlist li:nth-child(7)"));
  });

  function hubWithPicture(): HubView {
    const hub = createHubFixture();
    for (const item of hub.wishlist) item.imageUrl = null;
    const [first] = hub.wishlist.filter((item) => !item.isActivity && !item.isPurchased);
    if (first === undefined) throw new Error("The demo has no wishes");
    first.imageUrl = "/media/gone.webp";
    return hub;
  }
  const picture = () => document.querySelector("#wishlist img");

  it("replaces a picture that fails to load with an icon, and lays out the row without a picture (rule: wish-rows)", () => {
    // Simulates a picture that is still loading when the hub is rendered.
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
    renderHub(hubWithPicture());
    const shapes = () =>
      [...document.querySelectorAll("#wishlist article")].map((e) => e.className);
    expect(new Set(shapes()).size, "one has a picture").toBe(2);
    const image = picture();
    if (image === null) throw new Error("The wish has no picture");
    fireEvent.error(image);
    expect(picture()).toBeNull();
    expect(new Set(shapes()).size).toBe(1);
    expect(getTextContents("#wishlist article:first-of-type svg")).not.toEqual([]);
  });

  it("replaces a picture that failed to load before hydration with an icon", () => {
    renderHub(hubWithPicture());
    expect(picture()).toBeNull();
    expect(getTextContents("#wishlist article:first-of-type svg")).not.toEqual([]);
  });

  it("displays known shop names (rule: shop-names)", () => {
    const hub = createHubFixture();
    const [first] = hub.wishlist.filter((item) => !item.isActivity && !item.isPurchased);
    if (first === undefined) throw new Error("The demo has no wishes");
    first.url = "https://thelongnamedtoyshop.example/kit";
    renderHub(hub);
    const [unknown, known] = getTextContents("#wishlist article a");
    expect(unknown).toBe(`View in the shop: ${first.name}`);
    expect(known).toMatch(/^View at Amazon: /);
  });

  it("opens shops in an isolated new tab, and omits unsafe URLs (rule: web-addresses)", async () => {
    const hub = createHubFixture();
    const [first, second] = hub.wishlist.filter((item) => !item.isActivity);
    if (first === undefined || second === undefined) throw new Error("The demo has no wishes");
    first.url = "javascript:alert(1)";
    renderHub(hub);
    const links = [...document.querySelectorAll<HTMLAnchorElement>("#wishlist li a")];
    expect(links).toHaveLength(5);
    for (const link of links) {
      expect(link.target).toBe("_blank");
      expect(link.rel).toBe("noopener noreferrer");
      expect(link.protocol).toBe("https:");
    }
  });

  it("shows the empty states of an empty hub", async () => {
    const empty = {
      paymentLinks: [],
      registryLinks: [],
      wishlist: [],
      updates: [],
      contributions: [],
    };
    renderHub({ ...createHubFixture(), ...empty });
    expect(getTextContents("h2")).toEqual(["Wishlist", "Wall of Support"]);
    expect(page()).toContain("No wishes yet");
  });

  it("does not tell why no wish is left if gifts are surprises (rule: surprises)", () => {
    const hub = { ...createHubFixture(), keepsSurprises: true };
    const arrived = hub.wishlist.map((item) => ({ ...item, isPurchased: true }));
    renderHub({ ...hub, wishlist: arrived });
    expect(page()).toContain("No wishes right now");
    expect(page()).not.toContain("Every wish has been granted");
  });

  it("counts prioritized activities as wishes (rule: hub-wishlist)", () => {
    const hub = createHubFixture();
    const [activity] = hub.wishlist.filter((item) => item.isActivity);
    if (!activity) throw new Error("The demo has no activity");
    const first = { ...activity, isPriority: true, priorityOrder: 1 };
    renderHub({ ...hub, wishlist: [first] });
    expect(page()).toContain("The wishes left are under Top Priorities");
    expect(page()).not.toContain("No wishes yet");
  });
});

describe("recording a gift (rule: hub-flow)", () => {
  it("requires a name, records once, moves the gift to the wall and offers the 529", async () => {
    const hub = createHubFixture();
    const { user, press, calls } = renderHub(hub, {
      "wishlist.purchase": createPurchaseResult(hub),
    });
    await press(/^I'll get this Bridge building kit/);
    await screen.findByRole("button", { name: "I already bought it" });
    await press(/^I already bought it/);
    await screen.findByRole("heading", { name: "Did you buy this gift?" });
    expect(page(), "nobody went to a shop").not.toContain("Shop didn't open?");

    await press(/^I bought this gift/);
    expect(page()).toContain("Name required");
    const asked = screen.getAllByText("Please enter your name or select 'Give anonymously'");
    expect(asked, "said once").toHaveLength(1);
    const field = screen.getByRole("textbox", { name: "Your name" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await user.type(field, "Ana\u202Eanna");
    await press(/^I bought this gift/);
    expect(page()).toContain("Your name contains characters that can't be shown.");
    expect(calls).toEqual([]);

    await user.click(within(screen.getByRole("dialog")).getByRole("checkbox"));
    expect(document.querySelector<HTMLInputElement>("dialog input[name=name]")?.disabled).toBe(
      true,
    );

    await press(/^I bought this gift/);
    await waitFor(() => expect(getTextContents("dialog h2")).toEqual(["Thank you!"]));
    expect(getTextContents("dialog h3")).toEqual(["Help Now & For The Future"]);
    expect(calls).toEqual([
      {
        path: "wishlist.purchase",
        input: expect.objectContaining({ purchasedBy: null, isAnonymous: true }),
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(getTextContents("dialog [role=status]")).toEqual([
      "Your purchase has been recorded. Consider investing in their future too!",
    ]);
    expect(page(), "what was wrong before is over").not.toContain("Name required");
    expect(page()).toContain("Emma will love it. Your gift is on the wall.");
    expect(wishes()).not.toContain("Bridge building kit");
    await waitFor(() => expect(page()).toContain("You gave Bridge building kit"));
    expect(page()).toContain("Add a little to Emma's college fund");
    for (const amount of ["$6", "$9", "$15"]) {
      expect(getTextContents("dialog li span")).toContain(amount);
    }
  });

  it("opens the dialog one second after following the shop's link", async () => {
    const { user } = renderHub(createHubFixture());
    const followedAt = Date.now();
    await user.click(screen.getByRole("link", { name: /^View at .+: Bridge building kit/ }));
    const isOpen = screen.queryByRole("dialog") !== null;
    // The dialog may be open already if the click took a second on a slow machine.
    expect(isOpen && Date.now() - followedAt < 1_000).toBe(false);
    await screen.findByRole("heading", { name: "Did you buy this gift?" });
    expect(Date.now() - followedAt).toBeGreaterThanOrEqual(1_000);
    expect(page()).toContain("Shop didn't open?");
  });

  it("reports a missing response without closing the dialog", async () => {
    const { user, press } = renderHub(createHubFixture());
    await press(/^I'll get this Bridge building kit/);
    await screen.findByRole("button", { name: "I already bought it" });
    await press(/^I already bought it/);
    await screen.findByRole("heading", { name: "Did you buy this gift?" });
    await user.click(within(screen.getByRole("dialog")).getByRole("checkbox"));
    await press(/^I bought this gift/);
    await waitFor(() =>
      expect(page()).toContain(
        "Failed to record purchasePlease check your connection and try again.",
      ),
    );
    expect(getTextContents("dialog h2")).toEqual(["Did you buy this gift?"]);
  });
});
