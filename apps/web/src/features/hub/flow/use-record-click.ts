import { trpc } from "../../../trpc.ts";
import { useHub } from "./hub-context.ts";

/** Records a followed link (rule: click-counting). Failures are ignored, because the link works without it. */
export function useRecordClick(): (kind: "payment" | "registry", id: string) => void {
  const payment = trpc.links.clickPayment.useMutation();
  const registry = trpc.links.clickRegistry.useMutation();
  return (kind, id) => (kind === "payment" ? payment : registry).mutate({ id });
}

/** Records a followed payment link, and asks about it on return (rule: money-sent). */
export function useFollowPayment(): (linkId: string) => void {
  const { send } = useHub();
  const recordClick = useRecordClick();
  return (linkId) => {
    recordClick("payment", linkId);
    send({ type: "paymentFollowed", linkId });
  };
}
