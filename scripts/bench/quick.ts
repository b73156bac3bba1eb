import { measureProduct } from "./speed.ts";
import type { BenchStack } from "./stack.ts";

const EFFORT = { seconds: 0.5, rounds: 1, families: 120 };

/**
 * Fraction of a performance goal. A result below this fraction counts as a regression, and other shortfalls as noise.
 */
const GROSS = 0.1;

/**
 * Runs a short measurement. Returns a sentence for each request with too many round trips or with a rate far below its
 * goal.
 */
export async function listQuickProblems(bench: BenchStack): Promise<string[]> {
  const { trips, speed } = await measureProduct(bench, EFFORT);
  for (const { name, trips: count } of trips) console.log(`${name}: ${count} round trips`);
  const compared = speed.rows.flatMap(({ row: { name }, bares }) =>
    bares.map((bare) => ({ name, ...bare })),
  );
  for (const { name, ratio, what } of compared)
    console.log(`${name}: ${ratio.toFixed(2)} of ${what}`);
  const { streams, views, renders } = speed;
  const { megabytes, ratio } = streams;
  console.log(`open pages: ${megabytes.toFixed(0)} MB, ${ratio.toFixed(2)} of the rate of hubs`);
  console.log(
    `opened hubs: ${views.requests.rate.toFixed(0)}/s, ${views.hitRate.toFixed(2)} cached`,
  );
  console.log(`a page rendered again: ${renders.p50.toFixed(1)} ms`);
  return [
    ...trips
      .filter(({ trips: count, goal }) => count > goal)
      .map(
        ({ name, trips: count, goal }) => `${name}: ${count} round trips, not ${goal} or fewer.`,
      ),
    ...compared
      .filter(({ goal, ratio }) => goal !== null && !(ratio >= goal * GROSS))
      .map(
        ({ name, what, goal, ratio }) =>
          `${name}: ${ratio.toFixed(3)} of ${what}, not a tenth of ${goal}.`,
      ),
  ];
}
