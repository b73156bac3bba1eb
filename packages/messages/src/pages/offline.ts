import { defineMessage } from "../define-message.ts";

/** Description of the installed app, shown by the phone. */
export const appDescription = defineMessage({
  en: "Your family’s gift page: wishlists, a college fund, updates and thanks.",
  es: "La página de regalos de tu familia: listas de deseos, un fondo de estudios, noticias y agradecimientos.",
});

/** Messages of the offline page. offline.html is the English version of the page. */
export const offlinePageMessages = {
  title: defineMessage({ en: "No connection", es: "Sin conexión" }),
  heading: defineMessage({ en: "No connection right now", es: "Ahora no hay conexión" }),
  hint: defineMessage({
    en: "Everything you saved is safe. As soon as you are online again, this page comes back by itself.",
    es: "Todo lo que guardaste está a salvo. En cuanto vuelvas a tener conexión, esta página regresa sola.",
  }),
  retryButton: defineMessage({ en: "Try again", es: "Intentar otra vez" }),
};
