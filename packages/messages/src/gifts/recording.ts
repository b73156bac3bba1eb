import { defineMessage, selectPluralForm } from "../define-message.ts";

export const contributionRecordedConfirmation = defineMessage({
  en: "The contribution is recorded",
  es: "El aporte quedó anotado",
});
export const recordButton = defineMessage({ en: "Record it", es: "Anotarlo" });
export const giverNameLabel = defineMessage({ en: "Who gave it", es: "Quién lo dio" });
export const anonymousLabel = defineMessage({
  en: "The giver stays anonymous",
  es: "La persona prefiere no dar su nombre",
});
export const amountLabel = defineMessage({ en: "Amount", es: "Cantidad" });
export const amountDescription = defineMessage({ en: "In dollars", es: "En dólares" });
export const destinationLabel = defineMessage({ en: "What it went to", es: "Para qué fue" });
export const otherDestinationLabel = defineMessage({ en: "Something else", es: "Otra cosa" });
export const plan529Label = defineMessage({ en: "The 529 plan", es: "El plan 529" });
export const dayLabel = defineMessage({ en: "Day", es: "Día" });
export const giftRecordedConfirmation = defineMessage({
  en: "The gift is recorded, and waits for thanks",
  es: "El regalo quedó anotado y espera su agradecimiento",
});
export const giftNameLabel = defineMessage({ en: "What it was", es: "Qué fue" });
export const giftNameDescription = defineMessage({
  en: "A gift that wasn't on the list",
  es: "Un regalo que no estaba en la lista",
});
export const nameLabel = defineMessage({ en: "Name", es: "Nombre" });
export const nameDescription = defineMessage({
  en: "It changes on the hub, in the lists and in the thank-you.",
  es: "Cambia en la página, en las listas y en el agradecimiento.",
});
export const otherContributionsLabel = defineMessage({
  en: "In other ways",
  es: "De otras formas",
});
export const contributionsTitle = defineMessage({ en: "Where it went", es: "A dónde fue" });
export const totalContributionsLabel = defineMessage({
  en: "Total Contributions",
  es: "Total de aportes",
});
export const undoDayTitle = defineMessage({ en: "Take back a day", es: "Deshacer un día" });
export const undoDayButton = defineMessage({ en: "Take back", es: "Deshacer" });
export const dayUndoneTitle = defineMessage({ en: "Taken back", es: "Listo, se deshizo" });
export const nothingUndoneMessage = defineMessage({
  en: "There was nothing left to take back.",
  es: "Ya no quedaba nada por deshacer.",
});
export const dayUndoneMessage = defineMessage({
  en: (what: string) => `${what} taken back.`,
  es: (what) => `Se deshizo: ${what}.`,
});
export const dayDescription = defineMessage({
  en: "From midnight to midnight, UTC.",
  es: "De medianoche a medianoche, UTC.",
});
export const undoDayDescription = defineMessage({
  en: "Gifts that others recorded on this day go back on the wishlist, and contributions you haven't confirmed are dismissed. What you recorded or confirmed yourself stays.",
  es: "Los regalos que otros registraron ese día vuelven a la lista de deseos, y los aportes que no has confirmado se descartan. Lo que tú anotaste o confirmaste se queda.",
});
const gifts = defineMessage({
  en: (count: number) => selectPluralForm(count, { one: "1 gift", other: `${count} gifts` }),
  es: (count) => selectPluralForm(count, { one: "1 regalo", other: `${count} regalos` }),
});
const contributions = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "1 contribution", other: `${count} contributions` }),
  es: (count) => selectPluralForm(count, { one: "1 aporte", other: `${count} aportes` }),
});
/** Formats counts, such as "3 gifts, 1 contribution". Omits a count of zero. */
export const formatGiftCounts = (giftCount: number, contributionCount: number): string =>
  [
    ...(giftCount > 0 ? [gifts(giftCount)] : []),
    ...(contributionCount > 0 ? [contributions(contributionCount)] : []),
  ].join(", ");
export const dayGiftCountsLabel = defineMessage({
  en: (day: string, taken: string) => `${day}: ${taken}`,
  es: (day, taken) => `${day}: ${taken}`,
});
export const pendingNamesAriaLabel = defineMessage({
  en: "Names that wait for you",
  es: "Nombres que te esperan",
});
export const pendingNamesMessage = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "One name waits for you. Until then the hub says “A friend”.",
      other: `${count} names wait for you. Until then the hub says “A friend”.`,
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Un nombre te espera. Hasta entonces la página dice «Alguien cercano».",
      other: `${count} nombres te esperan. Hasta entonces la página dice «Alguien cercano».`,
    }),
});
export const approveButton = defineMessage({ en: "Approve", es: "Aprobar" });
export const approveAriaLabel = defineMessage({
  en: (name: string) => `Approve: ${name}`,
  es: (name) => `Aprobar: ${name}`,
});
export const approveAllButton = defineMessage({ en: "Approve all", es: "Aprobar todos" });
export const approveNameError = defineMessage({
  en: "Couldn't approve the name",
  es: "No se pudo aprobar el nombre",
});
