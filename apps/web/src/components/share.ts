/** Puts a text on the clipboard. False when the browser has none, or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** How sharing ended: by the device, by the clipboard, called off by the person, or not at all. */
export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

/**
 * Shares an address with the device's own dialog; where that is missing or fails, copies it (spec
 * section 2, "Public hub"). Closing the dialog is a choice, not a failure: nothing is copied then.
 */
export async function share(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return (await copyText(url)) ? "copied" : "failed";
}
