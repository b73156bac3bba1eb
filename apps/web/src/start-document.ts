import { findLanguage } from "@giftling/domain/languages/rules";
import { setLanguage } from "@giftling/messages/language";
import { watchStyleSheetErrors } from "./components/loading/load-chunk.ts";

/** Sets the language of texts to the document's language. Watches failing style sheets. */
export function prepareDocument(): void {
  const language = findLanguage(document.documentElement.lang);
  if (language) setLanguage(language);
  watchStyleSheetErrors();
}

/** Dispatches an event about the startup's progress, which boot.ts handles. */
export const dispatchStartupEvent = (step: "starting" | "started" | "failed"): void =>
  void document.dispatchEvent(new Event(`giftling:${step}`));
