import type { HubView } from "@giftling/domain";
import { createContext, use } from "react";
import { ownWords } from "../../../components/own-words.ts";
import type { HubFlowEvent } from "./hub-flow.ts";

/** The lists of which a hub came with all (rule: hub-lists). */
export type WholeLists = { wall: boolean; updates: boolean };
export const NOT_WHOLE: WholeLists = { wall: false, updates: false };

/** A wish, or an activity, as a visitor sees it. */
export type HubItem = HubView["wishlist"][number];

/** What every part of one child's hub needs. */
export type HubContextValue = {
  hub: HubView;
  whole: WholeLists;
  /** Tells the flow what the supporter did (rule: hub-flow). */
  send: (event: HubFlowEvent) => void;
};

export const HubContext = createContext<HubContextValue | null>(null);

/** The attributes of what the family wrote (rule: own-words). */
export const useOwnWords = () => ownWords(useHub().hub.language);

/** The hub around a component; throws outside of one. */
export function useHub(): HubContextValue {
  const value = use(HubContext);
  if (value === null) throw new Error("useHub needs a HubContext around it");
  return value;
}
