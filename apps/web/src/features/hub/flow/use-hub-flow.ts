import { useCallback, useEffect, useReducer, useRef } from "react";
import {
  followedItem,
  hasDeclinedEducation,
  rememberDeclinedEducation,
  rememberFollowedItem,
} from "../memory/supporter-memory.ts";
import { celebrate, prefersReducedMotion } from "./celebrate.ts";
import { type HubFlow, type HubFlowEvent, hubFlow, IDLE_FLOW } from "./hub-flow.ts";

/** Where the flow ends, and where focus goes when what opened a dialog is gone. */
export const WALL_HEADING_ID = "wall-of-support";

const OPENS_BY_HAND: ReadonlySet<HubFlowEvent["type"]> = new Set([
  "itemFollowed",
  "registryFollowed",
  "opened",
]);

/** Kept for the visit, also over a reload: that a shop was visited, and a "no thanks" (rule: education-nudge). */
function keepInMemory(event: HubFlowEvent, dialog: HubFlow["dialog"]): void {
  if (event.type === "itemFollowed" && !event.isActivity) {
    rememberFollowedItem(event.itemId, Date.now());
  }
  const isAnswered = event.type === "purchaseRecorded" || dialog?.kind === "purchase";
  if (isAnswered && event.type !== "due") rememberFollowedItem(null, Date.now());
  if (event.type === "educationClosed" && event.declined) rememberDeclinedEducation();
}

/** Opens the scheduled dialog in time, or at once when the supporter comes back to the tab after that. */
function useSchedule(next: HubFlow["next"], send: (event: HubFlowEvent) => void): void {
  useEffect(() => {
    if (next === null || next.isDue) return;
    const dueAt = Date.now() + next.delayMs;
    const timer = window.setTimeout(() => send({ type: "due" }), next.delayMs);
    const onReturn = () => {
      if (document.visibilityState === "visible" && Date.now() >= dueAt) send({ type: "due" });
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [next, send]);
}

/** Focus for whoever pressed something that is gone now. */
export function focusWall(): void {
  document.getElementById(WALL_HEADING_ID)?.focus({ preventScroll: true });
}

function goToWall(): void {
  focusWall();
  const heading = document.getElementById(WALL_HEADING_ID);
  heading?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** The end of a flow: to the wall, with confetti if it was earned by skipping (rule: hub-flow). */
function useArrival(arrival: HubFlow["arrival"]): void {
  useEffect(() => {
    if (arrival === null) return;
    if (arrival.confetti) void celebrate();
    goToWall();
  }, [arrival]);
}

/** Gives focus back to what opened the first dialog of a flow, or to the wall when that is gone. */
function useFocusReturn(flow: HubFlow, opener: React.RefObject<Element | null>): void {
  const isBusy = flow.dialog !== null || flow.next !== null;
  const hasShownDialog = useRef(false);
  useEffect(() => {
    if (flow.dialog !== null) hasShownDialog.current = true;
    if (isBusy || !hasShownDialog.current) return;
    hasShownDialog.current = false;
    const target = opener.current;
    opener.current = null;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) {
      target.focus({ preventScroll: true });
    } else {
      focusWall();
    }
  }, [flow.dialog, isBusy, opener]);
}

/**
 * Runs the hub's flow in a page: timers, memory, focus and the way to the wall around the pure `hubFlow`.
 * `canReopen` says whether an item followed before a reload can still be bought here.
 */
export function useHubFlow(canReopen: (itemId: string) => boolean): {
  flow: HubFlow;
  send: (event: HubFlowEvent) => void;
} {
  const [flow, dispatch] = useReducer(hubFlow, IDLE_FLOW);
  const opener = useRef<Element | null>(null);
  const dialog = useRef<HubFlow["dialog"]>(null);
  const reopens = useRef(canReopen);
  useEffect(() => {
    dialog.current = flow.dialog;
    reopens.current = canReopen;
  });

  const send = useCallback((event: HubFlowEvent) => {
    keepInMemory(event, dialog.current);
    if (OPENS_BY_HAND.has(event.type) && dialog.current === null) {
      opener.current = document.activeElement;
    }
    // The item's card, and with it the button that opened the dialog, is about to leave the list.
    if (event.type === "purchaseRecorded") opener.current = null;
    dispatch(event);
  }, []);

  useEffect(() => {
    if (hasDeclinedEducation()) send({ type: "declineRemembered" });
    const itemId = followedItem(Date.now());
    if (itemId !== null && reopens.current(itemId)) {
      send({ type: "opened", dialog: { kind: "purchase", itemId } });
    }
  }, [send]);

  useSchedule(flow.next, send);
  // Before the arrival, so that the wall has the last word on where focus is.
  useFocusReturn(flow, opener);
  useArrival(flow.arrival);
  return { flow, send };
}
