/** Dispatches an event about the startup's progress, which boot.ts handles. */
export const dispatchStartupEvent = (step: "starting" | "started" | "failed"): void =>
  void document.dispatchEvent(new Event(`giftling:${step}`));
