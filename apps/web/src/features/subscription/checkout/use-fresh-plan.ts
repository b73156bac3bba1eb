import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../../trpc.ts";

/**
 * Fetches the truth once for who comes back from the billing portal, where a plan may have changed a second ago; what
 * was known shows meanwhile, and stays if the answer doesn't come (rule: checkout).
 */
export function useFreshPlan(isBack: boolean, onSettled: () => void): void {
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
