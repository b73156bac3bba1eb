import { trpc } from "../../../trpc.ts";
import { useHub } from "./hub-context.ts";

/**
 * Records that a link was followed (rule: click-counting). The visitor never hears of a failure: the link works
 * without it.
 */
export function useRecordClick(): (kind: "payment" | "registry", id: string) => void {
  const payment = trpc.links.clickPayment.useMutation();
  const registry = trpc.links.clickRegistry.useMutation();
  return (kind, id) => (kind === "payment" ? payment : registry).mutate({ id });
}

/** What following a payment link does: it is counted, and asked about on the way back (rule: money-sent). */
export function useFollowPayment(): (linkId: string) => void {
  const { send } = useHub();
  const recordClick = useRecordClick();
  return (linkId) => {
    recordClick("payment", linkId);
    send({ type: "paymentFollowed", linkId });
  };
}
