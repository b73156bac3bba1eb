import { plural, say } from "../say.ts";

export const wishlist = say({ en: "Wishlist", es: "Lista de deseos" });
export const addAGift = say({ en: "Add a gift", es: "Agregar un regalo" });
export const nothingYet = say({
  en: "Nothing on the list yet",
  es: "Todavía no hay nada en la lista",
});
export const addOneToStart = say({
  en: (child: string) => `What would make ${child} happy? Add one gift to start.`,
  es: (child) => `¿Qué haría feliz a ${child}? Agrega un regalo para empezar.`,
});
export const bought = say({
  en: (count: number) => `Bought (${count})`,
  es: (count) => `Comprados (${count})`,
});
export const drafts = say({
  en: (count: number) => `Drafts (${count})`,
  es: (count) => `Borradores (${count})`,
});
export const putAway = say({
  en: (count: number) => `Put away (${count})`,
  es: (count) => `Guardados (${count})`,
});

const onlyYouSeeThese = say({ en: "Only you see these.", es: "Solo tú los ves." });
/** Explains drafts. `missing` is the number of drafts that cannot be published yet. */
export const draftsHint = say({
  en: (missing: number) =>
    missing === 0
      ? onlyYouSeeThese()
      : `${onlyYouSeeThese()} ${plural(missing, { one: "One needs", other: `${missing} need` })} a link first.`,
  es: (missing) =>
    missing === 0
      ? onlyYouSeeThese()
      : `${onlyYouSeeThese()} ${plural(missing, {
          one: "A uno le falta",
          other: `A ${missing} les falta`,
        })} el enlace.`,
});
export const putSomeOnTheList = say({
  en: (count: number) => `Put ${count} on the list`,
  es: (count) => `Poner ${count} en la lista`,
});
export const putAllOnTheList = say({
  en: "Put all on the list",
  es: "Poner todos en la lista",
});
export const areOnTheList = say({
  en: (count: number) =>
    plural(count, {
      one: "1 wish is now on the list",
      other: `${count} wishes are now on the list`,
    }),
  es: (count) =>
    plural(count, {
      one: "1 deseo ya está en la lista",
      other: `${count} deseos ya están en la lista`,
    }),
});
export const stayedAsTheyAre = say({
  en: (count: number) =>
    plural(count, { one: "One stayed as it is", other: `${count} stayed as they are` }),
  es: (count) =>
    plural(count, { one: "Uno se quedó como estaba", other: `${count} se quedaron como estaban` }),
});

export const received = say({ en: "Received", es: "Recibidos" });
export const receivedCount = say({
  en: (count: number) => `Received (${count})`,
  es: (count) => `Recibidos (${count})`,
});
export const notThankedYet = say({ en: "Not thanked yet", es: "Sin agradecer" });
export const thanked = say({ en: "Thanked", es: "Ya agradecido" });

export const pasteSeveral = say({
  en: "Paste several links at once",
  es: "Pegar varios enlaces a la vez",
});
export const addFromAnyShop = say({
  en: "Add from any shop",
  es: "Agregar desde cualquier tienda",
});
