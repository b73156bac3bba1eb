import { type HubView, SUBSCRIBE_FORM_ANCHOR } from "@giftling/domain";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createHubFixture, getTextContents, renderHub } from "../../../../testing/render-hub.tsx";
import { saveRecordedGift } from "../../memory/recorded-gifts.ts";
import { formatGiftAndWishCounts, formatUpcomingBirthday } from "./hub-intro-links.tsx";

beforeAll(async () => {
  await import("../../dialogs/hub-dialogs.tsx");
});

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

const doors = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((door) => [
    door.textContent,
    door.getAttribute("href"),
  ]);

describe("birthday and gift counts (rule: birthday-near)", () => {
  const emma = { firstName: "Emma", birthdayMonth: 3, birthdayDay: 14 };
  it.each([
    ["2026-03-08T12:00:00", "Emma's birthday is in 6 days"],
    ["2026-03-13T23:59:00", "Emma's birthday is tomorrow"],
    ["2026-03-14T00:00:00", "Emma's birthday is today"],
    ["2026-03-15T12:00:00", null],
  ])("formats the birthday countdown on %s", (now, words) => {
    expect(formatUpcomingBirthday(emma, new Date(now))).toBe(words);
  });

  it.each([
    [0, 0, null],
    [0, 3, "3 wishes to choose from"],
    [0, 1, "1 wish to choose from"],
    [1, 0, "1 gift so far"],
    [6, 8, "6 gifts so far, 8 wishes left"],
  ])("formats the counts for %i gifts and %i wishes", (wallTotal, open, words) => {
    expect(formatGiftAndWishCounts({ ...createHubFixture(), wallTotal }, open)).toBe(words);
  });
});

describe("hub shortcuts (rule: hub-doors)", () => {
  const gift = ["Choose a gift", "#wishlist"];
  const rows: [what: string, change: Partial<HubView>, expected: unknown][] = [
    ["gifts and school", {}, [gift, ["Help with school", "#top-priorities"]]],
    ["no way to pay for school", { paymentLinks: [] }, [gift]],
    ["no wishes", { wishlist: [] }, [["Help with school", "#top-priorities"]]],
    ["only a registry", { wishlist: [], paymentLinks: [] }, [["See how to help", "#help"]]],
    ["nothing", { wishlist: [], paymentLinks: [], registryLinks: [] }, []],
  ];
  it.each(rows)("%s", (_what, change, expected) => {
    const registryLinks = createHubFixture().registryLinks.map((link) => ({
      ...link,
      isPriority: false,
    }));
    renderHub({ ...createHubFixture(), registryLinks, ...change });
    expect(doors()).toEqual(expected);
    for (const [, href] of doors()) expect(document.querySelector(href ?? "")).not.toBeNull();
  });

  const page = () => document.body.textContent;

  /** Creates a hub without payment and registry links. Other visitors hold every wish except activities. */
  function createHeldHub(change: Partial<HubView> = {}): HubView {
    const hub = createHubFixture();
    const wishlist = hub.wishlist
      .filter(({ isPurchased }) => !isPurchased)
      .map((item) => (item.isActivity ? item : { ...item, remaining: 0, held: 1 }));
    return { ...hub, wishlist, paymentLinks: [], registryLinks: [], ...change };
  }
  const withoutActivities = (hub: HubView): HubView => ({
    ...hub,
    wishlist: hub.wishlist.filter(({ isActivity }) => !isActivity),
  });

  it("counts no wish that others hold, and leads to a priority that needs money", () => {
    const hub = createHeldHub();
    const wishlist = hub.wishlist.map((item) =>
      item.isActivity ? { ...item, isPriority: true, priorityOrder: 1 } : item,
    );
    renderHub({ ...hub, wishlist });
    expect(doors()).toEqual([["Chip in", "#top-priorities"]]);
    expect(page()).toContain("1 wish left");
  });

  it("makes Get updates the main button when nothing can be given", () => {
    renderHub(createHubFixture());
    const quiet = document.getElementById(SUBSCRIBE_FORM_ANCHOR)?.className;
    cleanup();
    renderHub(withoutActivities(createHeldHub()));
    expect(doors()).toEqual([]);
    expect(page()).not.toMatch(/\d wish(es)? left/);
    expect(document.getElementById(SUBSCRIBE_FORM_ANCHOR)?.className).not.toBe(quiet);
  });

  it.each([
    ["counts a wish that this browser holds", { heldUntil: Date.now() + 60_000 }, 1],
    [
      "counts a held wish whose name contains a brace",
      { heldUntil: Date.now() + 60_000, itemName: "Puzzle {1000}" },
      1,
    ],
    ["does not count a wish that this browser bought and others hold", {}, 0],
  ])("%s", (_what, hold, count) => {
    const hub = withoutActivities(createHeldHub());
    const [item] = hub.wishlist;
    if (item === undefined) throw new Error("The demo has no wishes");
    saveRecordedGift({
      itemId: item.id,
      kidId: hub.kid.id,
      itemName: item.name,
      undoToken: "",
      recordedAt: Date.now(),
      passToken: "pass",
      ...hold,
    });
    renderHub(hub);
    expect(doors()).toEqual(count === 1 ? [gift] : []);
    expect(page()?.includes("1 wish left")).toBe(count === 1);
  });

  it("counts a held wish whose earlier hold has expired", () => {
    const hub = withoutActivities(createHeldHub());
    const itemId = hub.wishlist[0]?.id;
    const holds = [-60_000, 60_000].map((later) => ({ itemId, heldUntil: Date.now() + later }));
    window.localStorage.setItem("giftling:recorded-gifts", JSON.stringify(holds));
    renderHub(hub);
    expect(doors()).toEqual([gift]);
  });

  it("offers no gift on a paused hub, but the plan", () => {
    renderHub({ ...createHubFixture(), isPaused: true });
    expect(doors()).toEqual([["Help with school", "#top-priorities"]]);
  });
});

describe("Get updates (rule: get-updates)", () => {
  const answers = { "hub.subscribe": { status: "confirmation-sent" } };

  it("subscribes an address without a gift, and shows the step that is left in a notice", async () => {
    const { user, press, calls } = renderHub(
      { ...createHubFixture(), familyUrl: "rivera" },
      answers,
    );
    await press(/^Get updates/);
    const dialog = await screen.findByRole("dialog", { name: "Get Updates?" });
    expect(dialog.textContent).not.toContain("gift");
    await user.type(screen.getByLabelText("Your name"), "Aunt Rose");
    await user.type(screen.getByLabelText("Your e-mail"), "rose@example.com");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toMatchObject({ name: "Aunt Rose", giftToken: null });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const notice = "One more step: open the e-mail we sent to rose@example.com";
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.queryByText(/all set|news to share/)).toBeNull();
  });

  it("opens once from the URL in a mail's page", async () => {
    window.history.replaceState(null, "", "/hub/rivera?kid=1#get-updates");
    const { user } = renderHub(createHubFixture());
    await screen.findByRole("dialog", { name: "Get Updates?" });
    expect(window.location.hash).toBe("");
    expect(window.location.search).toBe("?kid=1");
    await user.click(screen.getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("offers a reminder, with news or alone (rule: reminders)", async () => {
    const { user, press, calls } = renderHub(createHubFixture(), {
      "hub.subscribe": { status: "confirmation-sent" },
    });
    await press(/^Get updates/);
    const field = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
    await user.type(await screen.findByLabelText("Your name"), "Aunt Rose");
    await user.type(screen.getByLabelText("Your e-mail"), "rose@example.com");
    const remind = field("Remind me before Emma's birthday and “First day of school”");
    const news = field("News of Emma");
    expect([news.checked, remind.checked]).toEqual([true, false]);
    const send = () =>
      within(screen.getByRole("dialog")).getByRole<HTMLButtonElement>("button", {
        name: "Get updates",
      });
    await user.click(news);
    expect(send().disabled).toBe(true);
    await user.click(remind);
    await user.click(send());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toMatchObject({ wantsUpdates: false, remindsBirthday: true });
    expect(await screen.findByText(/^This is a sample family/)).toBeTruthy();
  });

  it("links to the calendar for a child with days (rule: calendar)", async () => {
    const { press } = renderHub(createHubFixture());
    await press(/^Get updates/);
    const link = await screen.findByRole("link", {
      name: "Add Emma's birthday and “First day of school” to your calendar",
    });
    expect(link.getAttribute("href")).toBe("/hub/demo/calendar.ics?kid=demo-emma");
    cleanup();
    const { kid } = createHubFixture();
    renderHub({ ...createHubFixture(), kid: { ...kid, birthdayDay: null, secondDayName: null } });
    await press(/^Get updates/);
    await screen.findByRole("dialog", { name: "Get Updates?" });
    expect(screen.queryByRole("link", { name: /calendar/ })).toBeNull();
  });

  it("is hidden on a paused hub (rule: paused-hub)", () => {
    renderHub({ ...createHubFixture(), isPaused: true });
    expect(getTextContents("button")).not.toContain("Get updates");
  });
});
