import {
  createWallEntries,
  getHubTotals,
  getLinkListName,
  getWishPurchaseFields,
  type HubKidsView,
  type HubView,
  hubOutput,
  isEducationLinkType,
  KID_SIZE_NAMES,
  KID_TEXT_NAMES,
  KID_TEXTS,
  LINK_KINDS,
  listGiftsOnWall,
  PAYMENT_LINK_TYPES,
  UPDATES_PAGE_SIZE,
  WALL_PAGE_SIZE,
} from "@giftling/domain";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "../../schema/index.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import {
  makeFamily,
  makeFamilyUrl,
  makeKid,
  makeOccasion,
  makePaymentLink,
  makeRegistryLink,
  makeWish,
} from "../../testing/factories.ts";
import { arbitraryFamily, storeGeneratedFamily } from "../../testing/generated-family.ts";
import { findWishlistItem, readKidLists } from "../dashboard/kid-lists.ts";
import { listKids } from "../kids/kids.ts";
import { listUpdatesBefore } from "../updates/updates.ts";
import { listWallEntriesBefore } from "../wall/hub-wall.ts";
import { listWallEntries } from "../wall/wall-entries.ts";
import { findWishForVisitor } from "../wishlist/items.ts";
import { toVisitorWishView } from "../wishlist/views.ts";
import { type HubSnapshotRequest, readHubSnapshot } from "./snapshot.ts";

/** Time at which the tests read the hub. Test holds expire before and after this time. */
const NOW = new Date("2026-03-14T12:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function readHub(
  address: string,
  wish: HubSnapshotRequest,
): Promise<{ kids: HubKidsView["kids"]; hub: HubView }> {
  const read = await readHubSnapshot(database.db, address, wish, NOW);
  if (read?.hub == null) throw new Error("There is no hub");
  const rest = {
    familyUrl: address,
    referralCode: null,
    showsBranding: true,
    isPaused: false,
    title: null,
  };
  const theme = { palette: "coral", accent: null, cover: "plain" };
  return {
    kids: JSON.parse(read.kids),
    hub: hubOutput.parse({ ...JSON.parse(read.hub), ...rest, theme }),
  };
}

async function readLists(familyId: string, kidId: string) {
  const links = LINK_KINDS.map(getLinkListName);
  const parts = [...links, "wishlist", "updates", "contributions"] as const;
  const lists = await readKidLists(database.db, familyId, kidId, parts, NOW);
  if (!lists) throw new Error("There is no kid");
  return lists;
}

test("the dashboard reads one list as it reads all lists, and one wish as in the list", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryFamily, async (made) => {
      const { db } = database;
      const { familyId, kidId } = await storeGeneratedFamily(database.db, made, NOW);
      const { updates, wishlist } = await readLists(familyId, kidId);
      expect(await readKidLists(db, familyId, kidId, ["updates"], NOW)).toEqual({ updates });
      const read = wishlist.map(({ id }) => findWishlistItem(db, familyId, id, NOW));
      expect((await Promise.all(read)).map((found) => found?.view)).toEqual(wishlist);
    }),
    { numRuns: 15 },
  );
});

test("visitors read the parent's lists without private data", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryFamily, async (made) => {
      const { db } = database;
      const { familyId, kidId, address } = await storeGeneratedFamily(database.db, made, NOW);
      const { hub, kids } = await readHub(address, { kid: kidId });
      const [kid] = await listKids(db, familyId);
      const {
        createdAt: _created,
        keepsSurprises: _surprises,
        showsSizes: _shows,
        sizesCheckedAt: _checked,
        ...publicKid
      } = kid ?? {};
      const privateTexts = KID_TEXT_NAMES.filter((name) => !KID_TEXTS[name].isPublic);
      for (const name of [...KID_SIZE_NAMES, ...privateTexts]) {
        Reflect.deleteProperty(publicKid, name);
      }
      expect(kids).toEqual([publicKid]);
      expect(hub.kid).toEqual(publicKid);
      const {
        wishlist: wishes,
        updates,
        contributions: ledger,
        ...ownLinks
      } = await readLists(familyId, kidId);
      expect(hub).toMatchObject(ownLinks);
      const links = made.links.map(({ slot: _slot, ...link }) => link);
      expect(hub.paymentLinks).toMatchObject(
        links.map((link) => ({ ...link, isPrimary: isEducationLinkType(link.type) })),
      );
      expect(hub.registryLinks.map(({ label }) => label)).toEqual(made.registries);
      const wall = await listWallEntries(db, familyId, kidId);
      const offWall = new Set(wall.filter((entry) => !entry.isOnWall).map(({ id }) => id));
      const thanked = new Set(wall.filter((entry) => entry.isThanked).map(({ id }) => id));
      const reportedTo = (id: string) =>
        ledger
          .filter(({ wishlistItemId, status }) => wishlistItemId === id && status === "reported")
          .reduce((sum, { amount }) => Math.round((sum + amount) * 100) / 100, 0);
      const publicWishes = wishes.map(
        ({ holds: _holds, isOffList: _off, pictureFetch: _fetch, ...wish }) => {
          const isOnWall = wish.gifts.every(({ id }) => !offWall.has(id));
          const gifts = wish.gifts.map(({ message: _message, ...gift }) => ({
            ...gift,
            giverName: offWall.has(gift.id) ? null : gift.giverName,
          }));
          return {
            ...wish,
            fundingReported: wish.isActivity ? reportedTo(wish.id) : 0,
            ...getWishPurchaseFields(gifts, wish.isPurchased),
            gifts,
            isOnWall,
            isThanked: wish.gifts.some(({ id }) => thanked.has(id)),
          };
        },
      );
      expect(hub.wishlist).toEqual(publicWishes.filter(({ state }) => state === "shown"));
      for (const {
        isOnWall: _on,
        isThanked: _by,
        fundingReported: _sum,
        ...wish
      } of hub.wishlist) {
        const found = await findWishForVisitor(db, wish.id);
        expect(found && toVisitorWishView(found.item, NOW)).toEqual(wish);
      }
      expect(hub.updates).toEqual(updates.slice(0, UPDATES_PAGE_SIZE));
      const bought = listGiftsOnWall(publicWishes.map((wish) => ({ ...wish, isOnWall: true })))
        .filter(({ id }) => !offWall.has(id))
        .map((gift) => ({ ...gift, isThanked: thanked.has(gift.id) }));
      const gifts = ledger.filter(({ id, status }) => status !== "dismissed" && !offWall.has(id));
      const contributions = gifts.map(
        ({ id, contributorName, isAnonymous, type, contributedAt }) => ({
          id,
          contributorName,
          isAnonymous,
          amount: null,
          type,
          contributedAt,
          isThanked: thanked.has(id),
        }),
      );
      const whole = { ...hub, updates, gifts: bought, contributions };
      const entries = createWallEntries(whole);
      const newest = new Set(entries.slice(0, WALL_PAGE_SIZE).map(({ id }) => id));
      expect(hub.contributions).toEqual(contributions.filter(({ id }) => newest.has(id)));
      expect(new Set(hub.gifts)).toEqual(new Set(bought.filter(({ id }) => newest.has(id))));
      expect(createWallEntries(hub).slice(0, WALL_PAGE_SIZE)).toEqual(
        entries.slice(0, WALL_PAGE_SIZE),
      );
      expect(hub).toMatchObject(getHubTotals(whole));
      const sum = (type: string) =>
        Math.round(
          made.gifts
            .filter((gift) => gift.type === type && gift.status === "confirmed")
            .reduce((cents, gift) => cents + gift.amountCents, 0),
        ) / 100;
      expect(hub.contributedByType).toEqual({ "529": sum("529"), other: sum("other") });

      // The following pages contain the older wall entries and updates.
      const walked = entries.slice(0, WALL_PAGE_SIZE);
      for (let page = walked; page.length === WALL_PAGE_SIZE; walked.push(...page)) {
        page = (await listWallEntriesBefore(db, kidId, walked.at(-1)?.id, WALL_PAGE_SIZE)) ?? [];
      }
      expect(walked.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
      const read = [...hub.updates];
      const older = await listUpdatesBefore(db, kidId, read.at(-1)?.id, UPDATES_PAGE_SIZE);
      expect([...read, ...(read.length === 0 ? [] : (older ?? []))]).toEqual(updates);
    }),
    { numRuns: 25 },
  );
});

test("returns every field of a link, and only education links as primary", async () => {
  const { db } = database;
  const { id: familyId } = await makeFamily(db);
  const { address } = await makeFamilyUrl(db, familyId);
  const { id: kidId } = await makeKid(db, familyId);
  const fields = { label: "Emma", url: "https://example.com/emma", description: "For college" };
  const createdAt = new Date("2026-03-01T10:00:00.000Z");
  const education = { ...fields, type: "esa", contributionCode: "E-1" } as const;
  const registry = { ...fields, service: "target" } as const;
  const { id } = await makePaymentLink(db, kidId, { ...education, createdAt });
  const { id: registryId } = await makeRegistryLink(db, kidId, { ...registry, createdAt });
  await db.insert(schema.prioritySlots).values({ kidId, slot: 2, paymentLinkId: id });
  for (const type of PAYMENT_LINK_TYPES) await makePaymentLink(db, kidId, { type });

  const { hub } = await readHub(address, { kid: kidId });
  const shownAt = "2026-03-01T10:00:00.000Z";
  const slot = { isPriority: true, priorityOrder: 2 };
  expect(hub.paymentLinks[0]).toEqual({
    id,
    ...education,
    isPrimary: true,
    ...slot,
    createdAt: shownAt,
  });
  const noSlot = { isPriority: false, priorityOrder: null };
  expect(hub.registryLinks).toEqual([
    { id: registryId, ...registry, ...noSlot, createdAt: shownAt },
  ]);
  const primary = hub.paymentLinks.filter(({ isPrimary }) => isPrimary);
  expect(primary.map(({ type }) => type)).toEqual(["esa", "529", "esa"]);
});

test("returns the first kid's hub, with its id, for a kid of another family", async () => {
  const { db } = database;
  const { id: familyId } = await makeFamily(db);
  const { address } = await makeFamilyUrl(db, familyId);
  const second = await makeKid(db, familyId, { firstName: "Theo", position: 2 });
  const first = await makeKid(db, familyId, { firstName: "Emma", position: 1 });
  const strange = await makeKid(db, (await makeFamily(db)).id);
  const kidOf = async (kid: string) => (await readHubSnapshot(db, address, { kid }, NOW))?.kidId;
  expect(await kidOf("first")).toBe(first.id);
  expect(await kidOf(second.id)).toBe(second.id);
  expect(await kidOf(strange.id)).toBe(first.id);
  expect(await kidOf("'; drop table kids")).toBe(first.id);
  expect((await readHubSnapshot(db, address, { kid: null }, NOW))?.hub).toBeNull();
});

test("lists the occasions with wishes, oldest first, regardless of the order of the wishes", async () => {
  const { db } = database;
  const { id: familyId } = await makeFamily(db);
  const { address } = await makeFamilyUrl(db, familyId);
  const { id: kidId } = await makeKid(db, familyId, { birthdayMonth: 3, birthdayDay: 4 });
  const names = ["Christmas", "First day of school", "A party"];
  const ids: string[] = [];
  for (const name of [...names, "Without wishes"])
    ids.push((await makeOccasion(db, kidId, { name })).id);
  for (const [position, occasionId] of ids.slice(0, 3).reverse().entries())
    await makeWish(db, kidId, { occasionId, position });
  await makeWish(db, kidId, { occasionDay: "birthday", position: 4 });
  await makeWish(db, kidId, { occasionId: ids[3] ?? null, state: "draft" });

  const read = await readHubSnapshot(db, address, { kid: kidId }, NOW);
  const added = names.map((name, index) => ({ id: ids[index], name, month: null, day: null }));
  expect(JSON.parse(read?.occasions ?? "")).toEqual([
    { id: "birthday", name: null, month: 3, day: 4, year: null },
    ...added.map((occasion) => ({ ...occasion, year: null })),
  ]);
});

test("handles an unknown URL, a closed account and a family without kids", async () => {
  const { db } = database;
  expect(await readHubSnapshot(db, "nobody", { kid: "first" }, NOW)).toBeNull();
  const closed = await makeFamily(db, { closedAt: new Date() });
  const { address: gone } = await makeFamilyUrl(db, closed.id);
  expect(await readHubSnapshot(db, gone, { kid: "first" }, NOW)).toBeNull();
  const { address } = await makeFamilyUrl(db, (await makeFamily(db)).id);
  expect(await readHubSnapshot(db, address, { kid: "first" }, NOW)).toMatchObject({
    kids: "[]",
    kidId: null,
    hub: null,
  });
});
