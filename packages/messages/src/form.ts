import { say } from "./say.ts";

/** Texts that several of the parent's dialogs share. */
export const cancel = say({ en: "Cancel", es: "Cancelar" });
export const stillHere = say({
  en: "What you typed last time is still here.",
  es: "Lo que escribiste la última vez sigue aquí.",
});
export const startOver = say({ en: "Start over", es: "Empezar de nuevo" });
export const changedElsewhere = say({
  en: "Changed elsewhere: keep theirs or yours?",
  es: "Cambió en otra parte: ¿dejas lo suyo o lo tuyo?",
});
export const somebodyChangedThis = say({
  en: "Meanwhile somebody changed this too. Nothing is lost yet: take whichever you like better.",
  es: "Mientras tanto alguien más cambió esto. Todavía no se ha perdido nada: quédate con lo que más te guste.",
});
export const theirs = say({ en: "Theirs", es: "Lo suyo" });
export const keepTheirs = say({ en: "Keep theirs", es: "Dejar lo suyo" });
export const yours = say({ en: "Yours", es: "Lo tuyo" });
export const keepYours = say({ en: "Keep yours", es: "Dejar lo tuyo" });
export const backToWhatITyped = say({
  en: "Back to what I typed",
  es: "Volver a lo que escribí",
});
export const asItWouldBe = say({ en: "As it would be", es: "Como quedaría" });
