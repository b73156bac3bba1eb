import { defineMessage } from "../define-message.ts";

export const deletedKidsTitle = defineMessage({
  en: "Deleted children",
  es: "Páginas eliminadas",
});
export const deletedKidsDescription = defineMessage({
  en: (days: number) =>
    `For ${days} days you can bring a child's page back, with everything in it. Nobody else sees it.`,
  es: (days) =>
    `Durante ${days} días puedes recuperar una página con todo lo que tiene. Mientras tanto, nadie más la ve.`,
});
export const recoveryEndLabel = defineMessage({
  en: (day: string) => `until ${day}`,
  es: (day) => `hasta el ${day}`,
});
export const restoreKidButton = defineMessage({ en: "Bring back", es: "Recuperar" });
export const restoreKidAriaLabel = defineMessage({
  en: (child: string) => `Bring back ${child}`,
  es: (child) => `Recuperar la página de ${child}`,
});
export const kidRestoredConfirmation = defineMessage({
  en: (child: string) => `${child}'s page is back`,
  es: (child) => `La página de ${child} está de vuelta`,
});
export const viewKidButton = defineMessage({ en: "View", es: "Ver" });
export const deletedKidsLoadErrorTitle = defineMessage({
  en: "Your deleted children didn't load",
  es: "Las páginas eliminadas no se cargaron",
});
export const deletedKidsLink = defineMessage({
  en: "Bring back a deleted child",
  es: "Recuperar una página eliminada",
});
