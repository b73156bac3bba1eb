import type { HubView } from "@giftling/domain";
import { createContext, useContext } from "react";
import { getTextLanguageProps } from "../../../components/text-language-props.ts";
import type { HubFlowEvent } from "./hub-flow.ts";

/** Lists of the hub that are loaded completely (rule: hub-lists). */
export type LoadedLists = { wall: boolean; updates: boolean };
export const NO_LOADED_LISTS: LoadedLists = { wall: false, updates: false };

/** Wish as visitors see it. */
export type HubItem = HubView["wishlist"][number];

export type HubContextValue = {
  hub: HubView;
  whole: LoadedLists;
  /** Sends a supporter's action to the flow (rule: hub-flow). */
  send: (event: HubFlowEvent) => void;
  /** Applies an edit to the shown hub, such as a recorded gift. */
  change: (edit: (current: HubView) => HubView) => void;
  /** Loads the hub again, for use after another visitor has changed it. */
  refresh: () => void;
};

const ignore = () => undefined;

/** Context values of a hub whose controls have no effect, such as a preview. */
export const INERT_HUB: Omit<HubContextValue, "hub"> = {
  send: ignore,
  change: ignore,
  refresh: ignore,
  whole: NO_LOADED_LISTS,
};

export const HubContext = createContext<HubContextValue | null>(null);

/** Returns the HTML `dir` and `lang` attributes of an element with a text that the family wrote (rule: own-words). */
export const useHubTextProps = () => getTextLanguageProps(useHub().hub.language);

/** Returns the context of the surrounding hub. Throws outside of a `HubContext`. */
export function useHub(): HubContextValue {
  const value = useContext(HubContext);
  if (value === null) throw new Error("useHub needs a HubContext around it");
  return value;
}
