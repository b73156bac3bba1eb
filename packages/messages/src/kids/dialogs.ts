import { defineMessage, selectPluralForm } from "../define-message.ts";

export const addKidButton = defineMessage({ en: "Add child", es: "Crear la página" });
export const addKidErrorTitle = defineMessage({
  en: "Error adding child",
  es: "No se creó la página",
});
export const addKidError = defineMessage({
  en: "Failed to add child",
  es: "No se pudo crear la página",
});
export const kidLimitNote = defineMessage({
  en: (limit: number, number: number) =>
    `The Free plan has room for ${limit} children. This is number ${number}.`,
  es: (limit, number) => `El plan Gratis permite ${limit} páginas. Esta es la número ${number}.`,
});
export const updateKidErrorTitle = defineMessage({
  en: "Error updating profile",
  es: "No se guardó el perfil",
});
export const updateKidError = defineMessage({
  en: "Failed to update profile",
  es: "No se pudo cambiar el perfil",
});
export const kidDeletedError = defineMessage({
  en: "This child was deleted somewhere else, so there is nothing left to change. What you typed is still here, to copy what you need.",
  es: "Esta página se eliminó en otro lugar, así que ya no hay nada que cambiar. Lo que escribiste sigue aquí, para que copies lo que necesites.",
});

export const kidLimitTitle = defineMessage({
  en: "Your family has outgrown the Free plan",
  es: "Tu familia ya no cabe en el plan Gratis",
});
export const kidLimitMessage = defineMessage({
  en: "Everything you have stays just as it is.",
  es: "Todo lo que tienes se queda como está.",
});

export const kidOrderTitle = defineMessage({
  en: "Order of the children",
  es: "Orden de las páginas",
});
export const saveKidOrderButton = defineMessage({ en: "Save the order", es: "Guardar el orden" });

export const deleteKidTitle = defineMessage({
  en: (child: string) => `Delete ${child}?`,
  es: (child) => `¿Eliminar la página de ${child}?`,
});
export const deleteKidButton = defineMessage({
  en: (child: string) => `Delete ${child}`,
  es: (child) => `Eliminar la página de ${child}`,
});
export const deleteKidErrorTitle = defineMessage({
  en: "Error deleting child",
  es: "No se eliminó la página",
});
export const deleteKidError = defineMessage({
  en: "Failed to delete child",
  es: "No se pudo eliminar la página",
});
export const deleteKidMessage = defineMessage({
  en: (child: string) => `${child}'s page closes at once, and the profile is deleted.`,
  es: (child) => `La página de ${child} se cierra de inmediato y el perfil se elimina.`,
});
export const deleteKidWithEntriesMessage = defineMessage({
  en: (child: string, losses: string) =>
    `${child}'s page closes at once, and the profile is deleted with everything in it: ${losses}.`,
  es: (child, losses) =>
    `La página de ${child} se cierra de inmediato y el perfil se elimina con todo lo que contiene: ${losses}.`,
});
export const recoveryPeriodNote = defineMessage({
  en: (days: number) =>
    `For ${days} days you can bring everything back in the settings. After that it is deleted for good.`,
  es: (days) =>
    `Durante ${days} días puedes recuperarlo todo en los ajustes. Después se borra para siempre.`,
});
export const kidDeletedConfirmation = defineMessage({
  en: (child: string) => `${child}'s page is deleted`,
  es: (child) => `Se eliminó la página de ${child}`,
});
/** Description of all entries deleted with a kid, shown until the entries are counted. */
export const allEntriesLabel = defineMessage({
  en: "all lists, updates and gifts",
  es: "todas las listas, las noticias y los regalos",
});
/** Descriptions of the entries deleted with a kid, each with the number of entries. */
const DELETED_ENTRY_LABELS = {
  wishlistItems: defineMessage({
    en: (count: number) =>
      selectPluralForm(count, { one: "1 wishlist item", other: `${count} wishlist items` }),
    es: (count) => selectPluralForm(count, { one: "1 deseo", other: `${count} deseos` }),
  }),
  links: defineMessage({
    en: (count: number) => selectPluralForm(count, { one: "1 link", other: `${count} links` }),
    es: (count) => selectPluralForm(count, { one: "1 enlace", other: `${count} enlaces` }),
  }),
  updates: defineMessage({
    en: (count: number) =>
      selectPluralForm(count, { one: "1 family update", other: `${count} family updates` }),
    es: (count) =>
      selectPluralForm(count, {
        one: "1 noticia de la familia",
        other: `${count} noticias de la familia`,
      }),
  }),
  gifts: defineMessage({
    en: (count: number) =>
      selectPluralForm(count, { one: "1 recorded gift", other: `${count} recorded gifts` }),
    es: (count) =>
      selectPluralForm(count, {
        one: "1 regalo registrado",
        other: `${count} regalos registrados`,
      }),
  }),
};
export type DeletedEntryType = keyof typeof DELETED_ENTRY_LABELS;
export const formatDeletedEntries = (what: DeletedEntryType, count: number): string =>
  DELETED_ENTRY_LABELS[what](count);

/** Title that states that only the owner can delete a kid. `owner` is the owner's name, or empty if unknown. */
export const ownerOnlyDeletionTitle = defineMessage({
  en: (owner: string, child: string) =>
    `Only ${owner || "the page's owner"} can delete ${child}'s page`,
  es: (owner, child) =>
    `Solo ${owner || "quien creó la página"} puede eliminar la página de ${child}`,
});
export const ownerOnlyDeletionMessage = defineMessage({
  en: (child: string) =>
    `Everything that relatives gave and wrote would go with it, so it is left to one person. Anything else of ${child}'s page you can change yourself.`,
  es: (child) =>
    `Con ella se iría todo lo que familiares y amigos dieron y escribieron, por eso le toca a una sola persona. Todo lo demás de la página de ${child} lo puedes cambiar tú.`,
});
export const acknowledgeButton = defineMessage({ en: "All right", es: "Entendido" });
