import { mailPreferences } from "@giftling/db/schema/index";
import { makeParent, makePurchase, makeWish } from "@giftling/db/testing/factories";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createReminderFixture } from "../../../testing/reminder-fixture.ts";
import { queueDueMails } from "./due-mails.ts";

const { world, smtp, inDays, home, dueTo, forget, close } = await createReminderFixture();
afterAll(close);
beforeEach(forget);

const DAY = 86_400_000;

describe("list-ready mail (rule: list-ready)", () => {
  const IN_FIVE = "Emma's birthday is in five weeks";

  test("is sent to each parent with an address once, five weeks ahead, with the number of open wishes", async () => {
    const { id, kidId, ana } = await home(inDays(36));
    const { email: ben } = await makeParent(world.db, id);
    const quiet = await makeParent(world.db, id);
    await world.db.insert(mailPreferences).values({ userId: quiet.id, listReady: false });
    await makeWish(world.db, kidId, { state: "put-away" });
    await makeWish(world.db, kidId);
    const { id: bought } = await makeWish(world.db, kidId);
    await makePurchase(world.db, bought);
    expect(await dueTo(ana)).toEqual([]);
    world.clock.advance(DAY);
    await Promise.all([queueDueMails(world.deps), queueDueMails(world.deps)]);
    expect(await dueTo(ana)).toEqual([IN_FIVE]);
    expect(smtp.received.filter(({ to }) => to === ben)).toHaveLength(1);
    expect(smtp.received.filter(({ to }) => to === quiet.email)).toHaveLength(0);
    const mail = smtp.received.find(({ to }) => to === ana);
    expect(mail?.text).toContain("1 wish is left on the list.");
    expect(mail?.html).toContain(`/dashboard/wishlist?kid=${kidId}"`);
    world.clock.advance(DAY);
    expect(await dueTo(ana)).toEqual([]);
  });

  test.each([
    ["is unpublished", { isPublished: false }],
    ["was taken down", { takenDownAt: new Date() }],
    ["was closed", { closedAt: new Date() }],
  ])("is not sent when the hub %s", async (_what, change) => {
    const { ana, set } = await home(inDays(35));
    await set(change);
    expect(await dueTo(ana)).toEqual([]);
  });

  test("is not sent to a family without a family URL", async () => {
    const { id, ana } = await home(inDays(35));
    await world.db.execute(`delete from family_addresses where family_id = '${id}'`);
    expect(await dueTo(ana)).toEqual([]);
  });
});
