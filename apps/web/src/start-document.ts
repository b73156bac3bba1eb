import { findLanguage } from "@giftling/domain/languages/rules";
import { setLanguage } from "@giftling/messages/language";
import { watchSystemColorScheme } from "./color-scheme.ts";
import { watchStyleSheetErrors } from "./components/loading/load-chunk.ts";

/**
 * Sets the language of texts to the document's language. Watches the system's color scheme and failing style sheets.
 */
export function prepareDocument(): void {
  const language = findLanguage(document.documentElement.lang);
  if (language) setLanguage(language);
  watchStyleSheetErrors();
  watchSystemColorScheme();
}

/** Dispatches an event about the startup's progress, which boot.ts handles. */
export const dispatchStartupEvent = (step: "starting" | "started" | "failed"): void =>
  void document.dispatchEvent(new Event(`giftling:${step}`));
