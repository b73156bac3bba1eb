import type { MailPreference } from "@giftling/domain/account/mail-preferences/schema";
import { defineMessage } from "../define-message.ts";

export const mailPreferencesTitle = defineMessage({ en: "E-mail", es: "Correo" });
export const mailPreferencesDescription = defineMessage({
  en: "What we write to you about. E-mail about your account always comes.",
  es: "De qué te escribimos. Los correos sobre tu cuenta llegan siempre.",
});
export const mailPreferencesLoadErrorTitle = defineMessage({
  en: "Your choices didn't load",
  es: "Tus preferencias no se cargaron",
});
export const noMailServerNote = defineMessage({
  en: "This server cannot send mail yet. What it has to send waits until its operator sets up a mail server.",
  es: "Este servidor todavía no puede enviar correo. Lo pendiente espera hasta que se configure un servidor de correo.",
});
const MAIL_PREFERENCE_TEXTS: Readonly<
  Record<MailPreference, { label: () => string; description: () => string }>
> = {
  giftRecorded: {
    label: defineMessage({ en: "Somebody gave a gift", es: "Alguien dio un regalo" }),
    description: defineMessage({
      en: "Who gave what, summed up: at most one e-mail an hour.",
      es: "Quién regaló qué, en resumen: un correo por hora como máximo.",
    }),
  },
  listReady: {
    label: defineMessage({ en: "A child's day is coming up", es: "Se acerca un día especial" }),
    description: defineMessage({
      en: "Five weeks ahead, with what is left on the list.",
      es: "Cinco semanas antes, con lo que queda en la lista.",
    }),
  },
  referralReward: {
    label: defineMessage({ en: "A friend joined", es: "Se unió otra familia" }),
    description: defineMessage({
      en: "When an invitation has earned you a month of Premium.",
      es: "Cuando una invitación te da un mes de Premium.",
    }),
  },
  trialReminders: {
    label: defineMessage({ en: "Your trial", es: "Tu prueba" }),
    description: defineMessage({
      en: "Three days before it ends, and when it has ended.",
      es: "Tres días antes de que termine y cuando haya terminado.",
    }),
  },
  weeklySummary: {
    label: defineMessage({ en: "A summary of the week", es: "Un resumen de la semana" }),
    description: defineMessage({
      en: "On Sundays: what happened, and what waits for you.",
      es: "Los domingos: lo que pasó y lo que te espera.",
    }),
  },
};
export const getMailSwitchLabel = (name: MailPreference): string =>
  MAIL_PREFERENCE_TEXTS[name].label();
export const getMailSwitchDescription = (name: MailPreference): string =>
  MAIL_PREFERENCE_TEXTS[name].description();

export const repliesTitle = defineMessage({ en: "Replies", es: "Respuestas" });
export const repliesDescription = defineMessage({
  en: "Relatives who get a thank-you or your news by mail may want to write back.",
  es: "Quienes reciben por correo un agradecimiento o tus noticias quizá quieran contestarte.",
});
export const missingEmailMessage = defineMessage({
  en: "We don't have a confirmed e-mail address for you, so relatives have nowhere to write back.",
  es: "No tenemos ningún correo tuyo confirmado, así que no hay adónde contestarte.",
});
export const repliesSwitchLabel = defineMessage({
  en: "Relatives can write back to me",
  es: "Mis familiares y amigos pueden contestarme",
});
/** `address` is the parent's e-mail address. */
export const repliesSwitchDescription = defineMessage({
  en: "On: everybody who gets a thank-you or your news by mail sees your address, {address}, and replies go there. Off: nobody sees it.",
  es: "Encendido: quien recibe por correo un agradecimiento o tus noticias ve tu dirección, {address}, y ahí llegan las respuestas. Apagado: nadie la ve.",
});

export const digestTitle = defineMessage({ en: "New ideas", es: "Ideas nuevas" });
export const digestDescription = defineMessage({
  en: "New wishes by mail, for the relatives who asked for them.",
  es: "Deseos nuevos por correo, para quienes los pidieron.",
});
export const digestSwitchLabel = defineMessage({
  en: "Send new wishes by mail",
  es: "Enviar los deseos nuevos por correo",
});
export const digestSwitchDescription = defineMessage({
  en: "On: they are sent at most once a week for each child. Under News you can stop each mail before it goes.",
  es: "Encendido: se envían una vez por semana como máximo por cada peque. En Noticias puedes detener cada correo antes de que salga.",
});
