import { defineMessage } from "./define-message.ts";
import { getSiteName } from "./language.ts";

export const offlineMessage = defineMessage({
  en: "You're offline. Nothing you typed is lost.",
  es: "No tienes conexión. Nada de lo que escribiste se pierde.",
});
export const copyLinkTitle = defineMessage({ en: "Copy this link", es: "Copia este enlace" });
export const copyLinkButton = defineMessage({ en: "Copy the link", es: "Copiar el enlace" });
export const retryButton = defineMessage({ en: "Try again", es: "Intentar otra vez" });
export const errorIdHint = defineMessage({
  en: "If you write to us, mention",
  es: "Si nos escribes, menciona",
});
export const loadingStatus = defineMessage({ en: "Loading", es: "Cargando" });
export const loadingMoreStatus = defineMessage({ en: "Loading...", es: "Cargando..." });
export const skipLink = defineMessage({
  en: "Skip to the content",
  es: "Ir al contenido",
});
export const homeLinkAriaLabel = defineMessage({
  en: () => `${getSiteName()}, home`,
  es: () => `${getSiteName()}, inicio`,
});
export const undoButton = defineMessage({ en: "Undo", es: "Deshacer" });
export const linkFieldAriaLabel = defineMessage({ en: "Link", es: "Enlace" });
export const closeButton = defineMessage({ en: "Close", es: "Cerrar" });
export const actionErrorTitle = defineMessage({ en: "That didn't work", es: "Eso no funcionó" });
export const signInLink = defineMessage({ en: "Log In", es: "Iniciar sesión" });
export const unexpectedErrorTitle = defineMessage({
  en: "Something went wrong",
  es: "Algo salió mal",
});
export const retryMessage = defineMessage({ en: "Please try again", es: "Inténtalo otra vez" });
export const pageErrorMessage = defineMessage({
  en: "This page couldn't be shown. Please try again.",
  es: "No se pudo mostrar esta página. Inténtalo otra vez.",
});
export const shareButton = defineMessage({ en: "Share", es: "Compartir" });
export const rateLimitTitle = defineMessage({ en: "Just a moment", es: "Un momento" });
export const connectionErrorMessage = defineMessage({
  en: "Please check your connection and try again.",
  es: "Revisa tu conexión e inténtalo otra vez.",
});
export const loadErrorTitle = defineMessage({ en: "That didn't open", es: "Eso no se abrió" });
export const copyButton = defineMessage({ en: "Copy", es: "Copiar" });
export const copyErrorTitle = defineMessage({ en: "Failed to copy", es: "No se pudo copiar" });
export const copiedStatus = defineMessage({ en: "Copied", es: "Copiado" });
export const linkCopiedTitle = defineMessage({ en: "Link copied", es: "Enlace copiado" });
export const linkCopiedMessage = defineMessage({
  en: "Paste it anywhere.",
  es: "Pégalo donde quieras.",
});
export const notificationsAriaLabel = defineMessage({ en: "Messages", es: "Mensajes" });
export const closeNotificationAriaLabel = defineMessage({
  en: "Close this message",
  es: "Cerrar este mensaje",
});
export const todayLabel = defineMessage({ en: "Today", es: "Hoy" });
export const yesterdayLabel = defineMessage({ en: "Yesterday", es: "Ayer" });
export const todayAtTimeLabel = defineMessage({
  en: (time: string) => `${time} today`,
  es: (time) => `hoy a las ${time}`,
});
export const manualCopyMessage = defineMessage({
  en: (what: "code" | "link" | "address") => `Please copy the ${what} manually`,
  es: (what) =>
    `Copia ${{ code: "el código", link: "el enlace", address: "la dirección" }[what]} a mano`,
});
