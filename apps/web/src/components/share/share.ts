/** The older way to the clipboard, which browsers within other apps still allow where they refuse the newer one. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  // Neither a keyboard nor a zoom on a phone, and nothing to see.
  field.readOnly = true;
  Object.assign(field.style, { position: "fixed", fontSize: "16px", opacity: "0" });
  // Beside what has the focus, so that a dialog around it keeps it.
  (focused?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Puts a text on the clipboard. False when the browser has none, or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** How sharing ended: by the device, by the clipboard, called off by the person, or not at all. */
export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

/**
 * Hands something to the device's own dialog; where that is missing or fails, copies `text` of it. Closing the dialog is a
 * choice, not a failure: nothing is copied then.
 */
export async function shareData(data: ShareData, text: string): Promise<ShareOutcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return (await copyText(text)) ? "copied" : "failed";
}

/** Shares an address, after `words` if there are any (rule: share-hub). */
export const share = (title: string, url: string, words?: string): Promise<ShareOutcome> =>
  words === undefined
    ? shareData({ title, url }, url)
    : shareData({ title, url, text: words }, `${words} ${url}`);
