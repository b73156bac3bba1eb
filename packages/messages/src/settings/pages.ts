import { defineMessage } from "../define-message.ts";
import { dangerZoneDescription, dangerZoneTitle } from "./account.ts";
import { addFromShopTitle } from "./bookmarklet.ts";
import { hubTitleHeading, passcodeLabel, surprisesTitle } from "./hub.ts";
import { sessionsTitle } from "./sessions.ts";
import { webhooksTitle } from "./webhooks.ts";

const SETTINGS_PAGES = {
  "/settings/link": {
    label: defineMessage({ en: "Your page's link", es: "El enlace de tu página" }),
    description: defineMessage({
      en: "What you send to relatives",
      es: "Lo que envías a tus familiares",
    }),
  },
  "/settings/privacy": {
    label: defineMessage({ en: "Privacy and sharing", es: "Privacidad y uso compartido" }),
    description: defineMessage({
      en: "Who sees it, passcode, surprises",
      es: "Quién la ve, clave, sorpresas",
    }),
  },
  "/settings/privacy/passcode": {
    label: passcodeLabel,
    description: defineMessage({
      en: "A word that your page asks for before it opens",
      es: "Una palabra que tu página pide antes de abrirse",
    }),
  },
  "/settings/privacy/surprises": {
    label: surprisesTitle,
    description: defineMessage({
      en: "For a child who reads the page too",
      es: "Para peques que también leen la página",
    }),
  },
  "/settings/people": {
    label: defineMessage({ en: "People who look after your page", es: "Quienes cuidan tu página" }),
    description: defineMessage({ en: "Parents and invitations", es: "Personas e invitaciones" }),
  },
  "/settings/mail": {
    label: defineMessage({ en: "Mail and reminders", es: "Correos y recordatorios" }),
    description: defineMessage({
      en: "Which mails you get, and replies",
      es: "Qué te llega, y las respuestas",
    }),
  },
  "/settings/mail/push": {
    label: defineMessage({ en: "Notifications", es: "Notificaciones" }),
    description: defineMessage({
      en: "On your phone or computer",
      es: "En tu teléfono o computadora",
    }),
  },
  "/settings/look": {
    label: defineMessage({ en: "Look", es: "Diseño" }),
    description: defineMessage({ en: "Colors, cover and title", es: "Colores, portada y título" }),
  },
  "/settings/look/title": {
    label: hubTitleHeading,
    description: defineMessage({
      en: "A few words of your own at its top",
      es: "Unas palabras tuyas al principio",
    }),
  },
  "/settings/language": {
    label: defineMessage({ en: "Language and currency", es: "Idioma y moneda" }),
    description: defineMessage({
      en: "For you, and for your page",
      es: "Para ti y para tu página",
    }),
  },
  "/settings/any-shop": {
    label: addFromShopTitle,
    description: defineMessage({
      en: "From a computer or a phone",
      es: "Desde computadora o teléfono",
    }),
  },
  "/settings/plan": {
    label: defineMessage({ en: "Plan", es: "Plan" }),
    description: defineMessage({
      en: "What you have, and until when",
      es: "Lo que tienes y hasta cuándo",
    }),
  },
  "/settings/account": {
    label: defineMessage({ en: "Account and data", es: "Cuenta y datos" }),
    description: defineMessage({
      en: "Name, e-mail, a copy of it all",
      es: "Nombre, correo, copia de todo",
    }),
  },
  "/settings/account/sessions": {
    label: sessionsTitle,
    description: defineMessage({
      en: "Your devices, and signing out of all of them",
      es: "Tus dispositivos, y cerrar la sesión en todos",
    }),
  },
  "/settings/account/webhooks": {
    label: webhooksTitle,
    description: defineMessage({
      en: "News for your own server",
      es: "Noticias para tu propio servidor",
    }),
  },
  "/settings/account/close": {
    label: dangerZoneTitle,
    description: dangerZoneDescription,
  },
};
export type SettingsPagePath = keyof typeof SETTINGS_PAGES;
/** Paths of all settings pages except the overview. */
export const SETTINGS_PAGE_PATHS = Object.keys(SETTINGS_PAGES) as readonly SettingsPagePath[];
export const getSettingsPageLabel = (path: SettingsPagePath): string =>
  SETTINGS_PAGES[path].label();
export const getSettingsPageDescription = (path: SettingsPagePath): string =>
  SETTINGS_PAGES[path].description();
export const passcodeSetStatus = defineMessage({
  en: "Set. Your page asks for it",
  es: "Puesta. Tu página la pide",
});
export const unsavedStatus = defineMessage({ en: "Not saved yet", es: "Sin guardar" });
