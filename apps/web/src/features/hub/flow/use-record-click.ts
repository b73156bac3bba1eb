import { trpc } from "../../../trpc.ts";
import { useHub } from "./hub-context.ts";

/**
 * Returns a function that records a click on a link. Failures are ignored, because the link works regardless
 * (rule: click-counting).
 */
export function useRecordClick(): (kind: "payment" | "registry", id: string) => void {
  const payment = trpc.links.clickPayment.useMutation();
  const registry = trpc.links.clickRegistry.useMutation();
  return (kind, id) => (kind === "payment" ? payment : registry).mutate({ id });
}

/**
 * Returns a function that records a click on a payment link. When the visitor returns, the flow requests the amount
 * (rule: money-sent).
 */
export function useRecordPaymentClick(): (linkId: string) => void {
  const { send } = useHub();
  const recordClick = useRecordClick();
  return (linkId) => {
    recordClick("payment", linkId);
    send({ type: "paymentFollowed", linkId });
  };
}
