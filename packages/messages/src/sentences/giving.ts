import { VISITOR_ERRORS } from "@giftling/domain/sentences/giving";
import { createMessageTranslator, createTranslationTable } from "./translation-table.ts";

export const GIVING_ERROR_TRANSLATIONS = createTranslationTable(VISITOR_ERRORS, {
  en: VISITOR_ERRORS,
  es: {
    emailInvalid: "Escribe un correo electrónico, por ejemplo ana@example.com.",
    emailTooLong: "Este correo electrónico es demasiado largo.",
    giverNameRequired: "Escribe tu nombre o elige «Regalar de forma anónima»",
    dollarAmountRequired: "Escribe una cantidad en dólares.",
    dollarAmountTooSmall: "Escribe una cantidad mayor que $0.",
    dollarContributionTooLarge: "Un aporte puede ser de $10,000 como máximo.",
    dollarAmountTooPrecise: "Escribe una cantidad en dólares y centavos.",
    amountRequired: "Escribe una cantidad.",
    amountTooSmall: "Escribe una cantidad mayor que 0.",
    contributionTooLarge: "Un aporte puede ser de {most} como máximo.",
    amountTooPrecise: "Escribe una cantidad con dos decimales como máximo.",
    multipleAmounts: "Elige una cantidad o escríbela, pero no las dos.",
    mailKindRequired: "Elige al menos un tipo de correo.",
    giverNameInvalid: "Tu nombre tiene caracteres que no se pueden mostrar.",
    giftNameInvalid: "El nombre del regalo tiene caracteres que no se pueden mostrar.",
    giftNameContainsUrl: "Cuéntanos qué fue, sin ninguna dirección web.",
  },
});

export const translateGivingError = createMessageTranslator(GIVING_ERROR_TRANSLATIONS);

export const translateNullableGivingError = (english: string | null): string | null =>
  english === null ? null : translateGivingError(english);
