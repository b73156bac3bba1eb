import * as commonWords from "@giftling/messages/common";
import * as priorityWords from "@giftling/messages/dashboard/priorities";
import { type RefObject, useEffect, useState } from "react";
import { usePart } from "../../../components/loading/use-part.ts";
import { whenIdle } from "../../../components/loading/when-idle.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { createEarlyPress } from "./early-press.ts";

const load = () => import("./priority-drag.tsx");

/**
 * What drags the cards of a list, and what it needs to go on with a drag that began before it was there. It is loaded when
 * the page is idle, or at the latest when a grip is pressed: most visits drag nothing.
 */
export function useLateDrag(list: RefObject<HTMLElement | null>) {
  const [need, setNeed] = useState<Event | "idle" | null>(null);
  const { Part: PriorityDrag, failedFor } = usePart(load, need);
  const [early] = useState(createEarlyPress);
  const isThere = PriorityDrag !== null;

  useEffect(() => whenIdle(() => setNeed((pressed) => pressed ?? "idle")), []);

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
    // A failure is told once somebody really wants to drag.
    if (!(failedFor instanceof Event)) return;
    showToast({
      title: priorityWords.didntMove(),
      message: commonWords.checkConnection(),
      tone: "error",
    });
  }, [failedFor]);

  return { PriorityDrag, early };
}
