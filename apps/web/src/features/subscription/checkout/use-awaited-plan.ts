import type { UserView } from "@giftling/domain";
import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "../../../trpc.ts";
import { hasPurchaseArrived, POLL_DELAYS_MS, PURCHASE_DELAY_MS } from "./awaited-plan.ts";
import type { ReturnPurpose } from "./returns.ts";

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Polls until the purchase has arrived, because the return from a checkout grants nothing by itself. Returns true after an
 * unusual delay. Calls `onArrived` once (rule: checkout).
 */
export function usePlanPolling(
  bought: Exclude<ReturnPurpose, "portal">,
  onArrived: () => void,
): boolean {
  const utils = trpc.useUtils();
  const [isLate, setLate] = useState(false);
  const refresh = trpc.billing.refresh.useMutation();
  // A missing response means that the purchase has not arrived yet.
  const ask = useEffectEvent(() => refresh.mutateAsync().catch(() => null));
  const take = useEffectEvent((user: UserView): boolean => {
    utils.account.user.setData(undefined, user);
    if (!hasPurchaseArrived(user, bought)) return false;
    onArrived();
    return true;
  });
  useEffect(() => {
    let isOver = false;
    async function look() {
      for (const pause of POLL_DELAYS_MS) {
        const user = await ask();
        if (isOver || (user !== null && take(user))) return;
        await sleep(pause);
        if (isOver) return;
      }
    }
    void look();
    const timer = setTimeout(() => setLate(true), PURCHASE_DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return isLate;
}
