import { writeApi } from "../../../visitor/call-api.ts";
import { useHub } from "./hub-context.ts";

/**
 * Records a click on a link. Failures are ignored, because the link works without the request (rule: click-counting).
 */
export function recordClick(kind: "payment" | "registry", id: string): void {
  const procedure = kind === "payment" ? "clickPayment" : "clickRegistry";
  writeApi("links", procedure, { id }).catch(() => undefined);
}

/**
 * Returns a function that records a click on a payment link. When the visitor returns, a dialog asks for the amount.
 * `itemId` is the ID of the paid activity (rule: money-sent).
 */
export function useRecordPaymentClick(): (linkId: string, itemId?: string) => void {
  const { send } = useHub();
  return (linkId, itemId) => {
    recordClick("payment", linkId);
    send({ type: "paymentFollowed", linkId, itemId: itemId ?? null });
  };
}
