import { defineMessage } from "../define-message.ts";

// Messages of the mail about a webhook that was turned off (rule: webhooks).
export const webhookDisabledSubject = defineMessage({
  en: "We turned off one of your webhooks",
  es: "Desactivamos uno de tus webhooks",
});
export const webhookDisabledPreview = defineMessage({
  en: "Its address hasn’t accepted anything for three days.",
  es: "Su dirección no ha aceptado nada en tres días.",
});
export const webhookDisabledMessage = defineMessage({
  en: (host: string) =>
    `For three days ${host} hasn’t accepted anything that we sent, so we turned this webhook off. Your gifts are safe, and your mails come as always.\n\nWhen the address works again, turn the webhook on in your settings. There you also see what failed, and can send it again.`,
  es: (host) =>
    `Desde hace tres días ${host} no acepta nada de lo que enviamos, así que desactivamos este webhook. Tus regalos están a salvo y tus correos llegan como siempre.\n\nCuando la dirección vuelva a funcionar, activa el webhook en los ajustes. Allí también ves qué falló y puedes enviarlo otra vez.`,
});
export const viewWebhooksButton = defineMessage({
  en: "See your webhooks",
  es: "Ver tus webhooks",
});
