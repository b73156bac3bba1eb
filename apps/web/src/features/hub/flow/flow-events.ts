import type { RefObject } from "react";
import type { HubFlowEvent } from "./hub-flow.ts";

/** Delivers events to the flow, which is loaded later. */
export type FlowEvents = {
  /** Events from before the flow had loaded. `clear` removes them. */
  queue: readonly HubFlowEvent[];
  clear: () => void;
  /** Loaded flow; null before. */
  flow: RefObject<((event: HubFlowEvent) => void) | null>;
};
