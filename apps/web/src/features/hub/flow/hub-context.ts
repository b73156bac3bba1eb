import type { HubView } from "@giftling/domain";
import { createContext, use } from "react";
import { getTextLanguageProps } from "../../../components/text-language-props.ts";
import type { HubFlowEvent } from "./hub-flow.ts";

/** Whether the wall and the updates were loaded completely (rule: hub-lists). */
export type LoadedLists = { wall: boolean; updates: boolean };
export const NO_LOADED_LISTS: LoadedLists = { wall: false, updates: false };

/** Wish as visitors see it. */
export type HubItem = HubView["wishlist"][number];

/** Context of one kid's hub. */
export type HubContextValue = {
  hub: HubView;
  whole: LoadedLists;
  /** Sends a supporter's action to the flow (rule: hub-flow). */
  send: (event: HubFlowEvent) => void;
};

export const HubContext = createContext<HubContextValue | null>(null);

/** Returns the HTML attributes for texts that the family wrote (rule: own-words). */
export const useHubTextProps = () => getTextLanguageProps(useHub().hub.language);

/** Returns the hub's context. Throws if the component is outside of a hub. */
export function useHub(): HubContextValue {
  const value = use(HubContext);
  if (value === null) throw new Error("useHub needs a HubContext around it");
  return value;
}
