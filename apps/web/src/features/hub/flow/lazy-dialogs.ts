import { lazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { loadToasts } from "../../../components/toast/toast-place.tsx";

/** With what shows the toasts: they must tell of a lost line, too. */
async function loadDialogs() {
  const [dialogs] = await Promise.all([import("../dialogs/hub-dialogs.tsx"), loadToasts()]);
  return dialogs;
}

/** Calls back when somebody touches the page that has come to life. */
function whenTouched(then: () => void): () => void {
  const options = { once: true, passive: true, capture: true };
  document.addEventListener("pointerdown", then, options);
  return () => document.removeEventListener("pointerdown", then, options);
}

export const HubDialogs = lazyPopup(loadDialogs, whenTouched);
