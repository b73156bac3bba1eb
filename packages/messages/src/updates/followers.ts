import { defineMessage } from "../define-message.ts";

export const followersTitle = defineMessage({ en: "Who follows", es: "Quién recibe las noticias" });
export const noFollowersTitle = defineMessage({
  en: "Nobody follows yet",
  es: "Todavía nadie las recibe",
});
export const noFollowersMessage = defineMessage({
  en: (child: string) => `People who subscribe to ${child}'s news appear here.`,
  es: (child) => `Aquí verás a quienes pidan las noticias de ${child}.`,
});
export const unconfirmedEmailStatus = defineMessage({
  en: "Address not confirmed yet",
  es: "Correo sin confirmar",
});
export const removeFollowerAriaLabel = defineMessage({
  en: (name: string) => `Remove: ${name}`,
  es: (name) => `Quitar: ${name}`,
});
export const removeFollowerTitle = defineMessage({
  en: (name: string) => `Remove ${name}?`,
  es: (name) => `¿Quitar a ${name}?`,
});
export const followerRemovedConfirmation = defineMessage({
  en: (name: string) => `${name} was removed`,
  es: (name) => `${name} ya no recibe correos`,
});
export const removeFollowerDescription = defineMessage({
  en: (name: string, child: string) =>
    `${name} gets no more e-mail about ${child}, and can ask for it again on the page.`,
  es: (name, child) =>
    `${name} ya no recibirá correos sobre ${child}, y puede pedirlos otra vez en la página.`,
});
export const updatesAndRemindersLabel = defineMessage({
  en: "News and reminders",
  es: "Noticias y recordatorios",
});
export const remindersOnlyLabel = defineMessage({ en: "Reminders only", es: "Solo recordatorios" });
export const digestLabel = defineMessage({ en: "New ideas", es: "Ideas nuevas" });
