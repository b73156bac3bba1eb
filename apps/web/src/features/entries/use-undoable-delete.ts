import * as words from "@giftling/messages/entries/list";
import { useEffect, useRef, useState } from "react";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { registerPendingDeletions, sendPendingDeletions } from "./pending-deletions.ts";

/** Time in milliseconds during which a deletion can be undone (rule: dashboard-sections). */
const UNDO_MS = 10_000;

type Leaving = Readonly<Record<string, "undoable" | "sent">>;

const without = (leaving: Leaving, id: string): Leaving =>
  Object.fromEntries(Object.entries(leaving).filter(([other]) => other !== id));

/** Moves the focus from a disappearing Undo button to the section's heading. */
function focusSectionHeading(id: string): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.dataset.undo !== id) return;
  activeElement.closest("section")?.querySelector("h2")?.focus({ preventScroll: true });
}

/**
 * Returns functions that delete entries with undo. A deletion is sent when the undo time is over, before a sign-out, or
 * when the page is left. `remove` deletes an entry on the server and in the cache. Before a sign-out and when left, the
 * page sends DELETE requests to the URLs that `path` returns. It also repeats requests that have no response yet, because
 * browsers abort the requests of a closed page.
 */
export function useUndoableDelete({
  remove,
  path,
}: {
  remove: (id: string) => Promise<unknown>;
  path: (id: string) => string;
}) {
  const [leaving, setLeaving] = useState<Leaving>({});
  const [restored, setRestored] = useState<string | null>(null);
  const timers = useRef(new Map<string, number>());
  const unanswered = useRef(new Set<string>());

  function stop(id: string) {
    window.clearTimeout(timers.current.get(id));
    timers.current.delete(id);
  }

  async function send(id: string) {
    stop(id);
    focusSectionHeading(id);
    setLeaving((all) => ({ ...all, [id]: "sent" }));
    unanswered.current.add(id);
    try {
      await remove(id);
      unanswered.current.delete(id);
    } catch (error) {
      // The closing page has already repeated the aborted deletion.
      if (!unanswered.current.delete(id)) return;
      showErrorToast(words.deleteErrorTitle(), error, words.deleteErrorMessage());
      setLeaving((all) => without(all, id));
    }
  }

  const latest = useRef({ send, path });
  useEffect(() => {
    latest.current = { send, path };
  });
  useEffect(() => {
    const waiting = timers.current;
    const sendAllPlainly = () => {
      const open = [...waiting.keys(), ...unanswered.current];
      const requests = open.map((id) => {
        window.clearTimeout(waiting.get(id));
        return fetch(latest.current.path(id), { method: "DELETE", keepalive: true });
      });
      // If Back restores the page, the page must not offer to undo a sent deletion.
      const sent = open.map((id) => [id, "sent"] as const);
      setLeaving((all) => ({ ...all, ...Object.fromEntries(sent) }));
      waiting.clear();
      unanswered.current.clear();
      return requests;
    };
    const unregister = registerPendingDeletions(sendAllPlainly);
    window.addEventListener("pagehide", sendAllPlainly);
    return () => {
      unregister();
      window.removeEventListener("pagehide", sendAllPlainly);
      for (const id of [...waiting.keys()]) void latest.current.send(id);
    };
  }, []);

  // A busy browser discards a page that is left before the page receives `pagehide`. The listener is added only for
  // deletions, because Firefox cannot restore a page with such a listener on Back.
  const isNeeded = Object.keys(leaving).length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    window.addEventListener("beforeunload", sendPendingDeletions);
    return () => window.removeEventListener("beforeunload", sendPendingDeletions);
  }, [isNeeded]);

  return {
    leaving,
    restored,
    ask: (id: string) => {
      stop(id);
      timers.current.set(
        id,
        window.setTimeout(() => void latest.current.send(id), UNDO_MS),
      );
      setRestored(null);
      setLeaving((all) => ({ ...all, [id]: "undoable" }));
    },
    undo: (id: string) => {
      stop(id);
      setRestored(id);
      setLeaving((all) => without(all, id));
    },
  };
}

export type UndoableDelete = ReturnType<typeof useUndoableDelete>;
