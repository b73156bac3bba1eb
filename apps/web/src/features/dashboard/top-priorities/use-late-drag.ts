import * as commonWords from "@giftling/messages/common";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { type RefObject, useEffect, useState } from "react";
import { useLazyComponent } from "../../../components/loading/use-part.ts";
import { runWhenIdle } from "../../../components/loading/when-idle.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { createPendingPress } from "./early-press.ts";

const load = () => import("./priority-drag.tsx");

/**
 * Loads the drag module when the page is idle or a grip is pressed, because most page views drag nothing. Returns the
 * module, and the press that was made before it had loaded.
 */
export function useLazyPriorityDrag(list: RefObject<HTMLElement | null>) {
  const [need, setNeed] = useState<Event | "idle" | null>(null);
  const { Part: PriorityDrag, failedFor } = useLazyComponent(load, need);
  const [early] = useState(createPendingPress);
  const isThere = PriorityDrag !== null;

  useEffect(() => runWhenIdle(() => setNeed((pressed) => pressed ?? "idle")), []);

  useEffect(() => {
    if (isThere) return;
    const keep = (event: PointerEvent | KeyboardEvent) => {
      if (early.keep(event)) setNeed(event);
    };
    const listening = new AbortController();
    list.current?.addEventListener("pointerdown", keep, { signal: listening.signal });
    list.current?.addEventListener("keydown", keep, { signal: listening.signal });
    return () => listening.abort();
  }, [isThere, early, list]);

  useEffect(() => {
    // A failed load is reported only to a parent who tries to drag.
    if (!(failedFor instanceof Event)) return;
    showToast({
      title: priorityWords.dragErrorTitle(),
      message: commonWords.checkConnectionMessage(),
      tone: "error",
    });
  }, [failedFor]);

  return { PriorityDrag, early };
}
