import { defineMessage } from "../define-message.ts";

/** Title of the pages for too many sign-in attempts and for a failing server (rule: failing-server). */
export const retryTitle = defineMessage({
  en: "Please wait a moment",
  es: "Espera un momento, por favor",
});
