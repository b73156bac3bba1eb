import { measureSpeed, prepare } from "./speed.ts";
import type { Bench } from "./stack.ts";
import { countTrips } from "./trips.ts";

const EFFORT = { seconds: 0.8, rounds: 1, families: 300 };

/** A ratio below this part of its goal is a change of kind, not of the machine. */
const GROSS = 0.25;

/** Measures briefly; returns a sentence for each request with too many round trips, or far too slow beside the bare one. */
export async function quickProblems(bench: Bench): Promise<string[]> {
  const families = await prepare(bench, EFFORT);
  const trips = await countTrips(bench, families.readers, families.counted);
  const { rows } = await measureSpeed(bench, families, EFFORT);
  for (const { name, trips: count } of trips) console.log(`${name}: ${count} round trips`);
  for (const { row, ratio } of rows)
    console.log(`${row.name}: ${ratio.toFixed(2)} of ${row.against}`);
  return [
    ...trips
      .filter(({ trips: count, goal }) => count > goal)
      .map(
        ({ name, trips: count, goal }) => `${name}: ${count} round trips, not ${goal} or fewer.`,
      ),
    ...rows
      .filter(({ row, ratio }) => row.goal !== null && !(ratio >= row.goal * GROSS))
      .map(
        ({ row, ratio }) =>
          `${row.name}: ${ratio.toFixed(3)} of ${row.against}, not a quarter of ${row.goal}.`,
      ),
  ];
}
