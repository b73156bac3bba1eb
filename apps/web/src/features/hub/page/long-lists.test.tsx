import type { HubView } from "@giftling/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { emmasHub, NOW, show } from "../../../testing/show-hub.tsx";

const page = () => document.body.textContent;

describe("lists of which the hub came with the newest only", () => {
  const note = (n: number) => ({
    id: `note-${n}`,
    label: "Contribution",
    name: `Giver ${n}`,
    displayName: `Giver ${n}`,
    isAnonymous: false,
    isParent: false,
    givenAt: new Date(NOW.getTime() - n * 60_000).toISOString(),
    giftName: null,
  });
  /** Emma's hub with 24 contributions, of a wall with that many notes. */
  function longWall(wallTotal: number): HubView {
    const contributions = Array.from({ length: 24 }, (_, n) => ({
      id: `note-${n}`,
      contributorName: `Giver ${n}`,
      isAnonymous: false,
      amount: null,
      type: "other" as const,
      contributedAt: note(n).givenAt,
    }));
    const hub = emmasHub();
    const wishlist = hub.wishlist.map((wish) => ({ ...wish, isPurchased: false }));
    return { ...hub, wishlist, contributions, wallTotal, giversTotal: wallTotal };
  }
  const notes = () =>
    within(screen.getByRole("region", { name: "Wall of Support" })).getAllByRole("listitem");

  it("goes on page by page behind the last note, and gives the first new one the focus", async () => {
    const rest = [24, 25, 26].map(note);
    const { user, calls } = show(longWall(27), { "hub.wall": rest });
    expect(notes()).toHaveLength(24);
    expect(page()).toContain("27 people have given to Emma so far.");
    const more = screen.getByRole("link", { name: "Show all 27 notes" });
    expect(more.getAttribute("href")).toBe("?kid=demo-emma&wall=all#wall-of-support");
    await user.click(more);
    await waitFor(() => expect(notes()).toHaveLength(27));
    expect(calls.at(-1)).toMatchObject({ path: "hub.wall", input: { before: "note-23" } });
    expect(document.activeElement).toBe(notes()[24]);
    expect(screen.queryByRole("link", { name: /notes$/ })).toBeNull();
  });

  it("says how many there are when a page is not enough", () => {
    show(longWall(300));
    expect(screen.getByRole("link", { name: "Show 24 more of 300 notes" })).toBeTruthy();
  });

  it("keeps what shows, and the link, when the line is cut", async () => {
    const { user } = show(longWall(27));
    await user.click(screen.getByRole("link", { name: "Show all 27 notes" }));
    await waitFor(() => expect(page()).toContain("Couldn't load more"));
    expect(notes()).toHaveLength(24);
    expect(screen.getByRole("link", { name: "Show all 27 notes" })).toBeTruthy();
  });

  it("shows the older updates that are there, then asks for more", async () => {
    const [update] = emmasHub().updates;
    if (!update) throw new Error("The demo has no update");
    const updates = Array.from({ length: 11 }, (_, n) => ({
      ...update,
      id: `news-${String(20 - n)}`,
      title: `News ${n}`,
      createdAt: note(n).givenAt,
    }));
    const hub = { ...emmasHub(), updates: updates.slice(0, 10), updatesTotal: 11 };
    const { user, calls } = show(hub, { "hub.updates": updates.slice(10) });
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
