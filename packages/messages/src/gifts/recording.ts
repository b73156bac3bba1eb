import { plural, say } from "../say.ts";

export const contributionRecorded = say({
  en: "The contribution is recorded",
  es: "El aporte quedó anotado",
});
export const recordIt = say({ en: "Record it", es: "Anotarlo" });
export const whoGaveIt = say({ en: "Who gave it", es: "Quién lo dio" });
export const staysAnonymous = say({
  en: "The giver stays anonymous",
  es: "La persona prefiere no dar su nombre",
});
export const amount = say({ en: "Amount", es: "Cantidad" });
export const inDollars = say({ en: "In dollars", es: "En dólares" });
export const whatItWentTo = say({ en: "What it went to", es: "Para qué fue" });
export const somethingElse = say({ en: "Something else", es: "Otra cosa" });
export const the529Plan = say({ en: "The 529 plan", es: "El plan 529" });
export const day = say({ en: "Day", es: "Día" });
export const giftRecorded = say({
  en: "The gift is recorded, and waits for thanks",
  es: "El regalo quedó anotado y espera su agradecimiento",
});
export const whatItWas = say({ en: "What it was", es: "Qué fue" });
export const wasntOnTheList = say({
  en: "A gift that wasn't on the list",
  es: "Un regalo que no estaba en la lista",
});
export const name = say({ en: "Name", es: "Nombre" });
export const nameChanges = say({
  en: "It changes on the hub, in the lists and in the thank-you.",
  es: "Cambia en la página, en las listas y en el agradecimiento.",
});
export const inOtherWays = say({ en: "In other ways", es: "De otras formas" });
export const whereItWent = say({ en: "Where it went", es: "A dónde fue" });
export const totalContributions = say({ en: "Total Contributions", es: "Total de aportes" });
export const takeBackADay = say({ en: "Take back a day", es: "Deshacer un día" });
export const takeBack = say({ en: "Take back", es: "Deshacer" });
export const takenBack = say({ en: "Taken back", es: "Listo, se deshizo" });
export const nothingLeft = say({
  en: "There was nothing left to take back.",
  es: "Ya no quedaba nada por deshacer.",
});
export const isTakenBack = say({
  en: (what: string) => `${what} taken back.`,
  es: (what) => `Se deshizo: ${what}.`,
});
export const midnightUtc = say({
  en: "From midnight to midnight, UTC.",
  es: "De medianoche a medianoche, UTC.",
});
export const whatGoesBack = say({
  en: "Gifts that others recorded on this day go back on the wishlist, and contributions you haven't confirmed are dismissed. What you recorded or confirmed yourself stays.",
  es: "Los regalos que otros registraron ese día vuelven a la lista de deseos, y los aportes que no has confirmado se descartan. Lo que tú anotaste o confirmaste se queda.",
});
const gifts = say({
  en: (count: number) => plural(count, { one: "1 gift", other: `${count} gifts` }),
  es: (count) => plural(count, { one: "1 regalo", other: `${count} regalos` }),
});
const contributions = say({
  en: (count: number) => plural(count, { one: "1 contribution", other: `${count} contributions` }),
  es: (count) => plural(count, { one: "1 aporte", other: `${count} aportes` }),
});
/** Formats counts, such as "3 gifts, 1 contribution". A count of zero is omitted. */
export const takenText = (giftCount: number, contributionCount: number): string =>
  [
    ...(giftCount > 0 ? [gifts(giftCount)] : []),
    ...(contributionCount > 0 ? [contributions(contributionCount)] : []),
  ].join(", ");
export const dayWith = say({
  en: (day: string, taken: string) => `${day}: ${taken}`,
  es: (day, taken) => `${day}: ${taken}`,
});
export const namesWait = say({ en: "Names that wait for you", es: "Nombres que te esperan" });
export const namesWaiting = say({
  en: (count: number) =>
    plural(count, {
      one: "One name waits for you. Until then the hub says “A friend”.",
      other: `${count} names wait for you. Until then the hub says “A friend”.`,
    }),
  es: (count) =>
    plural(count, {
      one: "Un nombre te espera. Hasta entonces la página dice «Alguien cercano».",
      other: `${count} nombres te esperan. Hasta entonces la página dice «Alguien cercano».`,
    }),
});
export const approve = say({ en: "Approve", es: "Aprobar" });
export const approveOf = say({
  en: (name: string) => `Approve: ${name}`,
  es: (name) => `Aprobar: ${name}`,
});
export const approveAll = say({ en: "Approve all", es: "Aprobar todos" });
export const couldntApprove = say({
  en: "Couldn't approve the name",
  es: "No se pudo aprobar el nombre",
});
