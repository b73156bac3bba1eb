import { purchaseWish } from "./buyers.ts";
import { insertWishes, runOnDatabase } from "./families.ts";
import type { Scenario } from "./scenario.ts";

const BUYERS = 500;
const ROUNDS = 20;

/** Scenario in which many relatives buy the same wish at the same time. */
export const purchaseRaceScenario: Scenario = {
  name: `${BUYERS} buyers of one wish, ${ROUNDS} rounds`,
  promise:
    "one is told that it is theirs, and is the one stored; the others are told who was first",
  async run(product) {
    const { wishes } = await insertWishes(product, ROUNDS);
    let right = 0;
    let unanswered = 0;
    const begin = performance.now();
    for (const wish of wishes) {
      const statuses = await Promise.all(
        Array.from({ length: BUYERS }, (_, index) => purchaseWish(product, wish, `Buyer ${index}`)),
      );
      const stored = await runOnDatabase(product, (db) =>
        db.query.purchases.findMany({ where: (row, { eq }) => eq(row.itemId, wish) }),
      );
      const refused = statuses.filter((status) => status === 409).length;
      const winner = statuses.indexOf(200);
      unanswered += statuses.filter((status) => status === 0).length;
      if (
        refused === BUYERS - 1 &&
        stored.length === 1 &&
        stored[0]?.giverName === `Buyer ${winner}`
      ) {
        right += 1;
      }
    }
    const seconds = (performance.now() - begin) / 1_000 / ROUNDS;
    return {
      figure: `${right} of ${ROUNDS} rounds right, ${unanswered} unanswered, ${seconds.toFixed(1)} s a round`,
      ok: right === ROUNDS,
    };
  },
};
