import { defineMessage } from "../define-message.ts";
import { ADD_LINK_LABELS } from "../links/kinds.ts";

const SEARCH_GROUP_LABELS = {
  kids: defineMessage({ en: "Children", es: "Páginas de la familia" }),
  wishes: defineMessage({ en: "Wishes", es: "Deseos" }),
  people: defineMessage({ en: "Family and friends", es: "Familia y amigos" }),
  updates: defineMessage({ en: "News", es: "Noticias" }),
  links: defineMessage({ en: "Ways to help", es: "Formas de ayudar" }),
  actions: defineMessage({ en: "Actions", es: "Acciones" }),
  pages: defineMessage({ en: "Go to", es: "Ir a" }),
  settings: defineMessage({ en: "Settings", es: "Ajustes" }),
};
export type SearchGroupName = keyof typeof SEARCH_GROUP_LABELS;
export const getSearchGroupLabel = (name: SearchGroupName): string => SEARCH_GROUP_LABELS[name]();

const ADD_ACTION_LABELS = {
  gift: defineMessage({ en: "Add a wish", es: "Agregar un deseo" }),
  update: defineMessage({ en: "Add an update", es: "Agregar una noticia" }),
  money: defineMessage({ en: "Add money received", es: "Anotar dinero recibido" }),
  "other-gift": defineMessage({
    en: "Add a gift that wasn't on the list",
    es: "Anotar un regalo que no estaba en la lista",
  }),
  ...ADD_LINK_LABELS,
};
export const getAddActionLabel = (what: keyof typeof ADD_ACTION_LABELS): string =>
  ADD_ACTION_LABELS[what]();
export const shareHubLabel = defineMessage({
  en: (child: string) => `Share ${child}'s page`,
  es: (child) => `Compartir la página de ${child}`,
});
export const exportLabel = defineMessage({
  en: "Export your data",
  es: "Exportar tus datos",
});
export const previewHubLabel = defineMessage({
  en: "See it as Grandma",
  es: "Verla como la abuela",
});
export const draftLabel = defineMessage({ en: "Draft", es: "Borrador" });
export const searchAriaLabel = defineMessage({
  en: "Search wishes, people, pages and actions",
  es: "Buscar deseos, personas, páginas y acciones",
});
export const searchPlaceholder = defineMessage({
  en: "A wish, a name, a setting",
  es: "Un deseo, un nombre, un ajuste",
});
export const searchResultsAriaLabel = defineMessage({ en: "Results", es: "Resultados" });
export const noResultsMessage = defineMessage({
  en: (sought: string) => `No results for “${sought}”`,
  es: (sought) => `No hay resultados para «${sought}»`,
});
export const omittedResultsHint = defineMessage({
  en: (count: number) => `${count} more. Keep typing to narrow it down.`,
  es: (count) => `${count} más. Sigue escribiendo para encontrarlo.`,
});
export const loadingStatus = defineMessage({
  en: "Looking through all lists.",
  es: "Buscando en todas las listas.",
});
export const incompleteResultsMessage = defineMessage({
  en: "Some lists didn't load, so something may be missing. Close the search and open it again.",
  es: "Algunas listas no se cargaron y puede faltar algo. Cierra la búsqueda y ábrela otra vez.",
});
