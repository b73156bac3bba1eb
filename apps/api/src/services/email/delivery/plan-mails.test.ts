import { families } from "@giftling/db/schema/index";
import { makeFamily, makeReferral } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createParentMailFixture } from "../../../testing/parent-mail-fixture.ts";
import { queueDueMails } from "./due-mails.ts";

const { world, smtp, family, deliver, subjects, close } = await createParentMailFixture();
afterAll(close);
beforeEach(() => {
  smtp.received.length = 0;
});

const DAY = 24 * 60 * 60_000;

describe("plan mails", () => {
  const at = (days: number) => new Date(world.clock.now().getTime() + days * DAY);
  const run = async () => {
    await queueDueMails(world.deps);
    await deliver();
  };

  test("are sent once three days before and once at the end of a trial", async () => {
    await family({ subscriptionStatus: "trialing", trialEndsAt: at(5) });
    await run();
    expect(subjects()).toEqual([]);
    world.clock.advance(3 * DAY);
    await run();
    await run();
    world.clock.advance(2.5 * DAY);
    await run();
    await run();
    const [ending, ended] = subjects();
    expect(ending).toMatch(/^Your Premium trial ends on [A-Z][a-z]+ \d+$/);
    expect([ended, subjects().length]).toEqual(["Your Premium trial has ended", 2]);
  });

  test("are not sent after a plan was chosen or reminders were turned off", async () => {
    const chose = await family({ subscriptionStatus: "trialing", trialEndsAt: at(2) });
    const quiet = await family({ subscriptionStatus: "trialing", trialEndsAt: at(2) });
    await quiet.prefer({ trialReminders: false });
    await queueDueMails(world.deps);
    await updateRow(world.db, families, chose.id, {
      subscriptionPlan: "premium",
      subscriptionStatus: "active",
      trialEndsAt: null,
    });
    world.clock.advance(3 * DAY);
    await run();
    expect(subjects()).toEqual([]);
  });

  test("are sent once per period for a failed payment and once for a referral reward", async () => {
    const { id } = await family({ subscriptionPlan: "premium", subscriptionStatus: "past_due" });
    await run();
    const { id: refereeId } = await makeFamily(world.db);
    const home = await world.callerOf(refereeId);
    await makeReferral(world.db, id, refereeId);
    await home.account.setFamilyUrl({ familyUrl: "a-friend" });
    await home.kids.create({ firstName: "Leo" });
    await run();
    expect(subjects().sort()).toEqual([
      "A month of Premium, thanks to you",
      "Your payment for Premium didn't go through",
    ]);
  });
});
