import type { HubView } from "@giftling/domain";
import { createContext, useContext } from "react";
import { getTextLanguageProps } from "../../../components/text-language-props.ts";
import type { HubFlowEvent } from "./hub-flow.ts";

/** Wish in the public view of a hub. */
export type HubWish = HubView["wishlist"][number];

export type HubContextValue = {
  hub: HubView;
  /** Lists of the hub that the page shows completely (rule: hub-lists). */
  whole: { wall: boolean; updates: boolean; wishes: boolean };
  /** Sends a supporter's action to `hubFlowReducer` (rule: hub-flow). */
  send: (event: HubFlowEvent) => void;
  /** Applies a change to the shown hub, such as an added gift. */
  change: (edit: (current: HubView) => HubView) => void;
  /** Reloads the hub's data, for example after a change by another visitor. */
  refresh: () => void;
};

const ignore = () => undefined;

/** Context values of a hub whose controls have no effect, such as a preview. */
export const INERT_HUB_CONTEXT: Omit<HubContextValue, "hub"> = {
  send: ignore,
  change: ignore,
  refresh: ignore,
  whole: { wall: false, updates: false, wishes: false },
};

export const HubContext = createContext<HubContextValue | null>(null);

/** Returns the HTML attributes `dir` and `lang` for a text that the family wrote (rule: own-words). */
export const useHubTextProps = () => getTextLanguageProps(useHub().hub.language);

/** Returns the hub's context. Throws outside of a `HubContext`. */
export function useHub(): HubContextValue {
  const value = useContext(HubContext);
  if (value === null) throw new Error("useHub needs a HubContext around it");
  return value;
}
