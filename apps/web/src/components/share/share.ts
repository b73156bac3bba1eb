/**
 * Copies a text synchronously with `execCommand`, and returns whether copying succeeded. The clipboard API fails after
 * a click that opens another tab, because the page loses the focus. In-app browsers block the clipboard API but allow
 * `execCommand`.
 */
export function copyTextSync(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  // Prevents phones from opening the keyboard and zooming in.
  field.readOnly = true;
  Object.assign(field.style, { position: "fixed", fontSize: "16px", opacity: "0" });
  // Inside an open dialog, the field must be in the dialog, which traps the focus.
  (focused?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Copies a text to the clipboard. Resolves with false if the browser rejects copying. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTextSync(text);
  }
}

/** Returns the current page's URL for sharing, without the parameters for the language and for expanded lists. */
export function getShareableUrl(): string {
  const url = new URL(window.location.href);
  for (const name of ["lang", "wall", "updates"]) url.searchParams.delete(name);
  return url.href;
}

/**
 * Outcome of sharing. "copied" means copied to the clipboard. "canceled" means that the person closed the share dialog.
 */
export type ShareOutcome = "shared" | "copied" | "canceled" | "failed";

/**
 * Shares `data` with the device's share dialog. Copies `text` if the dialog is unavailable or fails, but not if the
 * person cancels the dialog.
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

/** Shares a URL, preceded by the text `words` if given (rule: share-hub). */
export const shareUrl = (title: string, url: string, words?: string): Promise<ShareOutcome> =>
  words === undefined
    ? shareOrCopy({ title, url }, url)
    : shareOrCopy({ title, url, text: words }, `${words} ${url}`);
