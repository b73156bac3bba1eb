import { LONG_EMAIL, NOT_AN_EMAIL } from "@giftling/domain/supporters/rules";
import { notShown } from "@giftling/domain/text/not-shown";
import { PURCHASER_REQUIRED } from "@giftling/domain/wishlist/rules";
import { say } from "../say.ts";
import { createWorded, type Sentences } from "./worded.ts";

const NO_AMOUNT = "Enter an amount in dollars.";
const TOO_LITTLE = "Enter an amount above $0.";
const TOO_MUCH = "One contribution can be at most $10,000.";
const NO_CENTS = "Enter an amount in dollars and cents.";
const YOUR_NAME = notShown("Your name");
const GIFTS_NAME = notShown("The gift's name");

/** What the forms of relatives say of what was typed, before it is sent. */
export const GIVING_SENTENCES: Sentences = {
  [NOT_AN_EMAIL]: say({
    en: NOT_AN_EMAIL,
    es: "Escribe un correo electrónico, por ejemplo ana@example.com.",
  }),
  [LONG_EMAIL]: say({ en: LONG_EMAIL, es: "Este correo electrónico es demasiado largo." }),
  [PURCHASER_REQUIRED]: say({
    en: PURCHASER_REQUIRED,
    es: "Escribe tu nombre o elige «Regalar de forma anónima»",
  }),
  [NO_AMOUNT]: say({ en: NO_AMOUNT, es: "Escribe una cantidad en dólares." }),
  [TOO_LITTLE]: say({ en: TOO_LITTLE, es: "Escribe una cantidad mayor que $0." }),
  [TOO_MUCH]: say({ en: TOO_MUCH, es: "Un aporte puede ser de $10,000 como máximo." }),
  [NO_CENTS]: say({ en: NO_CENTS, es: "Escribe una cantidad en dólares y centavos." }),
  [YOUR_NAME]: say({
    en: YOUR_NAME,
    es: "Tu nombre tiene caracteres que no se pueden mostrar.",
  }),
  [GIFTS_NAME]: say({
    en: GIFTS_NAME,
    es: "El nombre del regalo tiene caracteres que no se pueden mostrar.",
  }),
};

/** The same in the language of now. */
export const worded = createWorded(GIVING_SENTENCES);

/** The same of what may be all right. */
export const wordedOrNull = (english: string | null): string | null =>
  english === null ? null : worded(english);
