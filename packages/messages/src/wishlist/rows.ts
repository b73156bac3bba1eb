import { ANONYMOUS_NAME } from "@giftling/domain/hub/wall";
import { plural, say } from "../say.ts";

/** Texts of a wish's status, by the English name (rule: pieces). */
const STATUSES = {
  Purchased: say({ en: "Purchased", es: "Comprado" }),
  "Put away": say({ en: "Put away", es: "Guardado" }),
  Draft: say({ en: "Draft", es: "Borrador" }),
  Held: say({ en: "Held", es: "Apartado" }),
  "Partly given": say({ en: "Partly given", es: "Regalado en parte" }),
  Available: say({ en: "Available", es: "Disponible" }),
};
export type Status = keyof typeof STATUSES;
export const statusName = (status: Status): string => STATUSES[status]();

export const anyNumber = say({ en: "Any number", es: "Cualquier cantidad" });
export const anyNumberGiven = say({
  en: (given: number) => `Any number · ${given} given`,
  es: (given) =>
    plural(given, {
      one: "Cualquier cantidad · 1 regalado",
      other: `Cualquier cantidad · ${given} regalados`,
    }),
});
export const allGiven = say({
  en: (quantity: number) => `All ${quantity} given`,
  es: (quantity) => `Ya se regalaron los ${quantity}`,
});

/** Text for the current parent as the giver, after "by" or "from". */
export const you = say({ en: "you", es: "ti" });
export const somebodyAnonymous = say({ en: ANONYMOUS_NAME, es: "alguien anónimo" });
/** Text for the current parent as the giver, without a preposition. */
export const youAlone = say({ en: "You", es: "Tú" });
export const andOthers = say({
  en: (giver: string, others: number) => `${giver} and ${others} others`,
  es: (giver, others) => `${giver} y ${others} más`,
});
export const by = say({ en: (givers: string) => `by ${givers}`, es: (givers) => `por ${givers}` });
export const from = say({ en: (giver: string) => `from ${giver}`, es: (giver) => `de ${giver}` });
/** Names the giver at the start of a line, after "From". */
export const fromFirst = say({
  en: (giver: string) => `From ${giver}`,
  es: (giver) => `De ${giver}`,
});
/** Adds the number of units given together to a giver or a day. */
export const withPieces = say({
  en: (what: string, count: number) => `${what}, ${count} pieces`,
  es: (what, count) => `${what}, ${count} piezas`,
});

const somebody = say({ en: "somebody", es: "alguien" });
/**
 * Names the holder and the end of a hold, after "Held". A Spanish end starts with the number of a day, or is «hoy a las
 * 3:40» or similar.
 */
export const heldBy = say({
  en: (holder: string | null, end: string) => `by ${holder ?? somebody()} until ${end}`,
  es: (holder, end) => `por ${holder ?? somebody()} hasta ${/^\d/.test(end) ? `el ${end}` : end}`,
});
export const isHeld = say({
  en: (holder: string | null, end: string) => `Held ${heldBy(holder, end)}`,
  es: (holder, end) => `Apartado ${heldBy(holder, end)}`,
});
export const heldPieces = say({
  en: (count: number) => `${count} held`,
  es: (count) => plural(count, { one: "1 apartado", other: `${count} apartados` }),
});

export const arrivedToday = say({ en: "Arrived today", es: "Llegó hoy" });
export const arrivedYesterday = say({ en: "Arrived yesterday", es: "Llegó ayer" });
export const arrivedOn = say({
  en: (day: string) => `Arrived ${day}`,
  es: (day) => `Llegó el ${day}`,
});

export const dollarsOf = say({
  en: (received: string, goal: string) => `${received} of ${goal}`,
  es: (received, goal) => `${received} de ${goal}`,
});

export const addItsLink = say({ en: "Add its link", es: "Agregar su enlace" });
export const putOnTheList = say({ en: "Put on the list", es: "Poner en la lista" });
export const bringBack = say({ en: "Bring back", es: "Recuperar" });
export const putBackOnTheList = say({
  en: "Put back on the list",
  es: "Devolver a la lista",
});
export const putAllBackOnTheList = say({
  en: "Put all back on the list",
  es: "Devolver todo a la lista",
});
export const release = say({ en: "Release", es: "Liberar" });
export const releaseAll = say({ en: "Release all", es: "Liberar todo" });
export const putAway = say({ en: "Put away", es: "Guardar aparte" });
export const makeDraft = say({ en: "Make it a draft", es: "Pasar a borrador" });
export const markOne = say({
  en: "Mark one as purchased",
  es: "Marcar uno como comprado",
});
export const markTheRest = say({
  en: "Mark the rest as purchased",
  es: "Marcar el resto como comprado",
});
export const mark = say({ en: "Mark as purchased", es: "Marcar como comprado" });
