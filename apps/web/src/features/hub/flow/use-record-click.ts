import type { LinkName } from "@giftling/domain";
import { writeApi } from "../../../visitor/call-api.ts";
import { useHub } from "./hub-context.ts";

/**
 * Records a click on a link. Failures are ignored, because the link works without the request (rule: click-counting).
 */
export function recordClick(procedure: `click${Capitalize<LinkName>}`, id: string): void {
  writeApi("links", procedure, { id }).catch(() => undefined);
}

/**
 * Returns a function that records a click on a payment link. When the visitor returns, a dialog asks for the amount.
 * `itemId` is the ID of the paid activity (rule: money-sent).
 */
export function useRecordPaymentClick(): (linkId: string, itemId?: string) => void {
  const { send } = useHub();
  return (linkId, itemId) => {
    recordClick("clickPayment", linkId);
    send({ type: "paymentFollowed", linkId, itemId: itemId ?? null });
  };
}
