import * as words from "@giftling/messages/entries/list";
import { useEffect, useRef, useState } from "react";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { registerPendingDeletions, trackDeletion } from "./pending-deletions.ts";

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

/** Sends a DELETE request that the browser completes even if the page closes. */
function sendPlainly(path: string): void {
  fetch(path, { method: "DELETE", keepalive: true }).catch(() => undefined);
}

/**
 * Returns functions that delete entries with undo. A deletion is sent when the undo time is over, before a sign-out, or
 * when the page is left. `remove` deletes an entry on the server and in the cache. Because browsers abort the requests
 * of a closed page, a page that is left also sends DELETE requests to the URLs that `path` returns. They include
 * deletions that have no response yet.
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

  async function deliver(id: string) {
    try {
      await remove(id);
      unanswered.current.delete(id);
    } catch (error) {
      // A closing page has already repeated the aborted deletion.
      if (!unanswered.current.delete(id)) return;
      showErrorToast(words.deleteErrorTitle(), error, words.deleteErrorMessage());
      setLeaving((all) => without(all, id));
    }
  }

  function send(id: string) {
    stop(id);
    focusSectionHeading(id);
    setLeaving((all) => ({ ...all, [id]: "sent" }));
    unanswered.current.add(id);
    trackDeletion(deliver(id));
  }

  const latest = useRef({ send, path });
  useEffect(() => {
    latest.current = { send, path };
  });
  useEffect(() => {
    const waiting = timers.current;
    const sendAll = () => {
      for (const id of [...waiting.keys()]) latest.current.send(id);
    };
    const close = () => {
      const open = [...waiting.keys(), ...unanswered.current];
      for (const id of open) {
        window.clearTimeout(waiting.get(id));
        sendPlainly(latest.current.path(id));
      }
      // If Back restores the page, the page must not offer to undo a sent deletion.
      const sent = open.map((id) => [id, "sent"] as const);
      setLeaving((all) => ({ ...all, ...Object.fromEntries(sent) }));
      waiting.clear();
      unanswered.current.clear();
    };
    const unregister = registerPendingDeletions(sendAll);
    window.addEventListener("pagehide", close);
    return () => {
      unregister();
      window.removeEventListener("pagehide", close);
      sendAll();
    };
  }, []);

  // A busy browser can discard a page before the page receives `pagehide`. The listener is added only for deletions,
  // because Firefox cannot restore a page with such a listener on Back. Sends both requests: `sendPlainly` works if the
  // page closes, and `send` updates a page that stays open, such as after the start of a download.
  const hasUndoable = Object.values(leaving).includes("undoable");
  useEffect(() => {
    if (!hasUndoable) return;
    const leave = () => {
      // A link to an e-mail address dispatches the event too, but leaves the page open.
      if (document.activeElement?.matches('a[href^="mailto:"]')) return;
      for (const id of [...timers.current.keys()]) {
        sendPlainly(latest.current.path(id));
        latest.current.send(id);
      }
    };
    window.addEventListener("beforeunload", leave);
    return () => window.removeEventListener("beforeunload", leave);
  }, [hasUndoable]);

  return {
    leaving,
    restored,
    ask: (id: string) => {
      stop(id);
      timers.current.set(
        id,
        window.setTimeout(() => latest.current.send(id), UNDO_MS),
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
