import type { MailPreference } from "@giftling/domain/account/mail-preferences/schema";
import { defineMessage } from "../define-message.ts";
import { getMailSwitchDescription, getMailSwitchLabel } from "./mail.ts";
import { getSettingsPageLabel } from "./pages.ts";

// Messages of a parent's push notifications (rule: web-push).
export const getPushTitle = () => getSettingsPageLabel("/settings/mail/push");
export const pushDescription = defineMessage({
  en: "News on your phone or computer as it happens, even while this page is closed.",
  es: "Las novedades en tu teléfono o computadora, incluso con esta página cerrada.",
});
export const pushLoadErrorTitle = defineMessage({
  en: "Your notifications didn't load",
  es: "Tus notificaciones no se cargaron",
});
export const httpsRequiredNote = defineMessage({
  en: "Browsers allow notifications only at an https address. This server has none, so news comes by e-mail.",
  es: "Los navegadores solo permiten notificaciones en una dirección https. Este servidor no la tiene, así que las novedades llegan por correo.",
});
export const unsupportedBrowserNote = defineMessage({
  en: "This browser has no notifications. Try another one, or your phone.",
  es: "Este navegador no tiene notificaciones. Prueba con otro, o en tu teléfono.",
});
export const installRequiredNote = defineMessage({
  en: "On an iPhone or iPad, notifications need the app: tap Share, then “Add to Home Screen”. Open it from there and come back to this page.",
  es: "En un iPhone o iPad, las notificaciones necesitan la app: toca Compartir y luego «Agregar a inicio». Ábrela desde ahí y vuelve a esta página.",
});
export const permissionDeniedNote = defineMessage({
  en: "This browser blocks our notifications. Open the site settings beside the address, allow notifications, and load this page again.",
  es: "Este navegador bloquea nuestras notificaciones. Abre los ajustes del sitio junto a la dirección, permite las notificaciones y vuelve a cargar esta página.",
});
export const enablePushButton = defineMessage({
  en: "Turn on for this device",
  es: "Activar en este dispositivo",
});
export const pushEnabledLabel = defineMessage({
  en: (day: string) => `Turned on ${day}`,
  es: (day) => `Activado: ${day}`,
});
export const disablePushButton = defineMessage({ en: "Turn off", es: "Desactivar" });
export const disablePushAriaLabel = defineMessage({
  en: (device: string) => `Turn off notifications on ${device}`,
  es: (device) => `Desactivar las notificaciones en ${device}`,
});
export const sendTestNotificationButton = defineMessage({ en: "Send a test", es: "Probar" });
export const sendTestNotificationAriaLabel = defineMessage({
  en: (device: string) => `Send a test to ${device}`,
  es: (device) => `Probar en ${device}`,
});
export const testNotificationSentConfirmation = defineMessage({
  en: "Sent. It shows up in a moment.",
  es: "Enviada. Aparece en un momento.",
});

const giftDescription = defineMessage({
  en: "Who gave what. A surprise isn't named, in case a child sees your screen.",
  es: "Quién regaló qué. Las sorpresas no se nombran, por si un peque ve tu pantalla.",
});
export const getPushSwitchLabel = getMailSwitchLabel;
export const getPushSwitchDescription = (name: MailPreference): string =>
  name === "giftRecorded" ? giftDescription() : getMailSwitchDescription(name);

export const quietHoursLabel = defineMessage({ en: "Quiet hours", es: "Horas de silencio" });
/** Describes the quiet hours. `city` names the time zone, and is null until a browser has sent the time zone. */
export const quietHoursDescription = defineMessage({
  en: (city: string | null) =>
    `What happens then reaches you afterwards.${city === null ? "" : ` Time of ${city}.`}`,
  es: (city) => `Lo que pase entonces te llega después.${city === null ? "" : ` Hora de ${city}.`}`,
});
export const quietHoursStartLabel = defineMessage({ en: "From", es: "Desde" });
export const quietHoursEndLabel = defineMessage({ en: "Until", es: "Hasta" });

// Test notification.
export const testNotificationTitle = defineMessage({ en: "It works", es: "Funciona" });
export const testNotificationMessage = defineMessage({
  en: "This is where news about your page shows up.",
  es: "Aquí aparecen las novedades de tu página.",
});
