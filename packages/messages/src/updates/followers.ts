import { say } from "../say.ts";

export const whoFollows = say({ en: "Who follows", es: "Quién recibe las noticias" });
export const nobodyYet = say({ en: "Nobody follows yet", es: "Todavía nadie las recibe" });
export const whoeverAsks = say({
  en: (child: string) => `Whoever asks for ${child}'s news on the hub stands here.`,
  es: (child) => `Aquí verás a quien pida las noticias de ${child} en la página.`,
});
export const notConfirmed = say({
  en: "Address not confirmed yet",
  es: "Correo sin confirmar",
});
export const remove = say({ en: "Remove", es: "Quitar" });
export const removeOf = say({
  en: (name: string) => `Remove: ${name}`,
  es: (name) => `Quitar: ${name}`,
});
export const removeQuestion = say({
  en: (name: string) => `Remove ${name}?`,
  es: (name) => `¿Quitar a ${name}?`,
});
export const wasRemoved = say({
  en: (name: string) => `${name} was removed`,
  es: (name) => `${name} ya no recibe correos`,
});
export const getsNoMore = say({
  en: (name: string, child: string) =>
    `${name} gets no more e-mail about ${child}, and can ask for it again on the hub.`,
  es: (name, child) =>
    `${name} ya no recibirá correos sobre ${child}, y puede pedirlos otra vez en la página.`,
});
export const newsAndReminders = say({
  en: "News and reminders",
  es: "Noticias y recordatorios",
});
export const remindersOnly = say({ en: "Reminders only", es: "Solo recordatorios" });
