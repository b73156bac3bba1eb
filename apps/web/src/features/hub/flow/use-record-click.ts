import { trpc } from "../../../trpc.ts";

/**
 * Records that a link was followed (rule: click-counting). The visitor never hears of a failure: the link works
 * without it.
 */
export function useRecordClick(): (kind: "payment" | "registry", id: string) => void {
  const payment = trpc.links.clickPayment.useMutation();
  const registry = trpc.links.clickRegistry.useMutation();
  return (kind, id) => (kind === "payment" ? payment : registry).mutate({ id });
}
