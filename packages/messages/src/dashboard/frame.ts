import { defineMessage } from "../define-message.ts";
import { LINK_MENU_ITEM_LABELS } from "../links/kinds.ts";

export const navigationAriaLabel = defineMessage({ en: "Dashboard", es: "Panel" });
export const addButton = defineMessage({ en: "Add", es: "Agregar" });
const ADD_MENU_LABELS = {
  gift: defineMessage({ en: "A gift or an activity", es: "Un regalo o una actividad" }),
  update: defineMessage({ en: "An update", es: "Una noticia" }),
  money: defineMessage({ en: "Money received", es: "Dinero recibido" }),
  "other-gift": defineMessage({
    en: "A gift that wasn't on the list",
    es: "Un regalo que no estaba en la lista",
  }),
  ...LINK_MENU_ITEM_LABELS,
};
export const getAddMenuItemLabel = (what: keyof typeof ADD_MENU_LABELS): string =>
  ADD_MENU_LABELS[what]();
const DASHBOARD_PAGE_LABELS = {
  "/dashboard": defineMessage({ en: "Today", es: "Hoy" }),
  "/dashboard/wishlist": defineMessage({ en: "Wishlist", es: "Deseos" }),
  "/dashboard/giving": defineMessage({ en: "Giving", es: "Aportes" }),
  "/dashboard/news": defineMessage({ en: "News", es: "Noticias" }),
  "/dashboard/people": defineMessage({ en: "Family and friends", es: "Familia y amigos" }),
};
export const getDashboardPageLabel = (to: keyof typeof DASHBOARD_PAGE_LABELS): string =>
  DASHBOARD_PAGE_LABELS[to]();
export const kidSelectorAriaLabel = defineMessage({
  en: (child: string) => `${child}: choose a child`,
  es: (child) => `${child}: elegir a quién ver`,
});
export const newKidTitle = defineMessage({ en: "New Child", es: "Nueva página" });
export const editProfileTitle = defineMessage({ en: "Edit Profile", es: "Editar perfil" });
export const deleteKidButton = defineMessage({
  en: (child: string) => `Delete ${child}`,
  es: (child) => `Eliminar a ${child}`,
});
export const kidsAriaLabel = defineMessage({ en: "Children", es: "Páginas de la familia" });
export const dashboardLoadErrorTitle = defineMessage({
  en: "Your dashboard didn't load",
  es: "Tu panel no se cargó",
});
export const searchTitle = defineMessage({ en: "Search", es: "Buscar" });
export const noKidsTitle = defineMessage({ en: "No kids found", es: "No hay páginas" });
export const noKidsHeading = defineMessage({
  en: "No kids found. Something went wrong.",
  es: "No encontramos ninguna página. Algo salió mal.",
});
export const noKidsMessage = defineMessage({
  en: "Your account has no child's page yet. Answer a few questions to set one up.",
  es: "Tu cuenta todavía no tiene ninguna página. Con unas cuantas preguntas queda lista.",
});
export const setUpHubButton = defineMessage({ en: "Set up a page", es: "Crear una página" });
