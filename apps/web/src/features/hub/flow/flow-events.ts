import type { RefObject } from "react";
import type { HubFlowEvent } from "./hub-flow.ts";

/** Connection between the hub and the flow, which is loaded later. */
export type HubFlowConnection = {
  /** Events that were sent before the flow had loaded. `clear` removes them. */
  queue: readonly HubFlowEvent[];
  clear: () => void;
  /** Handler of the loaded flow; null before the flow has loaded. */
  flow: RefObject<((event: HubFlowEvent) => void) | null>;
};
