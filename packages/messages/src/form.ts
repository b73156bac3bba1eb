import { defineMessage } from "./define-message.ts";

// Messages shared by several dialogs for parents.
export const cancelButton = defineMessage({ en: "Cancel", es: "Cancelar" });
export const draftRestoredNote = defineMessage({
  en: "What you typed last time is still here.",
  es: "Lo que escribiste la última vez sigue aquí.",
});
export const discardInputButton = defineMessage({ en: "Start over", es: "Empezar de nuevo" });
export const editConflictTitle = defineMessage({
  en: "Changed elsewhere: keep theirs or yours?",
  es: "Cambió en otra parte: ¿dejas lo suyo o lo tuyo?",
});
export const editConflictMessage = defineMessage({
  en: "Someone changed this while you were editing. Nothing is lost yet: keep whichever you like better.",
  es: "Alguien cambió esto mientras lo editabas. Todavía no se ha perdido nada: quédate con lo que más te guste.",
});
export const savedVersionLabel = defineMessage({ en: "Theirs", es: "Lo suyo" });
export const useSavedVersionButton = defineMessage({ en: "Keep theirs", es: "Dejar lo suyo" });
export const editedVersionLabel = defineMessage({ en: "Yours", es: "Lo tuyo" });
export const useEditedVersionButton = defineMessage({ en: "Keep yours", es: "Dejar lo tuyo" });
export const restoreInputButton = defineMessage({
  en: "Back to what I typed",
  es: "Volver a lo que escribí",
});
export const picturePreviewAltText = defineMessage({ en: "As it would be", es: "Como quedaría" });
