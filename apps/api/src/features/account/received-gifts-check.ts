import type { Executor } from "@giftling/db/client";
import { setReceivedGiftsChecked } from "@giftling/db/queries/account/families";
import type { ParentContext } from "../../access/read-own-kid-list.ts";

/**
 * Records that a parent reported which gifts arrived. The dashboard then no longer requests this report
 * (rule: after-the-day).
 */
export const recordReceivedGiftsCheck = (tx: Executor, { familyId, deps }: ParentContext) =>
  setReceivedGiftsChecked(tx, familyId, deps.clock.now());
