/** Copies with execCommand, which in-app browsers allow when they block the clipboard API. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  // Prevents the keyboard and zoom on a phone.
  field.readOnly = true;
  Object.assign(field.style, { position: "fixed", fontSize: "16px", opacity: "0" });
  // The field is next to the focused element, so that a dialog keeps the focus.
  (focused?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Copies a text to the clipboard. Resolves with false when the browser rejects copying. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Outcome of sharing: "shared" with the device's dialog, "copied" to the clipboard, "canceled" by the person, or "failed". */
export type ShareOutcome = "shared" | "copied" | "canceled" | "failed";

/**
 * Shares data with the device's dialog, or copies `text` when the dialog is unavailable or fails. Cancelling the dialog
 * copies nothing.
 */
export async function shareOrCopy(data: ShareData, text: string): Promise<ShareOutcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "canceled";
    }
  }
  return (await copyText(text)) ? "copied" : "failed";
}

/** Shares a URL. `words` is a text that precedes the URL (rule: share-hub). */
export const shareUrl = (title: string, url: string, words?: string): Promise<ShareOutcome> =>
  words === undefined
    ? shareOrCopy({ title, url }, url)
    : shareOrCopy({ title, url, text: words }, `${words} ${url}`);
