import { mapKidSizes } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createHubAccessFixture,
  type HubAccessFixture,
  makeHubAccessFamily,
} from "../../testing/hub-access-fixture.ts";
import { getCallOutcome } from "../../testing/test-fixture.ts";

let world: HubAccessFixture;
beforeAll(async () => {
  world = await createHubAccessFixture();
});
afterAll(() => world.close());

const getHub = ({ familyUrl, kidId }: { familyUrl: string; kidId: string }) =>
  world.visitor().hub.kid({ familyUrl, kidId });
const listSizes = async (family: { familyUrl: string; kidId: string }) =>
  (await getHub(family)).sizes ?? null;

describe("sizes and likes (rule: sizes)", () => {
  test("are hidden on the hub until published, and then omit empty fields", async () => {
    const family = await makeHubAccessFamily(world);
    const { caller, kidId: id } = family;
    expect(await caller.kids.list()).toMatchObject([
      { ...mapKidSizes(() => null), showsSizes: false, sizesCheckedAt: null },
    ]);
    await caller.kids.update({ id, showsSizes: true });
    expect(await listSizes(family), "nothing is filled in").toBeNull();
    await caller.kids.update({ id, showsSizes: false, tops: "6 slim", pleaseNot: "Slime" });
    expect(await listSizes(family), "not shown").toBeNull();
    const { sizesCheckedAt } = await caller.kids.update({ id, showsSizes: true });
    const checkedIn = sizesCheckedAt?.slice(0, 7);
    const shown = { ...mapKidSizes(() => null), tops: "6 slim", pleaseNot: "Slime", checkedIn };
    expect(await listSizes(family)).toEqual(shown);
    const { kid } = await getHub(family);
    for (const name of ["tops", "pleaseNot", "showsSizes", "sizesCheckedAt"]) {
      expect(kid).not.toHaveProperty(name);
    }
    await caller.kids.update({ id, tops: "", pleaseNot: null });
    expect(await listSizes(family)).toBeNull();
  });

  test("updates their date when written or confirmed, even concurrently", async () => {
    const { caller, kidId: id } = await makeHubAccessFamily(world);
    const before = await caller.kids.update({ id, bio: "Reads." });
    expect(before.sizesCheckedAt).toBeNull();
    const written = await caller.kids.update({ id, coat: "7" });
    expect(written.sizesCheckedAt).not.toBeNull();
    await world.db.execute(
      `update kids set sizes_checked_at = now() - interval '5 months' where id = '${id}'`,
    );
    const old = (await caller.kids.update({ id, showsSizes: true })).sizesCheckedAt ?? "";
    const answers = await Promise.all([
      caller.kids.update({ id, areSizesRight: true }),
      caller.kids.update({ id, areSizesRight: true }),
    ]);
    for (const { sizesCheckedAt, coat } of answers) {
      expect(Date.parse(sizesCheckedAt ?? "")).toBeGreaterThan(Date.parse(old));
      expect(coat).toBe("7");
    }
  });

  test("merges edits of two parents, and reports a conflict on the same size (rule: changed-meanwhile)", async () => {
    const { caller, kidId: id } = await makeHubAccessFamily(world);
    const { version } = await caller.kids.update({ id, tops: "5", shoes: "11" });
    await caller.kids.update({ id, version, tops: "6" });
    expect(await caller.kids.update({ id, version, shoes: "12" })).toMatchObject({
      tops: "6",
      shoes: "12",
    });
    expect(await getCallOutcome(caller.kids.update({ id, version, tops: "7" }))).toBe(
      "CHANGED_MEANWHILE",
    );
  });

  test("returns NOT_FOUND for another family's kid", async () => {
    const { kidId: id } = await makeHubAccessFamily(world);
    const { caller } = await makeHubAccessFamily(world);
    expect(await getCallOutcome(caller.kids.update({ id, areSizesRight: true }))).toBe("NOT_FOUND");
  });
});
