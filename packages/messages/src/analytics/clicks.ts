import { defineMessage } from "../define-message.ts";
import { LINK_KIND_LABELS } from "../links/kinds.ts";

/** Formats a number of clicks, for example "1 click" or "1,200 clicks". `shown` is the formatted number. */
export const clickCountLabel = defineMessage({
  en: (clicks: number, shown: string) => (clicks === 1 ? `${shown} click` : `${shown} clicks`),
  es: (clicks, shown) => (clicks === 1 ? `${shown} clic` : `${shown} clics`),
});
export const clickReportTitle = defineMessage({
  en: (child: string) => `Clicks on ${child}'s links`,
  es: (child) => `Clics en los enlaces de ${child}`,
});
export const upsellTitle = defineMessage({
  en: "See which links are opened, and when",
  es: "Mira qué enlaces se abren y cuándo",
});
export const upsellMessage = defineMessage({
  en: "Premium shows the clicks on each link day by day, over up to 90 days, and as a file for your spreadsheet. Your totals stay free.",
  es: "Premium muestra los clics de cada enlace día por día, hasta 90 días, y en un archivo para tu hoja de cálculo. Tus totales siguen siendo gratis.",
});
export const dateRangeAriaLabel = defineMessage({ en: "Days", es: "Días" });
export const dateRangeLabel = defineMessage({
  en: (count: string) => `${count} days`,
  es: (count) => `${count} días`,
});
export const loadErrorTitle = defineMessage({
  en: "The clicks didn't load",
  es: "Los clics no se cargaron",
});
export const noClicksTitle = defineMessage({
  en: (count: number) => `No clicks in the last ${count} days`,
  es: (count) => `Sin clics en los últimos ${count} días`,
});
export const noClicksMessage = defineMessage({
  en: (child: string) => `When somebody opens a link on ${child}'s page, it shows up here.`,
  es: (child) => `Cuando alguien abra un enlace en la página de ${child}, lo verás aquí.`,
});
export const allLinksLabel = defineMessage({ en: "All links", es: "Todos los enlaces" });
export const totalClicksLabel = defineMessage({
  en: (clicks: string, count: number) => `${clicks} in ${count} days`,
  es: (clicks, count) => `${clicks} en ${count} días`,
});
export const dailyClicksCaption = defineMessage({
  en: (what: string) => `Clicks by day: ${what}`,
  es: (what) => `Clics por día: ${what}`,
});
export const countingMethodNote = defineMessage({
  en: "A visitor counts once an hour for each link. Days begin at midnight UTC.",
  es: "Cada visitante cuenta una vez por hora en cada enlace. Los días empiezan a medianoche UTC.",
});
export const downloadCsvButton = defineMessage({ en: "Download CSV", es: "Descargar CSV" });
export const showTableButton = defineMessage({
  en: "Show the days as a table",
  es: "Ver los días en una tabla",
});
export const dateColumnHeading = defineMessage({ en: "Day", es: "Día" });
export const clicksColumnHeading = defineMessage({ en: "Clicks", es: "Clics" });
export const clicksByLinkHeading = defineMessage({ en: "By link", es: "Por enlace" });
export const removedLinksLabel = defineMessage({ en: "Removed links", es: "Enlaces eliminados" });
const REPORT_LABELS = {
  ...LINK_KIND_LABELS,
  removed: defineMessage({ en: "No longer on the page", es: "Ya no está en la página" }),
};
export const getLinkKindLabel = (kind: keyof typeof REPORT_LABELS): string => REPORT_LABELS[kind]();
