import { defineMessage } from "../define-message.ts";

export const givingHeading = defineMessage({
  en: (child: string) => `Giving to ${child}`,
  es: (child) => `Aportes para ${child}`,
});
export const updatesHeading = defineMessage({
  en: (child: string) => `${child}'s news`,
  es: (child) => `Las noticias de ${child}`,
});
export const wishlistHeading = defineMessage({
  en: (child: string) => `${child}'s wishlist`,
  es: (child) => `La lista de deseos de ${child}`,
});
export const viewAllLink = defineMessage({
  en: (count: number) => `See all ${count}`,
  es: (count) => `Ver todo (${count})`,
});
export const editPrioritiesLink = defineMessage({ en: "Arrange", es: "Ordenar" });
export const editPrioritiesAriaLabel = defineMessage({
  en: "Arrange the Top 3 Priorities",
  es: "Ordenar lo más importante",
});
export const overviewHeading = defineMessage({ en: "At a glance", es: "De un vistazo" });
export const birthdayLabel = defineMessage({
  en: (day: string) => `Birthday ${day}`,
  es: (day) => `Cumpleaños: ${day}`,
});
export const supportersLabel = defineMessage({ en: "Supporters", es: "Familiares y amigos" });
export const linkClicksLabel = defineMessage({ en: "Link Clicks", es: "Clics en enlaces" });
export const totalContributionsLabel = defineMessage({
  en: "Total Contributions",
  es: "Total de aportes",
});
export const wishlistItemsLabel = defineMessage({ en: "Wishlist Items", es: "Deseos en la lista" });
export const totalsAriaLabel = defineMessage({ en: "Totals", es: "Totales" });
export const pageViewsLabel = defineMessage({
  en: (count: number, shown: string) =>
    count === 1 ? `${shown} page view` : `${shown} page views`,
  es: (count, shown) => (count === 1 ? `${shown} visita` : `${shown} visitas`),
});
export const statUnchangedLabel = defineMessage({
  en: "No change in 30 days",
  es: "Sin cambios en 30 días",
});
export const statIncreaseLabel = defineMessage({
  en: (added: string) => `+${added} in 30 days`,
  es: (added) => `+${added} en 30 días`,
});
export const statTrendDescription = defineMessage({
  en: (from: string, to: string) => `From ${from} to ${to} in 30 days`,
  es: (from, to) => `De ${from} a ${to} en 30 días`,
});
export const statsLoadErrorTitle = defineMessage({
  en: "Your figures didn't load",
  es: "Tus cifras no se cargaron",
});
export const clickReportButton = defineMessage({
  en: "Clicks by link and day",
  es: "Clics por enlace y día",
});
