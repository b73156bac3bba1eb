import { useEffect } from "react";
import { loadPart } from "../../../components/loading/load-part.ts";
import { usePart } from "../../../components/loading/use-part.ts";
import { DIDNT_OPEN, showToast } from "../../../components/toast/toast.ts";
import { loadToasts } from "../../../components/toast/toast-place.tsx";
import { useHub } from "./hub-context.ts";
import type { HubFlow } from "./hub-flow.ts";

/** With what shows the toasts: they must tell of a lost line, too. */
async function loadDialogs() {
  const [dialogs] = await Promise.all([import("../dialogs/hub-dialogs.tsx"), loadToasts()]);
  return dialogs;
}

/** The dialogs, loaded when somebody touches the page that has come to life, or when the first one is about to open. */
export function LazyDialogs({ flow }: { flow: HubFlow }) {
  const { send } = useHub();
  const { dialog, next } = flow;
  const { Part: Dialogs, failedFor } = usePart(loadDialogs, dialog ?? next);
  const isFailed = dialog !== null && failedFor === dialog;

  useEffect(() => {
    // A failure is told once a dialog is really wanted.
    const prepare = () => void loadPart(loadDialogs).catch(() => undefined);
    const options = { once: true, passive: true, capture: true };
    document.addEventListener("pointerdown", prepare, options);
    return () => document.removeEventListener("pointerdown", prepare, options);
  }, []);

  useEffect(() => {
    if (!isFailed) return;
    showToast(DIDNT_OPEN);
    send({ type: "closed" });
  }, [isFailed, send]);

  return Dialogs === null ? null : <Dialogs flow={flow} />;
}
