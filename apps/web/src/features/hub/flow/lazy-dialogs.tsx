import { useEffect, useState } from "react";
import { Loader } from "../../../components/loading/loader.tsx";
import { usePart } from "../../../components/loading/use-part.ts";
import { whenIdle } from "../../../components/loading/when-idle.ts";
import { DIDNT_OPEN, showToast } from "../../../components/toast/toast.ts";
import { loadToasts } from "../../../components/toast/toast-place.tsx";
import { followed } from "../memory/supporter-memory.ts";
import { useHub } from "./hub-context.ts";
import type { HubFlow } from "./hub-flow.ts";
import classes from "./lazy-dialogs.module.css";

/** With what shows the toasts: they must tell of a lost line, too. */
async function loadDialogs() {
  const [dialogs] = await Promise.all([import("../dialogs/hub-dialogs.tsx"), loadToasts()]);
  return dialogs;
}

/** Whether to have the dialogs already: once the page is idle, somebody touches it, or left for another page and is back. */
function usePreparation(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const prepare = () => setDue(true);
    if (followed(Date.now()) !== null) prepare();
    const options = { once: true, passive: true, capture: true };
    document.addEventListener("pointerdown", prepare, options);
    const stopWaiting = whenIdle(prepare);
    return () => {
      stopWaiting();
      document.removeEventListener("pointerdown", prepare, options);
    };
  }, []);
  return isDue;
}

/** The hub's dialogs. Until they are there, a tap is answered by an empty sheet (rule: first-tap). */
export function LazyDialogs({ flow }: { flow: HubFlow }) {
  const { send } = useHub();
  const { dialog, next } = flow;
  const isPrepared = usePreparation();
  // A failure is told once a dialog is really wanted.
  const need = dialog ?? next ?? (isPrepared || null);
  const { Part: Dialogs, failedFor } = usePart(loadDialogs, need);
  const isFailed = dialog !== null && failedFor === dialog;

  useEffect(() => {
    if (!isFailed) return;
    showToast(DIDNT_OPEN);
    send({ type: "closed" });
  }, [isFailed, send]);

  if (Dialogs !== null) return <Dialogs flow={flow} />;
  if (dialog === null || isFailed) return null;
  return (
    <div className={classes.veil}>
      <p className={classes.sheet} role="status">
        <Loader size={28} />
        One moment
      </p>
    </div>
  );
}
