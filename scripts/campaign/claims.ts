import { purchaseWish } from "./buyers.ts";
import { countRows, createFamily, insertWishes } from "./families.ts";
import {
  countResponsesWithStatus,
  createVisitorHeaders,
  runAtOnce,
  sendRequest,
  TRUSTED_PROXY_ENV,
} from "./requests.ts";
import type { Scenario } from "./scenario.ts";

const HOLD_ROUNDS = 60;
const STRANGERS = 20;

/**
 * Scenario with wishes for two units, one of which is on hold. Its holder buys it while visitors buy and hold the last free
 * unit.
 */
export const heldUnitScenario: Scenario = {
  name: `a wish for 2: its holder buys beside ${STRANGERS} strangers who buy and hold, ${HOLD_ROUNDS} rounds`,
  promise:
    "the holder gets the held piece and its page opens, one stranger the other, the rest 409",
  env: () => TRUSTED_PROXY_ENV,
  async run(product) {
    const { wishes } = await insertWishes(product, HOLD_ROUNDS, { quantity: 2 });
    let right = 0;
    let lostHolds = 0;
    for (const [round, wish] of wishes.entries()) {
      const send = (index: number, action: "purchase" | "reserve", body: object) =>
        sendRequest<{ passToken: string }>(product, "POST", `/api/wishlist/${wish}/${action}`, {
          body,
          headers: createVisitorHeaders(round * (STRANGERS + 1) + index),
        });
      const hold = await send(STRANGERS, "reserve", { reservedBy: "Grandma Rose" });
      const passToken = hold.body?.passToken ?? "";
      const place = round % (STRANGERS + 1);
      const answers = await runAtOnce(STRANGERS + 1, (index) => {
        if (index === place)
          return send(STRANGERS, "purchase", { purchasedBy: "Grandma Rose", passToken });
        return index % 2 === 0
          ? send(index, "purchase", { purchasedBy: "A stranger" })
          : send(index, "reserve", { reservedBy: "A stranger" });
      });
      const [own] = answers.splice(place, 1);
      const page = await sendRequest<{ kind: string }>(product, "GET", `/api/gifts/${passToken}`);
      const stored = await countRows(product, `purchases where item_id = '${wish}'`);
      const isHoldersPiece = own?.status === 200 && page.body?.kind === "purchase";
      if (!isHoldersPiece) lostHolds += 1;
      const isOneStrangers =
        countResponsesWithStatus(answers, 200, 201) === 1 &&
        countResponsesWithStatus(answers, 409) === STRANGERS - 1;
      if (isHoldersPiece && isOneStrangers && stored === 2) right += 1;
    }
    return {
      figure: `${right} of ${HOLD_ROUNDS} rounds right, ${lostHolds} holds lost`,
      ok: right === HOLD_ROUNDS,
    };
  },
};

const QUANTITY_ROUNDS = 10;
const BUYERS = 200;
const PIECES = 12;
/**
 * Quantities that the parent sets while the wish is bought. Few buyers compete with each change, because a sold out wish
 * cannot be changed.
 */
const CHANGES = [6, 18, 9, 15, 20];
const BUYERS_PER_CHANGE = 2;

/**
 * Scenario in which many clients buy the units of a wish. In every other round the parent changes the number of units
 * meanwhile.
 */
export const quantityChangeScenario: Scenario = {
  name: `${BUYERS} buyers of a wish for ${PIECES}, its number changed meanwhile in every other round, ${QUANTITY_ROUNDS} rounds`,
  promise: "as many are sold as the wish says in the end, each to the buyer who was told so",
  async run(product) {
    const { kidId, cookie } = await createFamily(product, "campaign-quantities");
    const { wishes } = await insertWishes(product, QUANTITY_ROUNDS, { kidId, quantity: PIECES });
    let right = 0;
    let sold = 0;
    let accepted = 0;
    let unexpected = 0;
    for (const [round, wish] of wishes.entries()) {
      const changed: Awaited<ReturnType<typeof sendRequest>>[] = [];
      const statuses: number[] = [];
      for (const quantity of round % 2 === 0 ? [] : CHANGES) {
        const [change, bought] = await Promise.all([
          sendRequest(product, "PATCH", `/api/wishlist/${wish}`, {
            body: { quantity },
            headers: { cookie },
          }),
          runAtOnce(BUYERS_PER_CHANGE, (index) => purchaseWish(product, wish, `Buyer ${index}`)),
        ]);
        changed.push(change);
        statuses.push(...bought);
      }
      accepted += countResponsesWithStatus(changed, 200);
      statuses.push(
        ...(await runAtOnce(BUYERS, (index) => purchaseWish(product, wish, `Buyer ${index}`))),
      );
      const told = statuses.filter((status) => status === 200).length;
      unexpected += statuses.filter((status) => status !== 200 && status !== 409).length;
      unexpected += changed.length - countResponsesWithStatus(changed, 200, 409);
      const stored = await countRows(product, `purchases where item_id = '${wish}'`);
      const isSoldOut = await countRows(
        product,
        `wishlist_items where id = '${wish}' and quantity = ${stored}`,
      );
      sold += told;
      if (told === stored && isSoldOut === 1) right += 1;
    }
    return {
      figure: `${right} of ${QUANTITY_ROUNDS} rounds right, ${sold} sold, ${accepted} changes made, ${unexpected} answered otherwise`,
      ok: right === QUANTITY_ROUNDS && accepted > 0 && unexpected === 0,
    };
  },
};
