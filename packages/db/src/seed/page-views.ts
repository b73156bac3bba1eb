import { addDays, toUtcDay } from "@giftling/domain";
import type { Executor } from "../client.ts";
import { visitDays } from "../schema/index.ts";

type Row = { id: string };
const DAYS = 30;

/** Stores thirty days of page views and clicks. The numbers rise slightly and are equal in every run. */
export async function insertSeedPageViews(
  tx: Executor,
  kidId: string,
  links: { paymentLinks: Row[]; registryLinks: Row[] },
  now: Date,
): Promise<void> {
  const rows = Array.from({ length: DAYS }, (_, daysAgo) => {
    const day = toUtcDay(addDays(now, -daysAgo));
    const targets = [
      { targetId: kidId, visits: 1 + ((DAYS - 1 - daysAgo) % 5) + (daysAgo < 7 ? 2 : 0) },
      { targetId: daysAgo % 2 === 0 && pick(links.paymentLinks, daysAgo), visits: 1 },
      { targetId: daysAgo % 3 === 0 && pick(links.registryLinks, daysAgo), visits: 1 },
    ];
    return targets.flatMap(({ targetId, visits }) =>
      targetId ? [{ kidId, day, targetId, visits }] : [],
    );
  });
  await tx.insert(visitDays).values(rows.flat());
}

function pick(rows: Row[], turn: number): string | undefined {
  return rows[turn % rows.length]?.id;
}
