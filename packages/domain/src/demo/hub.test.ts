import { describe, expect, it, test } from "vitest";
import { type HubView, hubKidsOutput, hubOutput } from "../hub/schema.ts";
import { listTopPriorities, listVisibleWishes } from "../hub/sections.ts";
import { countUniqueSupporters, createWallEntries } from "../hub/wall.ts";
import { isSafeUrl } from "../url/rules.ts";
import {
  createDemoHub,
  createDemoHubKids,
  DEMO_FAMILY_URL,
  DEMO_SUPPORTER_COUNT,
  isDemoFamily,
  isDemoId,
} from "./hub.ts";

const NOW = new Date("2026-03-14T12:00:00.000Z");

function hubs(): HubView[] {
  return createDemoHubKids(NOW).kids.flatMap(({ id }) => createDemoHub(id, NOW) ?? []);
}

describe("demo family", () => {
  it("matches the output schemas of a real hub", () => {
    expect(hubKidsOutput.safeParse(createDemoHubKids(NOW)).error).toBeUndefined();
    expect(hubs()).toHaveLength(2);
    for (const hub of hubs()) expect(hubOutput.safeParse(hub).error).toBeUndefined();
  });

  it("returns null for any other kid", () => {
    expect(createDemoHub("demo-nobody", NOW)).toBeNull();
  });

  it("contains unique ids", () => {
    const ids = hubs().flatMap((hub) =>
      [
        hub.kid,
        ...hub.paymentLinks,
        ...hub.registryLinks,
        ...hub.wishlist,
        ...hub.updates,
        ...hub.contributions,
      ].map(({ id }) => id),
    );
    expect(ids.every(isDemoId)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("contains only recent past dates", () => {
    for (const hub of hubs()) {
      const moments = [
        ...createWallEntries(hub).map(({ givenAt }) => givenAt),
        ...hub.updates.map(({ createdAt }) => createdAt),
      ];
      for (const moment of moments) {
        const daysAgo = (NOW.getTime() - Date.parse(moment)) / 86_400_000;
        expect(daysAgo > 0 && daysAgo <= 30).toBe(true);
      }
    }
  });

  it("contains only safe links", () => {
    for (const hub of hubs()) {
      const links = [...hub.paymentLinks, ...hub.registryLinks, ...hub.wishlist];
      for (const { url } of links) expect(url === null || isSafeUrl(url)).toBe(true);
    }
  });

  it("contains every kind of entry", () => {
    const all = hubs();
    const kinds = (pick: (hub: HubView) => string[]) => new Set(all.flatMap(pick));
    expect(kinds((hub) => createWallEntries(hub).map(({ label }) => label)).size).toBe(3);
    expect(kinds((hub) => createWallEntries(hub).map(({ displayName }) => displayName))).toContain(
      "Anonymous",
    );
    expect(kinds((hub) => listTopPriorities(hub).map(({ kind }) => kind)).size).toBe(3);
    expect(kinds((hub) => hub.paymentLinks.map(({ type }) => type))).toContain("esa");
    expect(
      all.every((hub) => hub.updates.length > 0 && listVisibleWishes(hub.wishlist).length > 0),
    ).toBe(true);
    expect(all.every((hub) => countUniqueSupporters(createWallEntries(hub)) > 0)).toBe(true);
  });

  it("contains no referral code", () => {
    for (const hub of hubs()) expect(hub.referralCode).toBeNull();
  });

  it("is detected by any spelling of its family URL", () => {
    expect(isDemoFamily(DEMO_FAMILY_URL)).toBe(true);
    expect(isDemoFamily(" DEMO ")).toBe(true);
    expect(isDemoFamily("demo2")).toBe(false);
  });

  test.each(["0195a7d0-demo", "dem", ""])("rejects %j as a demo id", (id) => {
    expect(isDemoId(id)).toBe(false);
  });

  it("shows 47 supporters on the sample card", () => {
    expect(DEMO_SUPPORTER_COUNT).toBe(47);
  });
});
