import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../../trpc.ts";

/**
 * Loads the plan once after the return from the billing portal, where the parent may have changed it. The cached plan is
 * shown until the response arrives, and stays if there is none (rule: checkout).
 */
export function useRefreshPlan(isBack: boolean, onSettled: () => void): void {
  const utils = trpc.useUtils();
  const refresh = trpc.billing.refresh.useMutation();
  const ask = useEffectEvent(() => refresh.mutateAsync());
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!isBack) return;
    let isOver = false;
    ask()
      .then((user) => utils.account.user.setData(undefined, user))
      .catch(() => undefined)
      .finally(() => {
        if (!isOver) settle();
      });
    return () => {
      isOver = true;
    };
  }, [isBack, utils]);
}
