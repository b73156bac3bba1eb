import { GIVING } from "@giftling/domain/sentences/giving";
import { createMessageTranslator, createTranslationTable } from "./translation-table.ts";

/** Validation messages of the supporters' forms. */
export const GIVING_ERRORS = createTranslationTable(GIVING, {
  en: GIVING,
  es: {
    notAnEmail: "Escribe un correo electrónico, por ejemplo ana@example.com.",
    longEmail: "Este correo electrónico es demasiado largo.",
    noGiver: "Escribe tu nombre o elige «Regalar de forma anónima»",
    noAmount: "Escribe una cantidad en dólares.",
    tooLittle: "Escribe una cantidad mayor que $0.",
    tooMuch: "Un aporte puede ser de $10,000 como máximo.",
    partsOfCents: "Escribe una cantidad en dólares y centavos.",
    noMoney: "Escribe una cantidad.",
    tooLittleMoney: "Escribe una cantidad mayor que 0.",
    tooMuchMoney: "Un aporte puede ser de {most} como máximo.",
    moreDecimals: "Escribe una cantidad con dos decimales como máximo.",
    twoAmounts: "Elige una cantidad o escríbela, pero no las dos.",
    noMail: "Elige al menos un tipo de correo.",
    yourName: "Tu nombre tiene caracteres que no se pueden mostrar.",
    giftsName: "El nombre del regalo tiene caracteres que no se pueden mostrar.",
    giftLikeAddress: "Cuéntanos qué fue, sin ninguna dirección web.",
  },
});

export const translateGivingError = createMessageTranslator(GIVING_ERRORS);

export const translateNullableGivingError = (english: string | null): string | null =>
  english === null ? null : translateGivingError(english);
