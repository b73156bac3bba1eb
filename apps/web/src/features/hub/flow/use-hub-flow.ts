import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { runAfterDialogHistoryCleared } from "../../../components/dialog/use-dialog-history.ts";
import {
  hasDeclinedEducationNudge,
  saveDeclinedEducationNudge,
  saveOpenedLink,
} from "../memory/supporter-memory.ts";
import { focusWallHeading, WALL_HEADING_ID, WISHES_HEADING_ID } from "./headings.ts";
import {
  type HubFlow,
  type HubFlowConnection,
  type HubFlowEvent,
  hubFlowReducer,
  IDLE_HUB_FLOW,
} from "./hub-flow.ts";
import { prefersReducedMotion, showConfetti } from "./show-confetti.ts";

/** Visitor's events that open or schedule a dialog. */
const OPENING_EVENTS: ReadonlySet<HubFlowEvent["type"]> = new Set([
  "itemFollowed",
  "registryFollowed",
  "paymentFollowed",
  "opened",
]);

/** Returns whether an event answers or dismisses the question about a followed link. */
function isAnswer({ type }: HubFlowEvent, dialog: HubFlow["dialog"]): boolean {
  if (type === "due" || type === "opened" || type.endsWith("Followed")) return false;
  if (type.endsWith("Recorded")) return true;
  const step = dialog?.kind === "thanks" ? dialog.step : dialog;
  return step?.kind === "purchase" || (step !== null && "cameBack" in step && step.cameBack);
}

/**
 * Opens a scheduled dialog after its delay. If the supporter returns to the tab after the delay, opens the dialog
 * immediately.
 */
function useSchedule(next: HubFlow["next"], send: (event: HubFlowEvent) => void): void {
  useEffect(() => {
    if (next === null || next.isDue) return;
    const dueAt = Date.now() + next.delayMs;
    const open = () => runAfterFormDialogCloses(() => send({ type: "due" }));
    const timer = window.setTimeout(open, next.delayMs);
    const onReturn = () => {
      if (document.visibilityState === "visible" && Date.now() >= dueAt) open();
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

/**
 * Scrolls to the wall or to the wishes at the end of the supporter's flow. Shows confetti if the supporter skipped the
 * subscription (rule: hub-flow).
 */
function useArrival(arrival: HubFlow["arrival"]): void {
  useEffect(() => {
    if (arrival === null) return;
    if (arrival.confetti) void showConfetti();
    runAfterDialogHistoryCleared(() =>
      goTo(arrival.at === "wall" ? WALL_HEADING_ID : WISHES_HEADING_ID),
    );
  }, [arrival]);
}

/**
 * Restores the focus after a supporter's last dialog closes. Focuses the element that opened the first dialog, or the
 * wall if that element was removed.
 */
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
      focusWallHeading();
    }
  }, [flow.dialog, isBusy, opener]);
}

/** Runs `hubFlowReducer` with timers, browser storage, focus and scrolling. Processes queued events first. */
export function useHubFlow({ queue, clear, flow: handler }: HubFlowConnection): HubFlow {
  const [flow, dispatch] = useReducer(hubFlowReducer, IDLE_HUB_FLOW, (idle) => ({
    ...idle,
    hasDeclinedEducation: hasDeclinedEducationNudge(),
  }));
  const opener = useRef<Element | null>(null);
  const dialog = useRef<HubFlow["dialog"]>(null);
  useEffect(() => {
    dialog.current = flow.dialog;
  });

  const send = useCallback((event: HubFlowEvent) => {
    if (isAnswer(event, dialog.current)) saveOpenedLink(null, Date.now());
    if (event.type === "educationClosed" && event.declined) saveDeclinedEducationNudge();
    if (OPENING_EVENTS.has(event.type) && dialog.current === null) {
      opener.current = document.activeElement;
    }
    // A purchase removes the wish's card from the list, together with the button that opened the dialog.
    if (event.type === "purchaseRecorded" || event.type === "purchaseTaken") opener.current = null;
    dispatch(event);
  }, []);

  const begin = useEffectEvent(() => {
    queue.forEach(send);
    clear();
  });
  useEffect(() => {
    begin();
    handler.current = send;
    return () => {
      handler.current = null;
    };
  }, [handler, send]);
  useSchedule(flow.next, send);
  // Runs before `useArrival`, so that the wall receives the focus last.
  useFocusReturn(flow, opener);
  useArrival(flow.arrival);
  return flow;
}

/**
 * Calls `run` as soon as no server-rendered form dialog is open, so that two dialogs are never open at once
 * (rule: first-tap).
 */
export function runAfterFormDialogCloses(run: () => void): void {
  const dialog = document.querySelector("dialog.giving[open]");
  if (dialog === null) run();
  else dialog.addEventListener("close", run, { once: true });
}
