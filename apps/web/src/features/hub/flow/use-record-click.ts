import { getLinkProcedureSuffix, type LinkKind } from "@giftling/domain";
import { writeApi } from "../../../visitor/call-api.ts";
import { useHub } from "./hub-context.ts";

/**
 * Records a click on a link. Failures are ignored, because the link works without the request (rule: click-counting).
 */
export function recordClick(kind: LinkKind, id: string): void {
  writeApi("links", `click${getLinkProcedureSuffix(kind)}`, { id }).catch(() => undefined);
}

/**
 * Returns a function that records a click on a payment link. When the visitor returns, a dialog asks for the amount.
 * `itemId` is the ID of the paid activity (rule: money-sent).
 */
export function useRecordPaymentClick(): (linkId: string, itemId?: string) => void {
  const { send } = useHub();
  return (linkId, itemId) => {
    recordClick("paymentLink", linkId);
    send({ type: "paymentFollowed", linkId, itemId: itemId ?? null });
  };
}
