import { afterAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { createNewPurchase, makeFamily, makeKid, makeWish } from "../../testing/factories.ts";
import { createId } from "../core/ids.ts";
import { deleteExpiredRows } from "../operation/expired-rows.ts";
import {
  type GiftRateLimitParameters,
  type GiftRateLimits,
  getExceededRateLimit,
  recordGiftAttempt,
} from "./gift-counts.ts";
import { recordPurchase } from "./record-gift.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const HOUR_MS = 3_600_000;

const makeCounting = (
  limits: { visitor?: GiftRateLimits; hub?: GiftRateLimits } = {},
): GiftRateLimitParameters => {
  const hubKey = createId();
  const { visitor = {}, hub = {} } = limits;
  return { visitorKey: `visitor:${hubKey}`, hubKey, kind: "try", limits: { visitor, hub } };
};

/** Records a gift or hold of a new wish, and counts it against the rate limits in `counting`. */
async function record(kind: "gift" | "hold", counting: GiftRateLimitParameters) {
  const { id: kidId } = await makeKid(db, (await makeFamily(db)).id);
  const wish = await makeWish(db, kidId);
  const effects = {
    thankYou: null,
    notifiesParent: false,
    answer: null,
    counting: { ...counting, kind },
  };
  return recordPurchase(db, createNewPurchase(wish), effects);
}

const readCounts = async (key: string) => {
  const [row] = await db.execute<Record<string, number>>(
    `select hour_tries, hour_gifts, hour_holds, day_tries, day_gifts, day_holds,
       round(extract(epoch from hour_ends - now()) / 3600)::int as hours,
       round(extract(epoch from day_ends - now()) / 3600)::int as day_hours
     from gift_counts where key = '${key}'`,
  );
  return row;
};

/**
 * Returns the expected row of `gift_counts`: the counters of the hour and the day, and the hours until each window
 * ends.
 */
const counts = (hour: [number, number, number], day = hour, hours = 1, dayHours = 24) => ({
  hour_tries: hour[0],
  hour_gifts: hour[1],
  hour_holds: hour[2],
  day_tries: day[0],
  day_gifts: day[1],
  day_holds: day[2],
  hours,
  day_hours: dayHours,
});

describe("gift counts of a visitor and a hub", () => {
  test("sums attempts, gifts and holds per hour and day", async () => {
    const counting = makeCounting();
    await recordGiftAttempt(db, counting);
    for (const kind of ["hold", "gift", "gift", "hold"] as const) await record(kind, counting);
    for (const key of [counting.visitorKey, counting.hubKey]) {
      expect(await readCounts(key)).toEqual(counts([5, 2, 2]));
    }
  });

  test("preserves the end of a running window", async () => {
    const counting = makeCounting();
    await recordGiftAttempt(db, counting);
    await db.execute(
      `update gift_counts set hour_ends = now() + interval '20 minutes', day_ends = now() + interval '5 hours'
       where key = '${counting.hubKey}'`,
    );
    await recordGiftAttempt(db, counting);
    expect(await readCounts(counting.hubKey)).toEqual(counts([2, 0, 0], [2, 0, 0], 0, 5));
  });

  test("resets at the end of the hour and of the day", async () => {
    const past = "now() - interval '1 second'";
    for (const [dayEnds, expected] of [
      ["now() + interval '5 hours'", counts([2, 1, 1], [5, 3, 2], 1, 5)],
      [past, counts([2, 1, 1])],
    ] as const) {
      const counting = makeCounting();
      await db.execute(
        `insert into gift_counts values ('${counting.hubKey}', ${past}, 3, 2, 1, ${dayEnds}, 3, 2, 1)`,
      );
      for (const kind of ["gift", "hold"] as const) await record(kind, counting);
      expect(await readCounts(counting.hubKey)).toEqual(expected);
    }
  });
});

describe("gift limits", () => {
  const tryOnceMore = (counting: GiftRateLimitParameters) =>
    recordGiftAttempt(db, counting).catch(getExceededRateLimit);

  test("allows the configured number per visitor and per hub", async () => {
    for (const of of ["visitor", "hub"] as const) {
      const counting = makeCounting({ [of]: { hour_tries: 2 } });
      const key = of === "visitor" ? counting.visitorKey : counting.hubKey;
      for (let attempt = 0; attempt < 2; attempt += 1) await recordGiftAttempt(db, counting);
      expect(await tryOnceMore(counting)).toMatchObject({ key, counter: "hour_tries" });
      expect(await readCounts(key)).toMatchObject({ hour_tries: 2 });
    }
  });

  test("returns the time until the window of the exceeded limit ends", async () => {
    const hour = makeCounting({ hub: { hour_tries: 0 } });
    const day = makeCounting({ hub: { day_tries: 0 } });
    expect(await tryOnceMore(hour)).toMatchObject({ msLeft: expect.closeTo(HOUR_MS, -4) });
    expect(await tryOnceMore(day)).toMatchObject({ msLeft: expect.closeTo(24 * HOUR_MS, -4) });
    const holds = makeCounting({ hub: { hour_holds: 0 } });
    expect(await record("hold", holds).catch(getExceededRateLimit)).toMatchObject({
      counter: "hour_holds",
      msLeft: expect.closeTo(HOUR_MS, -4),
    });
  });
});

test("deletes counts with a day that ended before a time", async () => {
  const count = (key: string, dayEnds: string) =>
    db.execute(
      `insert into gift_counts values ('${key}', '${dayEnds}', 1, 1, 1, '${dayEnds}', 1, 1, 1)`,
    );
  await count("ended", "2026-03-01T09:59:59Z");
  await count("ends", "2026-03-01T10:00:00Z");
  expect(await deleteExpiredRows(db, "giftCounts", new Date("2026-03-01T10:00:00Z"))).toBe(1);
  const left = await db.execute("select key from gift_counts where key like 'end%'");
  expect(left).toEqual([{ key: "ends" }]);
});
