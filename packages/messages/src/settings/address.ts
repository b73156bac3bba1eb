import { FAMILY_URL_HINT } from "@giftling/domain/family-url/rules";
import { plural, say } from "../say.ts";

export const hubAddress = say({ en: "Family Hub URL", es: "La dirección de tu página" });
export const givenToRelatives = say({
  en: "The address you give to relatives and friends.",
  es: "La dirección que das a familiares y amigos.",
});
export const changeItWhenever = say({
  en: "The address you give to relatives and friends. Change it whenever you like: the old one keeps working.",
  es: "La dirección que das a familiares y amigos. Cámbiala cuando quieras: la anterior sigue funcionando.",
});
export const hubIsAt = say({ en: "Your hub is at", es: "Tu página está en" });
export const familyUrl = say({ en: "Family URL", es: "Dirección de la familia" });
export const hint = say({
  en: FAMILY_URL_HINT,
  es: "solo minúsculas sin acentos, números y guiones",
});
export const save = say({ en: "Save URL", es: "Guardar dirección" });
export const saved = say({ en: "Family URL saved", es: "Dirección guardada" });
export const oldLinksWork = say({
  en: "Links you already sent keep working.",
  es: "Los enlaces que ya enviaste siguen funcionando.",
});
export const saveFailed = say({
  en: "Failed to set family URL",
  es: "No se pudo guardar la dirección",
});
export const itWillBe = say({
  en: "It will be {address}, and {former} will lead there.",
  es: "Será {address}, y {former} llevará ahí.",
});
export const stillWork = say({
  en: (count: number) =>
    plural(count, {
      one: "This earlier address still works:",
      other: "These earlier addresses still work:",
    }),
  es: (count) =>
    plural(count, {
      one: "Esta dirección anterior todavía funciona:",
      other: "Estas direcciones anteriores todavía funcionan:",
    }),
});
export const earlierAddresses = say({
  en: "Earlier addresses",
  es: "Direcciones anteriores",
});
export const retire = say({ en: "Retire this address", es: "Retirar esta dirección" });
export const retireOf = say({
  en: (path: string) => `Retire ${path}, so that it leads nowhere`,
  es: (path) => `Retirar ${path}, para que ya no lleve a ningún lado`,
});
export const retired = say({ en: "Address retired", es: "Dirección retirada" });
export const leadsNowhere = say({
  en: (path: string) => `${path} leads nowhere now. Nobody else can get it.`,
  es: (path) => `${path} ya no lleva a ningún lado. Nadie más puede tomarla.`,
});
export const retireFailed = say({
  en: "Failed to retire the address",
  es: "No se pudo retirar la dirección",
});
