import { type ComponentType, useEffect, useState } from "react";
import { showToast } from "../../components/toast.ts";
import { useHub } from "./hub-context.ts";
import type { HubFlow } from "./hub-flow.ts";

/** The dialogs, loaded when the first one is about to open: already during its delay. */
export function LazyDialogs({ flow }: { flow: HubFlow }) {
  const { send } = useHub();
  const [Dialogs, setDialogs] = useState<ComponentType<{ flow: HubFlow }> | null>(null);
  const isNeeded = flow.dialog !== null || flow.next !== null;
  const isOpen = flow.dialog !== null;

  useEffect(() => {
    if (!isNeeded || Dialogs !== null) return;
    let isCurrent = true;
    import("./dialogs/hub-dialogs.tsx").then(
      (loaded) => {
        if (isCurrent) setDialogs(() => loaded.default);
      },
      () => {
        if (!isCurrent || !isOpen) return;
        showToast({ title: "Something went wrong", message: "Please try again", tone: "error" });
        send({ type: "closed" });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, isOpen, Dialogs, send]);

  return Dialogs === null ? null : <Dialogs flow={flow} />;
}
