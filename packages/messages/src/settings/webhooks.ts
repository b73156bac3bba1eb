import type { DeliveryProblem, DeliveryType, WebhookEvent } from "@giftling/domain/webhooks/rules";
import { defineMessage } from "../define-message.ts";

// Messages of a family's webhooks (rule: webhooks).
export const webhooksTitle = defineMessage({ en: "Webhooks", es: "Webhooks" });
export const webhooksDescription = defineMessage({
  en: "News of gifts for your own server or home automation, within a second. It says no more than your mails do, and never names a surprise.",
  es: "Noticias de los regalos para tu propio servidor o tu casa inteligente, en un segundo. No dicen más que tus correos y nunca nombran una sorpresa.",
});
export const noWebhooksMessage = defineMessage({
  en: "You have none yet.",
  es: "Todavía no tienes ninguno.",
});
export const webhooksLoadErrorTitle = defineMessage({
  en: "We couldn’t load your webhooks",
  es: "No pudimos cargar tus webhooks",
});
export const addWebhookButton = defineMessage({ en: "Add a webhook", es: "Agregar un webhook" });
export const webhookLimitNote = defineMessage({
  en: (most: number) => `You have ${most} webhooks. Remove one to add another.`,
  es: (most) => `Tienes ${most} webhooks. Quita uno para agregar otro.`,
});
export const editWebhookTitle = defineMessage({ en: "Edit the webhook", es: "Editar el webhook" });
export const webhookUrlLabel = defineMessage({ en: "Web address", es: "Dirección web" });
export const webhookUrlHint = defineMessage({
  en: "Where we send a POST request, such as https://home.example/hooks.",
  es: "Adonde enviamos una petición POST, por ejemplo https://casa.example/hooks.",
});
export const webhookEventsLabel = defineMessage({ en: "What we send", es: "Qué enviamos" });

const DELIVERY_TYPE_LABELS = {
  "gift.recorded": defineMessage({ en: "Gifts", es: "Regalos" }),
  "contribution.reported": defineMessage({ en: "Money to confirm", es: "Dinero por confirmar" }),
  "webhook.test": defineMessage({ en: "Test", es: "Prueba" }),
};
export const getDeliveryTypeLabel = (type: DeliveryType): string => DELIVERY_TYPE_LABELS[type]();

const EVENT_DESCRIPTIONS = {
  "gift.recorded": defineMessage({
    en: "Somebody bought a wish, or recorded another gift.",
    es: "Alguien compró un deseo o anotó otro regalo.",
  }),
  "contribution.reported": defineMessage({
    en: "Somebody says that they sent money.",
    es: "Alguien dice que envió dinero.",
  }),
};
export const getEventDescription = (event: WebhookEvent): string => EVENT_DESCRIPTIONS[event]();

export const newSecretLabel = defineMessage({
  en: "Make a new secret",
  es: "Crear una clave nueva",
});
export const newSecretHint = defineMessage({
  en: "The old one stops working at once.",
  es: "La anterior deja de funcionar enseguida.",
});
export const copySecretTitle = defineMessage({
  en: "Copy the secret now",
  es: "Copia la clave ahora",
});
export const secretNote = defineMessage({
  en: "With it your server checks that a message is from here. We don’t show it again.",
  es: "Con ella tu servidor comprueba que un mensaje viene de aquí. No la mostramos otra vez.",
});

export const disabledByOwnerStatus = defineMessage({
  en: "Turned off. Nothing is sent.",
  es: "Desactivado. No se envía nada.",
});
export const disabledByFailuresStatus = defineMessage({
  en: "Turned off, because its address accepted nothing for three days. Turn it on when it works again.",
  es: "Desactivado, porque su dirección no aceptó nada en tres días. Actívalo cuando vuelva a funcionar.",
});

export const sendTestEventButton = defineMessage({ en: "Send a test", es: "Probar" });
export const deliveriesButton = defineMessage({ en: "Log", es: "Registro" });
export const webhookActionAriaLabel = defineMessage({
  en: (action: string, url: string) => `${action}: ${url}`,
  es: (action, url) => `${action}: ${url}`,
});
export const removeWebhookTitle = defineMessage({
  en: "Remove this webhook?",
  es: "¿Quitar este webhook?",
});
export const removeWebhookNote = defineMessage({
  en: (url: string) => `We send nothing more to ${url}, and its list of what was sent goes too.`,
  es: (url) => `No enviamos nada más a ${url}, y también se borra su lista de envíos.`,
});
export const webhookRemovedConfirmation = defineMessage({
  en: "Webhook removed",
  es: "Quitamos el webhook",
});
export const sendWebhookError = defineMessage({
  en: "We couldn’t send it. Please try again.",
  es: "No pudimos enviarlo. Inténtalo otra vez.",
});

export const deliveriesTitle = defineMessage({ en: "What was sent", es: "Qué se envió" });
export const noDeliveriesMessage = defineMessage({
  en: "Nothing was sent yet. Try it with a test.",
  es: "Todavía no se envió nada. Pruébalo con una prueba.",
});
export const deliveriesLoadErrorTitle = defineMessage({
  en: "We couldn’t load what was sent",
  es: "No pudimos cargar lo que se envió",
});
export const deliverySucceededStatus = defineMessage({ en: "Received", es: "Recibido" });
export const deliveryFailedStatus = defineMessage({ en: "Not received", es: "No recibido" });
export const deliveryInProgressStatus = defineMessage({ en: "Being sent", es: "Enviándose" });
export const deliveryRetryStatus = defineMessage({
  en: (time: string) => `Not received yet, next try ${time}`,
  es: (time) => `Aún no recibido, próximo intento: ${time}`,
});
export const statusCodeLabel = defineMessage({
  en: (code: number) => `answer ${code}`,
  es: (code) => `respuesta ${code}`,
});
export const durationLabel = defineMessage({
  en: (milliseconds: number) => `${milliseconds} ms`,
  es: (milliseconds) => `${milliseconds} ms`,
});
export const attemptsLabel = defineMessage({
  en: (count: number) => `${count} tries`,
  es: (count) => `${count} intentos`,
});
const DELIVERY_PROBLEM_LABELS = {
  private: defineMessage({
    en: "the server doesn’t send to this address",
    es: "el servidor no envía a esta dirección",
  }),
  unreachable: defineMessage({ en: "no connection", es: "sin conexión" }),
  slow: defineMessage({ en: "no answer in ten seconds", es: "sin respuesta en diez segundos" }),
};
export const getDeliveryProblemLabel = (problem: DeliveryProblem): string =>
  DELIVERY_PROBLEM_LABELS[problem]();
export const resendDeliveryButton = defineMessage({ en: "Send again", es: "Reenviar" });
export const resendDeliveryAriaLabel = defineMessage({
  en: (type: string, time: string) => `Send again: ${type}, ${time}`,
  es: (type, time) => `Reenviar: ${type}, ${time}`,
});
