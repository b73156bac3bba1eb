import * as words from "@giftling/messages/hub/page";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { loadChunk } from "../../../components/loading/load-chunk.ts";
import { Loader } from "../../../components/loading/loader.tsx";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { createLoadErrorToast, showToast } from "../../../components/toast/toast.ts";
import { getHubEventsPath } from "../live/hub-events-path.ts";
import { findRecentlyOpenedLink, saveOpenedLink } from "../memory/supporter-memory.ts";
import { hasUpdatesAnchor } from "./headings.ts";
import { useHub } from "./hub-context.ts";
import type { HubFlowConnection, HubFlowEvent } from "./hub-flow.ts";
import classes from "./lazy-flow.module.css";

const NONE: HubFlowConnection["queue"] = [];

const loadFlow = () => import("../dialogs/hub-dialogs.tsx");

/** Stores a followed link immediately, because opening the link can unload the page (rule: money-sent). */
function saveFollowedEvent(event: HubFlowEvent): void {
  if (event.type === "itemFollowed" && !event.isActivity) {
    saveOpenedLink({ kind: "wish", id: event.itemId }, Date.now());
  } else if (event.type === "paymentFollowed") {
    saveOpenedLink({ kind: "payment", id: event.linkId, itemId: event.itemId }, Date.now());
  }
}

/**
 * Returns a function that sends events to the supporter's flow, and the props of {@link LazyHubFlow}. Events are queued
 * until the flow has loaded.
 */
export function useHubFlowEvents(isPaused: boolean) {
  const [queue, setQueue] = useState(NONE);
  const flow = useRef<HubFlowConnection["flow"]["current"]>(null);
  const send = useCallback(
    (event: HubFlowEvent) => {
      // On a paused hub, no dialog opens after a link is followed (rule: paused-hub).
      if (isPaused && event.type.endsWith("Followed")) return;
      saveFollowedEvent(event);
      if (flow.current === null) setQueue((waiting) => [...waiting, event]);
      else flow.current(event);
    },
    [isPaused],
  );
  const clear = useCallback(() => setQueue(NONE), []);
  return { send, queue, clear, flow };
}

/**
 * Events that indicate a visitor's first interaction. Most visitors move the mouse or scroll before their first click.
 */
const INTERACTIONS = ["pointermove", "pointerdown", "scroll", "keydown"];

/**
 * Returns whether to load the code of the supporter's flow in advance. Returns true after the first interaction, or if
 * a followed link, the URL's fragment or the history requires a dialog.
 */
function usePreparation(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const prepare = () => setDue(true);
    const hasDialog = window.history.state !== null || hasUpdatesAnchor();
    if (hasDialog || findRecentlyOpenedLink(Date.now()) !== null) prepare();
    const stop = new AbortController();
    const options = { once: true, passive: true, capture: true, signal: stop.signal };
    for (const event of INTERACTIONS) window.addEventListener(event, prepare, options);
    return () => stop.abort();
  }, []);
  return isDue;
}

/**
 * Renders the supporter's flow with its dialogs. Until the flow has loaded, a tap opens a sheet with a loading message
 * (rule: first-tap).
 */
export function LazyHubFlow(events: HubFlowConnection) {
  const { queue, clear } = events;
  useLiveHub();
  const isPrepared = usePreparation();
  const wanted = queue.length > 0 ? queue : null;
  // A failure to load the flow is reported only if a dialog was requested.
  const { Part: Flow, failedFor } = useLazyComponent(loadFlow, wanted ?? isPrepared);
  const isFailed = wanted !== null && failedFor === wanted;

  useEffect(() => {
    if (!isFailed) return;
    showToast(createLoadErrorToast());
    clear();
  }, [isFailed, clear]);

  if (Flow !== null) return <Flow {...events} />;
  if (isFailed || !queue.some(({ type }) => type === "opened")) return null;
  return (
    <div className={classes.veil}>
      <p className={classes.sheet} role="status">
        <Loader size={28} />
        {words.loadingMessage()}
      </p>
    </div>
  );
}

const loadWatch = () => import("../live/watch-hub-changes.ts");

/** Updates the open hub after each change of its data (rule: live-pages). */
function useLiveHub(): void {
  const { hub, change, whole, ...context } = useHub();
  const { familyUrl, kid } = hub;
  const kidId = kid.id;
  const path = getHubEventsPath(hub, whole);
  const refresh = useEffectEvent(context.refresh);
  useEffect(() => {
    if (path === null) return;
    const leaving = new AbortController();
    void loadChunk(loadWatch).then(
      ({ watchHubChanges }) =>
        watchHubChanges({ familyUrl, kidId }, path, { change, refresh }, leaving.signal),
      // If the module fails to load, the page works without live updates.
      () => undefined,
    );
    return () => leaving.abort();
  }, [path, familyUrl, kidId, change]);
}
