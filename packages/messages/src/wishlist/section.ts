import { defineMessage } from "../define-message.ts";

export const wishlistTitle = defineMessage({ en: "Wishlist", es: "Lista de deseos" });
export const addWishButton = defineMessage({ en: "Add a gift", es: "Agregar un regalo" });
export const emptyWishlistTitle = defineMessage({
  en: "Nothing on the list yet",
  es: "Todavía no hay nada en la lista",
});
export const emptyWishlistMessage = defineMessage({
  en: (child: string) => `What would make ${child} happy? Add one gift to start.`,
  es: (child) => `¿Qué haría feliz a ${child}? Agrega un regalo para empezar.`,
});
export const purchasedWishesLabel = defineMessage({
  en: (count: number) => `Bought (${count})`,
  es: (count) => `Comprados (${count})`,
});
export const draftWishesLabel = defineMessage({
  en: (count: number) => `Drafts (${count})`,
  es: (count) => `Borradores (${count})`,
});
export const archivedWishesLabel = defineMessage({
  en: (count: number) => `Put away (${count})`,
  es: (count) => `Guardados (${count})`,
});

export const receivedGiftsAriaLabel = defineMessage({ en: "Received", es: "Recibidos" });
export const receivedGiftsHeading = defineMessage({
  en: (count: number) => `Received (${count})`,
  es: (count) => `Recibidos (${count})`,
});
export const pendingThankYouStatus = defineMessage({ en: "Not thanked yet", es: "Sin agradecer" });

export const pictureFetchStatus = defineMessage({
  en: (done: number, total: number) => `Getting pictures: ${done} of ${total}`,
  es: (done, total) => `Buscando las fotos: ${done} de ${total}`,
});

export const pasteUrlsButton = defineMessage({
  en: "Paste several links at once",
  es: "Pegar varios enlaces a la vez",
});
export const addFromShopLink = defineMessage({
  en: "Add from any shop",
  es: "Agregar desde cualquier tienda",
});
export const viewAllWishesAriaLabel = defineMessage({
  en: (count: number) => `See all ${count} wishes`,
  es: (count) => `Ver todo (${count}): deseos`,
});
