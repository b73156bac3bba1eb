import type { HubView } from "@giftling/domain";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createHubFixture, renderHub, TEST_NOW } from "../../../testing/render-hub.tsx";

const page = () => document.body.textContent;

describe("long lists", () => {
  const note = (n: number) => ({
    id: `note-${n}`,
    label: "Contribution",
    name: `Giver ${n}`,
    displayName: `Giver ${n}`,
    isAnonymous: false,
    isParent: false,
    givenAt: new Date(TEST_NOW.getTime() - n * 60_000).toISOString(),
    giftName: null,
  });
  /** Creates a hub with 24 contributions. `wallTotal` is the total number of wall entries and of givers. */
  function longWall(wallTotal: number): HubView {
    const contributions = Array.from({ length: 24 }, (_, n) => ({
      id: `note-${n}`,
      contributorName: `Giver ${n}`,
      isAnonymous: false,
      amount: null,
      type: "other" as const,
      contributedAt: note(n).givenAt,
    }));
    const hub = createHubFixture();
    const wishlist = hub.wishlist.map((wish) => ({ ...wish, isPurchased: false }));
    return { ...hub, wishlist, contributions, wallTotal, giversTotal: wallTotal };
  }
  const notes = () =>
    within(screen.getByRole("region", { name: "Wall of Support" })).getAllByRole("listitem");

  /** Returns the fake API response to `hub.wall`: at most 24 wall entries, starting after the entry `before`. */
  const wallOf = (total: number) => ({
    "hub.wall": ({ before }: { before: string }) => {
      const next = Number(before.replace("note-", "")) + 1;
      return Array.from({ length: Math.min(24, Math.max(0, total - next)) }, (_, n) =>
        note(next + n),
      );
    },
  });

  it("loads entries after the last one, and focuses the first new entry", async () => {
    const { user, calls } = renderHub(longWall(27), wallOf(27));
    expect(notes()).toHaveLength(24);
    expect(page()).toContain("27 people have given to Emma so far.");
    const more = screen.getByRole("link", { name: "Show all 27 notes" });
    expect(more.getAttribute("href")).toBe("?kid=demo-emma&wall=all#wall-of-support");
    await user.click(more);
    await waitFor(() => expect(notes()).toHaveLength(27));
    expect(calls[0]).toMatchObject({ path: "hub.wall", input: { before: "note-23" } });
    await waitFor(() => expect(document.activeElement).toBe(notes()[24]));
    expect(screen.queryByRole("link", { name: /notes$/ })).toBeNull();
  });

  it("loads all pages with one press, and shows the number of remaining entries", async () => {
    const { user } = renderHub(longWall(80), wallOf(80));
    await user.click(screen.getByRole("link", { name: "Show all 80 notes" }));
    await waitFor(() => expect(notes()).toHaveLength(80));
    cleanup();
    renderHub(longWall(900));
    expect(screen.getByRole("link", { name: "Show 480 more of 900 notes" })).toBeTruthy();
  });

  it("offers a search from 40 entries on, including entries not yet loaded", async () => {
    const { user } = renderHub(longWall(60), wallOf(60));
    const field = screen.getByRole("searchbox", { name: "Find somebody on the wall" });
    await user.type(field, "giver 57");
    await waitFor(() =>
      expect(notes().map((e) => e.textContent)).toEqual([expect.stringMatching(/^Giver 57/)]),
    );
    expect(document.activeElement).toBe(field);
    await user.type(field, "7");
    expect(page()).toContain("Nothing on the wall says “giver 577”.");
    await user.clear(field);
    expect(notes()).toHaveLength(60);
    cleanup();
    renderHub(longWall(39));
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("shows the child's parents as the giver of a parent's own mark", () => {
    const [gift] = createHubFixture().gifts;
    if (!gift) throw new Error("Nobody bought anything in the demo");
    const mark = { ...gift, giverName: "Parent", isByParent: true, isAnonymous: false };
    renderHub({ ...createHubFixture(), gifts: [mark], contributions: [], wallTotal: 1 });
    expect(notes()[0]?.textContent).toContain("Parent");
    expect(notes()[0]?.textContent).toContain("Emma's parents");
  });

  it("preserves the entries and the link on a lost connection", async () => {
    const { user } = renderHub(longWall(27));
    await user.click(screen.getByRole("link", { name: "Show all 27 notes" }));
    await waitFor(() => expect(page()).toContain("Couldn't load more"));
    expect(notes()).toHaveLength(24);
    expect(screen.getByRole("link", { name: "Show all 27 notes" })).toBeTruthy();
  });

  it("shows older updates already loaded, then loads more", async () => {
    const [update] = createHubFixture().updates;
    if (!update) throw new Error("The demo has no update");
    const updates = Array.from({ length: 11 }, (_, n) => ({
      ...update,
      id: `news-${String(20 - n)}`,
      title: `News ${n}`,
      createdAt: note(n).givenAt,
    }));
    const hub = { ...createHubFixture(), updates: updates.slice(0, 10), updatesTotal: 11 };
    const { user, calls } = renderHub(hub, { "hub.updates": updates.slice(10) });
    const titles = () =>
      within(screen.getByRole("region", { name: "Recent Updates" }))
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent);
    const more = () => user.click(screen.getByRole("link", { name: "Show older updates" }));
    expect(titles()).toHaveLength(3);
    await more();
    expect(titles()).toHaveLength(10);
    expect(calls).toEqual([]);
    await more();
    await waitFor(() => expect(titles()).toHaveLength(11));
    expect(calls.at(-1)).toMatchObject({ path: "hub.updates", input: { before: "news-11" } });
  });
});
