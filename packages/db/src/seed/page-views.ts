import { addDays } from "@giftling/domain";
import type { Executor } from "../client.ts";
import { linkClicks, pageViews } from "../schema/index.ts";

type Row = { id: string };
const DAYS = 30;

/** Stores thirty days of page views and clicks. The numbers rise slightly and are the same in every run. */
export async function insertSeedPageViews(
  tx: Executor,
  kidId: string,
  links: { paymentLinks: Row[]; registryLinks: Row[] },
  now: Date,
): Promise<void> {
  const visits = Array.from({ length: DAYS }, (_, daysAgo) => daysAgo).flatMap((daysAgo) => {
    const visitors = 1 + ((DAYS - 1 - daysAgo) % 5) + (daysAgo < 7 ? 2 : 0);
    return Array.from({ length: visitors }, (_, index) => ({
      daysAgo,
      index,
      kidId,
      visitorHash: `seed-${daysAgo}-${index}`,
      hour: hourOf(now, daysAgo, 8 + index),
    }));
  });
  await tx
    .insert(pageViews)
    .values(visits.map(({ visitorHash, hour }) => ({ kidId, visitorHash, hour })));
  const first = visits.filter(({ index }) => index === 0);
  const clicks = [
    ...first
      .filter(({ daysAgo }) => daysAgo % 2 === 0)
      .map((visit) => ({ ...visit, paymentLinkId: pick(links.paymentLinks, visit.daysAgo) })),
    ...first
      .filter(({ daysAgo }) => daysAgo % 3 === 0)
      .map((visit) => ({ ...visit, registryLinkId: pick(links.registryLinks, visit.daysAgo) })),
  ];
  await tx
    .insert(linkClicks)
    .values(clicks.map(({ daysAgo: _daysAgo, index: _index, ...click }) => click));
}

function pick(rows: Row[], turn: number): string | null {
  return rows[turn % rows.length]?.id ?? null;
}

/**
 * Returns the start of a UTC hour, `daysAgo` days before `now`. If the result would be in the future, returns the same
 * hour of the previous day.
 */
function hourOf(now: Date, daysAgo: number, hour: number): Date {
  const moment = addDays(now, -daysAgo);
  moment.setUTCHours(hour, 0, 0, 0);
  return moment > now ? addDays(moment, -1) : moment;
}
