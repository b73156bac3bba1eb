import { LINK_LIMIT_REACHED } from "@giftling/domain/billing/plan-limits";
import { FREE_LINK_LIMIT } from "@giftling/domain/billing/plans";
import { say } from "../say.ts";

export const whatArrived = say({ en: "What arrived?", es: "¿Qué llegó?" });
export const tickWhatCame = say({
  en: (child: string, day: string) =>
    `${child}'s birthday was on ${day}. Tick what came, and put away what nobody gave.`,
  es: (child, day) =>
    `El cumpleaños de ${child} fue el ${day}. Marca lo que llegó y guarda lo que nadie regaló.`,
});
export const lookThrough = say({ en: "Look through", es: "Revisar" });
export const notThisYear = say({ en: "Not this year", es: "Este año no" });
export const saved = say({ en: "Saved", es: "Guardado" });
export const save = say({ en: "Save", es: "Guardar" });
export const receivedBelow = say({
  en: "Received gifts stand below the wishlist.",
  es: "Los regalos recibidos están debajo de la lista de deseos.",
});
export const whatWasGiven = say({ en: "What was given", es: "Lo que regalaron" });
export const allArrived = say({ en: "All of it arrived", es: "Llegó todo" });
export const whatNobodyGave = say({ en: "What nobody gave", es: "Lo que nadie regaló" });
export const putAllAway = say({ en: "Put all of it away", es: "Guardarlo todo" });
export const putAway = say({ en: "Put away", es: "Se guarda" });
export const keepOnTheList = say({ en: "Keep on the list", es: "Se queda en la lista" });
export const linksFillFree = say({
  en: (child: string) => `${child}'s links fill the Free plan`,
  es: (child) => `Los enlaces de ${child} llenan el plan Free`,
});
export const linkLimit = say({
  en: LINK_LIMIT_REACHED,
  es: `El plan Free permite ${FREE_LINK_LIMIT} enlaces por página. Quita uno o pásate a Premium para tener enlaces sin límite.`,
});
export const whatCountsStays = say({
  en: "Payment links, registries and activities count. Everything you have stays just as it is.",
  es: "Cuentan los enlaces de pago, las listas de regalos y las actividades. Todo lo que tienes se queda como está.",
});
export const notNow = say({ en: "Not now", es: "Ahora no" });
export const seePremium = say({ en: "See Premium", es: "Ver Premium" });
