import { say } from "../say.ts";

export const givingTo = say({
  en: (child: string) => `Giving to ${child}`,
  es: (child) => `Aportes para ${child}`,
});
export const newsOf = say({
  en: (child: string) => `${child}'s news`,
  es: (child) => `Las noticias de ${child}`,
});
export const wishlistOf = say({
  en: (child: string) => `${child}'s wishlist`,
  es: (child) => `La lista de deseos de ${child}`,
});
export const otherChildren = say({
  en: "Your other children",
  es: "Las otras páginas de tu familia",
});
export const nothingWaits = say({ en: "Nothing waits", es: "Nada pendiente" });
export const seeAll = say({
  en: (count: number) => `See all ${count}`,
  es: (count) => `Ver todo (${count})`,
});
/** Accessible names of the links to complete lists. */
const ALL_OF = {
  gifts: say({
    en: (count: number) => `See all ${count} gifts`,
    es: (count) => `Ver todo (${count}): regalos`,
  }),
  wishes: say({
    en: (count: number) => `See all ${count} wishes`,
    es: (count) => `Ver todo (${count}): deseos`,
  }),
  "payment links": say({
    en: (count: number) => `See all ${count} payment links`,
    es: (count) => `Ver todo (${count}): enlaces de pago`,
  }),
  registries: say({
    en: (count: number) => `See all ${count} registries`,
    es: (count) => `Ver todo (${count}): listas de regalos`,
  }),
  updates: say({
    en: (count: number) => `See all ${count} updates`,
    es: (count) => `Ver todo (${count}): noticias`,
  }),
};
export type Listed = keyof typeof ALL_OF;
export const seeAllOf = (what: Listed, count: number): string => ALL_OF[what](count);
export const atAGlance = say({ en: "At a glance", es: "De un vistazo" });
export const birthdayOn = say({
  en: (day: string) => `Birthday ${day}`,
  es: (day) => `Cumpleaños: ${day}`,
});
export const supporters = say({ en: "Supporters", es: "Familiares y amigos" });
export const linkClicks = say({ en: "Link Clicks", es: "Clics en enlaces" });
export const totalContributions = say({ en: "Total Contributions", es: "Total de aportes" });
export const wishlistItems = say({ en: "Wishlist Items", es: "Deseos en la lista" });
export const totals = say({ en: "Totals", es: "Totales" });
export const pageViews = say({
  en: (count: number, shown: string) =>
    count === 1 ? `${shown} page view` : `${shown} page views`,
  es: (count, shown) => (count === 1 ? `${shown} visita` : `${shown} visitas`),
});
export const noChange = say({
  en: "No change in 30 days",
  es: "Sin cambios en 30 días",
});
export const addedIn30 = say({
  en: (added: string) => `+${added} in 30 days`,
  es: (added) => `+${added} en 30 días`,
});
export const fromTo = say({
  en: (from: string, to: string) => `From ${from} to ${to} in 30 days`,
  es: (from, to) => `De ${from} a ${to} en 30 días`,
});
export const figuresDidntLoad = say({
  en: "Your figures didn't load",
  es: "Tus cifras no se cargaron",
});
