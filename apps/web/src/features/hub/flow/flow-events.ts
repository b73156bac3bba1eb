import type { RefObject } from "react";
import type { HubFlowEvent } from "./hub-flow.ts";

/** How the flow, which is loaded late, is told what happened. */
export type FlowEvents = {
  /** What it was told before it was there; `clear` once it knows. */
  queue: readonly HubFlowEvent[];
  clear: () => void;
  /** The flow itself, once it is there. */
  flow: RefObject<((event: HubFlowEvent) => void) | null>;
};
