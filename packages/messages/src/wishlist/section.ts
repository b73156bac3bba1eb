import { defineMessage, selectPluralForm } from "../define-message.ts";

export const wishlistTitle = defineMessage({ en: "Wishlist", es: "Lista de deseos" });
export const addGiftButton = defineMessage({ en: "Add a gift", es: "Agregar un regalo" });
export const emptyWishlistTitle = defineMessage({
  en: "Nothing on the list yet",
  es: "Todavía no hay nada en la lista",
});
export const emptyWishlistMessage = defineMessage({
  en: (child: string) => `What would make ${child} happy? Add one gift to start.`,
  es: (child) => `¿Qué haría feliz a ${child}? Agrega un regalo para empezar.`,
});
export const purchasedGroupLabel = defineMessage({
  en: (count: number) => `Bought (${count})`,
  es: (count) => `Comprados (${count})`,
});
export const draftsGroupLabel = defineMessage({
  en: (count: number) => `Drafts (${count})`,
  es: (count) => `Borradores (${count})`,
});
export const putAwayGroupLabel = defineMessage({
  en: (count: number) => `Put away (${count})`,
  es: (count) => `Guardados (${count})`,
});

const onlyYouSeeThese = defineMessage({ en: "Only you see these.", es: "Solo tú los ves." });
/** Hint about drafts. `missing` is the number of drafts that cannot be published without a link. */
export const draftsHint = defineMessage({
  en: (missing: number) =>
    missing === 0
      ? onlyYouSeeThese()
      : `${onlyYouSeeThese()} ${selectPluralForm(missing, { one: "One needs", other: `${missing} need` })} a link first.`,
  es: (missing) =>
    missing === 0
      ? onlyYouSeeThese()
      : `${onlyYouSeeThese()} ${selectPluralForm(missing, {
          one: "A uno le falta",
          other: `A ${missing} les falta`,
        })} el enlace.`,
});
export const publishSomeButton = defineMessage({
  en: (count: number) => `Put ${count} on the list`,
  es: (count) => `Poner ${count} en la lista`,
});
export const publishAllButton = defineMessage({
  en: "Put all on the list",
  es: "Poner todos en la lista",
});
export const wishesPublishedConfirmation = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "1 wish is now on the list",
      other: `${count} wishes are now on the list`,
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "1 deseo ya está en la lista",
      other: `${count} deseos ya están en la lista`,
    }),
});
export const unchangedDraftsMessage = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "One stayed as it is", other: `${count} stayed as they are` }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Uno se quedó como estaba",
      other: `${count} se quedaron como estaban`,
    }),
});

export const receivedGiftsAriaLabel = defineMessage({ en: "Received", es: "Recibidos" });
export const receivedGiftsHeading = defineMessage({
  en: (count: number) => `Received (${count})`,
  es: (count) => `Recibidos (${count})`,
});
export const notThankedStatus = defineMessage({ en: "Not thanked yet", es: "Sin agradecer" });
export const thankedStatus = defineMessage({ en: "Thanked", es: "Ya agradecido" });

export const pictureFetchStatus = defineMessage({
  en: (done: number, total: number) => `Getting pictures: ${done} of ${total}`,
  es: (done, total) => `Buscando las fotos: ${done} de ${total}`,
});

export const pasteLinksButton = defineMessage({
  en: "Paste several links at once",
  es: "Pegar varios enlaces a la vez",
});
export const anyShopLink = defineMessage({
  en: "Add from any shop",
  es: "Agregar desde cualquier tienda",
});
