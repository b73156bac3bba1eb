import { say } from "../say.ts";

/** Formats a number of clicks. `shown` is the formatted number. */
export const clickCount = say({
  en: (clicks: number, shown: string) => (clicks === 1 ? `${shown} click` : `${shown} clicks`),
  es: (clicks, shown) => (clicks === 1 ? `${shown} clic` : `${shown} clics`),
});
export const byLinkAndDay = say({
  en: "Clicks by link and day",
  es: "Clics por enlace y día",
});
export const clicksOn = say({
  en: (child: string) => `Clicks on ${child}'s links`,
  es: (child) => `Clics en los enlaces de ${child}`,
});
export const seeWhichAndWhen = say({
  en: "See which links are opened, and when",
  es: "Mira qué enlaces se abren y cuándo",
});
export const whatPremiumShows = say({
  en: "Premium shows the clicks on each link day by day, over up to 90 days, and as a file for your spreadsheet. Your totals stay free.",
  es: "Premium muestra los clics de cada enlace día por día, hasta 90 días, y en un archivo para tu hoja de cálculo. Tus totales siguen siendo gratis.",
});
export const days = say({ en: "Days", es: "Días" });
export const lastDays = say({
  en: (count: string) => `${count} days`,
  es: (count) => `${count} días`,
});
export const didntLoad = say({ en: "The clicks didn't load", es: "Los clics no se cargaron" });
export const noClicks = say({
  en: (count: number) => `No clicks in the last ${count} days`,
  es: (count) => `Sin clics en los últimos ${count} días`,
});
export const showsUpHere = say({
  en: (child: string) => `When somebody opens a link on ${child}'s hub, it shows up here.`,
  es: (child) => `Cuando alguien abra un enlace en la página de ${child}, lo verás aquí.`,
});
export const allLinks = say({ en: "All links", es: "Todos los enlaces" });
export const inDays = say({
  en: (clicks: string, count: number) => `${clicks} in ${count} days`,
  es: (clicks, count) => `${clicks} en ${count} días`,
});
export const byDayOf = say({
  en: (what: string) => `Clicks by day: ${what}`,
  es: (what) => `Clics por día: ${what}`,
});
export const howTheyCount = say({
  en: "A visitor counts once an hour for each link. Days begin at midnight UTC.",
  es: "Cada visitante cuenta una vez por hora en cada enlace. Los días empiezan a medianoche UTC.",
});
export const downloadCsv = say({ en: "Download CSV", es: "Descargar CSV" });
export const showAsTable = say({
  en: "Show the days as a table",
  es: "Ver los días en una tabla",
});
export const day = say({ en: "Day", es: "Día" });
export const clicks = say({ en: "Clicks", es: "Clics" });
export const byLink = say({ en: "By link", es: "Por enlace" });
export const removedLinks = say({ en: "Removed links", es: "Enlaces eliminados" });
const KINDS = {
  payment: say({ en: "Payment link", es: "Enlace de pago" }),
  registry: say({ en: "Registry", es: "Lista de regalos" }),
  removed: say({ en: "No longer on the hub", es: "Ya no está en la página" }),
};
/** Returns the name of a kind of link. */
export const kindName = (kind: keyof typeof KINDS): string => KINDS[kind]();
