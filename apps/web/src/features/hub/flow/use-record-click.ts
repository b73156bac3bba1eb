import { trpc } from "../../../trpc.ts";
import { useHub } from "./hub-context.ts";

/**
 * Returns a function that records that a link was followed. Failures are ignored, because the link works anyway (rule:
 * click-counting).
 */
export function useRecordClick(): (kind: "payment" | "registry", id: string) => void {
  const payment = trpc.links.clickPayment.useMutation();
  const registry = trpc.links.clickRegistry.useMutation();
  return (kind, id) => (kind === "payment" ? payment : registry).mutate({ id });
}

/**
 * Returns a function that records that a payment link was followed. The flow shows a question about the payment on return
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
