import { FAMILY_URL_HINT } from "@giftling/domain/family-url/rules";
import { defineMessage, selectPluralForm } from "../define-message.ts";

export const familyUrlTitle = defineMessage({
  en: "Family Hub URL",
  es: "La dirección de tu página",
});
export const familyUrlDescription = defineMessage({
  en: "The link you give to relatives and friends.",
  es: "El enlace que das a familiares y amigos.",
});
export const ownerFamilyUrlDescription = defineMessage({
  en: "The link you give to relatives and friends. Change it whenever you like: the old one keeps working.",
  es: "El enlace que das a familiares y amigos. Cámbialo cuando quieras: el anterior sigue funcionando.",
});
export const currentUrlLabel = defineMessage({ en: "Your page is at", es: "Tu página está en" });
export const familyUrlLabel = defineMessage({ en: "Family URL", es: "Dirección de la familia" });
export const familyUrlHint = defineMessage({
  en: FAMILY_URL_HINT,
  es: "solo minúsculas sin acentos, números y guiones",
});
export const saveUrlButton = defineMessage({ en: "Save URL", es: "Guardar dirección" });
export const urlSavedConfirmation = defineMessage({
  en: "Family URL saved",
  es: "Dirección guardada",
});
export const urlSavedMessage = defineMessage({
  en: "Links you already sent keep working.",
  es: "Los enlaces que ya enviaste siguen funcionando.",
});
export const saveUrlError = defineMessage({
  en: "Failed to set family URL",
  es: "No se pudo guardar la dirección",
});
export const newUrlNote = defineMessage({
  en: "It will be {address}, and {former} will lead there.",
  es: "Será {address}, y {former} llevará ahí.",
});
export const formerUrlsNote = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "This earlier link still works:",
      other: "These earlier links still work:",
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Este enlace anterior todavía funciona:",
      other: "Estos enlaces anteriores todavía funcionan:",
    }),
});
export const formerUrlsAriaLabel = defineMessage({
  en: "Earlier links",
  es: "Enlaces anteriores",
});
export const retireUrlButton = defineMessage({
  en: "Retire this link",
  es: "Retirar este enlace",
});
export const retireUrlAriaLabel = defineMessage({
  en: (path: string) => `Retire ${path}, so it no longer works`,
  es: (path) => `Retirar ${path}, para que ya no lleve a ningún lado`,
});
export const urlRetiredConfirmation = defineMessage({
  en: "Link retired",
  es: "Enlace retirado",
});
export const urlRetiredMessage = defineMessage({
  en: (path: string) => `${path} no longer works. Nobody else can get it.`,
  es: (path) => `${path} ya no lleva a ningún lado. Nadie más puede tomarlo.`,
});
export const retireUrlError = defineMessage({
  en: "Failed to retire the link",
  es: "No se pudo retirar el enlace",
});
