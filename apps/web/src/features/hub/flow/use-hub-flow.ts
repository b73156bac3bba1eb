import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { afterSheet } from "../../../components/dialog/sheet-in-history.ts";
import {
  hasDeclinedEducation,
  rememberDeclinedEducation,
  rememberFollowed,
} from "../memory/supporter-memory.ts";
import { celebrate, prefersReducedMotion } from "./celebrate.ts";
import type { FlowEvents } from "./flow-events.ts";
import { focusWall, WALL_HEADING_ID, WISHES_HEADING_ID } from "./headings.ts";
import { type HubFlow, type HubFlowEvent, hubFlow, IDLE_FLOW } from "./hub-flow.ts";

const OPENS_BY_HAND: ReadonlySet<HubFlowEvent["type"]> = new Set([
  "itemFollowed",
  "registryFollowed",
  "paymentFollowed",
  "opened",
]);

/** Whether this answers the question about a followed link, or leaves it. */
function isAnswer({ type }: HubFlowEvent, dialog: HubFlow["dialog"]): boolean {
  if (type === "due" || type === "opened" || type.endsWith("Followed")) return false;
  if (type === "purchaseRecorded" || type === "contributionRecorded") return true;
  if (type === "holdRecorded") return true;
  const step = dialog?.kind === "thanks" ? dialog.step : dialog;
  return step?.kind === "purchase" || (step !== null && "cameBack" in step && step.cameBack);
}

/** Kept for the visit, also over a reload: that a followed link was answered for, and a "no thanks" (rule: education-nudge). */
function keepInMemory(event: HubFlowEvent, dialog: HubFlow["dialog"]): void {
  if (isAnswer(event, dialog)) rememberFollowed(null, Date.now());
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

function goTo(headingId: string): void {
  const heading = document.getElementById(headingId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** The end of a flow: to the wall, with confetti if it was earned by skipping (rule: hub-flow), or to the wishes. */
function useArrival(arrival: HubFlow["arrival"]): void {
  useEffect(() => {
    if (arrival === null) return;
    if (arrival.confetti) void celebrate();
    afterSheet(() => goTo(arrival.at === "wall" ? WALL_HEADING_ID : WISHES_HEADING_ID));
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
 * Runs the hub's flow in a page: timers, memory, focus and the way to the wall around the pure `hubFlow`. What was told
 * before it was there comes first.
 */
export function useHubFlow({ queue, clear, flow: told }: FlowEvents): HubFlow {
  const [flow, dispatch] = useReducer(hubFlow, IDLE_FLOW);
  const opener = useRef<Element | null>(null);
  const dialog = useRef<HubFlow["dialog"]>(null);
  useEffect(() => {
    dialog.current = flow.dialog;
  });

  const send = useCallback((event: HubFlowEvent) => {
    keepInMemory(event, dialog.current);
    if (OPENS_BY_HAND.has(event.type) && dialog.current === null) {
      opener.current = document.activeElement;
    }
    // The item's card, and with it the button that opened the dialog, is about to leave the list.
    if (event.type === "purchaseRecorded" || event.type === "purchaseTaken") opener.current = null;
    dispatch(event);
  }, []);

  const begin = useEffectEvent(() => {
    if (hasDeclinedEducation()) send({ type: "declineRemembered" });
    queue.forEach(send);
    clear();
  });
  useEffect(() => {
    begin();
    told.current = send;
    return () => {
      told.current = null;
    };
  }, [told, send]);
  useSchedule(flow.next, send);
  // Before the arrival, so that the wall has the last word on where focus is.
  useFocusReturn(flow, opener);
  useArrival(flow.arrival);
  return flow;
}
