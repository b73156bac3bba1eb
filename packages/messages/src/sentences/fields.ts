import { FIELD_ERRORS, FIELD_NAMES } from "@giftling/domain/sentences/fields";
import { getLanguage } from "../language.ts";
import { createTranslationTable } from "./translation-table.ts";

/** Translations of form field names at the start of error messages. */
export const FIELD_NAME_TRANSLATIONS = createTranslationTable(FIELD_NAMES, {
  en: FIELD_NAMES,
  es: {
    name: "Nombre",
    firstName: "Nombre",
    lastName: "Apellido",
    secondDayName: "Nombre del día",
    grade: "Grado",
    schoolType: "Tipo de escuela",
    bio: "Presentación",
    avatar: "Foto",
    picture: "Imagen",
    title: "Título",
    message: "Mensaje",
    note: "Nota",
    label: "Nombre",
    description: "Descripción",
    contributionCode: "Código para aportar",
    price: "Precio",
    webAddress: "Dirección web",
    gift: "Regalo",
    passcode: "Clave",
    visitorMessage: "Tus palabras",
    tops: "Camisetas",
    bottoms: "Pantalones",
    shoes: "Zapatos",
    coat: "Abrigo",
    loves: "Le encanta",
    pleaseNot: "Mejor no",
  },
});

export const getFieldName = (id: keyof typeof FIELD_NAMES): string =>
  FIELD_NAME_TRANSLATIONS.wordings[getLanguage()][id] ?? FIELD_NAMES[id];

/** Translations of the error messages for any text field. `{what}` is the placeholder for the field's name. */
export const FIELD_ERROR_TRANSLATIONS = createTranslationTable(FIELD_ERRORS, {
  en: FIELD_ERRORS,
  es: {
    fieldTooLong: "{what}: {most} caracteres como máximo.",
    fieldCharacterNotAllowed: "{what}: tiene caracteres que no se pueden mostrar.",
    fieldNotText: "{what}: tiene que ser un texto.",
    fieldRequired: "{what}: falta este dato.",
    fieldInvalid: "{what}: revisa este dato.",
  },
});
