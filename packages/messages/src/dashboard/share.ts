import { defineMessage } from "../define-message.ts";

export const shareDialogTitle = defineMessage({
  en: (child: string) => `Share ${child}'s page`,
  es: (child) => `Comparte la página de ${child}`,
});
export const shareKidLabel = defineMessage({ en: "Whose page", es: "La página de" });
export const shareByMailButton = defineMessage({ en: "E-mail", es: "Correo" });

/** Messages about a hub that relatives cannot open, cannot write to, or have no link to (rule: hub-status). */
const HUB_STATUS_MESSAGES = {
  "taken-down": defineMessage({
    en: "Your page is taken down. Nobody can open it.",
    es: "Tu página está retirada. Nadie puede abrirla.",
  }),
  unpublished: defineMessage({
    en: "Your page is hidden. Relatives can't open it.",
    es: "Tu página está oculta. Tu familia no puede abrirla.",
  }),
  paused: defineMessage({
    en: "Your page is paused. Relatives can read it, and give nothing.",
    es: "Tu página está en pausa. Se puede leer, pero no regalar.",
  }),
  locked: defineMessage({
    en: "Relatives need the passcode, or the link you share.",
    es: "Hace falta la clave, o el enlace que compartes.",
  }),
  "not-shared": defineMessage({
    en: "Nobody has the link yet.",
    es: "Nadie tiene el enlace todavía.",
  }),
};
export type HubStatus = keyof typeof HUB_STATUS_MESSAGES;
export const getHubStatusMessage = (status: HubStatus): string => HUB_STATUS_MESSAGES[status]();

const CHANGE_STATUS_LABELS = {
  "taken-down": defineMessage({ en: "Write to us", es: "Escríbenos" }),
  unpublished: defineMessage({ en: "Show it", es: "Mostrarla" }),
  paused: defineMessage({ en: "Resume", es: "Reanudar" }),
  locked: defineMessage({ en: "Change", es: "Cambiar" }),
  "not-shared": defineMessage({ en: "Share", es: "Compartir" }),
};
export const getHubStatusActionLabel = (status: HubStatus): string =>
  CHANGE_STATUS_LABELS[status]();
