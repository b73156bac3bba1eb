import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createExpectedStatuses,
  createHubAccessFixture,
  fetchStatuses,
  type HubAccessFixture,
  makeHubAccessFamily,
} from "../../testing/hub-access-fixture.ts";

let world: HubAccessFixture;
beforeAll(async () => {
  world = await createHubAccessFixture();
});
afterAll(() => world.close());

describe("a former family URL (rule: retired-address)", () => {
  test("returns 404 once retired and stays reserved", async () => {
    const { reads, former, caller } = await makeHubAccessFamily(world);
    await fetchStatuses(world, reads);
    for (const _ of ["first", "again"]) {
      expect(await caller.account.retireAddress({ address: former })).toBeNull();
      const gone = { "page at a former address": 404, "kids at a former address": 404 };
      expect((await fetchStatuses(world, reads)).statuses).toEqual(
        createExpectedStatuses(reads, 200, gone),
      );
    }
    expect((await caller.account.user()).formerFamilyUrls).toEqual([]);
    const stranger = await world.parent();
    await expect(stranger.caller.account.setFamilyUrl({ familyUrl: former })).rejects.toThrow(
      "already taken",
    );
    await caller.account.setFamilyUrl({ familyUrl: former });
    expect((await world.app.inject(`/hub/${former}`)).statusCode).toBe(200);
  });

  test("cannot be retired when it is current, another family's or unknown", async () => {
    const { familyUrl, caller } = await makeHubAccessFamily(world);
    const other = await makeHubAccessFamily(world);
    for (const address of [familyUrl, other.former, "nobody-ever"]) {
      await expect(caller.account.retireAddress({ address })).rejects.toThrow("find that");
    }
    expect((await world.app.inject(`/hub/${other.former}`)).statusCode).toBe(307);
  });
});
