import { say } from "./say.ts";

export const offline = say({
  en: "You're offline. Nothing you typed is lost.",
  es: "No tienes conexión. Nada de lo que escribiste se pierde.",
});
export const copyThisAddress = say({ en: "Copy this address", es: "Copia esta dirección" });
export const copyTheAddress = say({ en: "Copy the address", es: "Copiar la dirección" });
export const tryAgain = say({ en: "Try again", es: "Intentar otra vez" });
export const ifYouWrite = say({
  en: "If you write to us, mention",
  es: "Si nos escribes, menciona",
});
export const loading = say({ en: "Loading", es: "Cargando" });
export const loadingDots = say({ en: "Loading...", es: "Cargando..." });
export const skipToContent = say({ en: "Skip to the content", es: "Ir al contenido" });
export const productHome = say({ en: "Giftling, home", es: "Giftling, inicio" });
export const undo = say({ en: "Undo", es: "Deshacer" });
export const address = say({ en: "Address", es: "Dirección" });
export const close = say({ en: "Close", es: "Cerrar" });
export const didntWork = say({ en: "That didn't work", es: "Eso no funcionó" });
export const logIn = say({ en: "Log In", es: "Iniciar sesión" });
export const wentWrong = say({ en: "Something went wrong", es: "Algo salió mal" });
export const pleaseTryAgain = say({ en: "Please try again", es: "Inténtalo otra vez" });
export const couldntShow = say({
  en: "This page couldn't be shown. Please try again.",
  es: "No se pudo mostrar esta página. Inténtalo otra vez.",
});
export const share = say({ en: "Share", es: "Compartir" });
export const justAMoment = say({ en: "Just a moment", es: "Un momento" });
export const checkConnection = say({
  en: "Please check your connection and try again.",
  es: "Revisa tu conexión e inténtalo otra vez.",
});
export const didntOpen = say({ en: "That didn't open", es: "Eso no se abrió" });
export const copy = say({ en: "Copy", es: "Copiar" });
export const couldntCopy = say({ en: "Failed to copy", es: "No se pudo copiar" });
export const copied = say({ en: "Copied", es: "Copiado" });
export const linkCopied = say({ en: "Link copied", es: "Enlace copiado" });
export const pasteAnywhere = say({ en: "Paste it anywhere.", es: "Pégalo donde quieras." });
export const messages = say({ en: "Messages", es: "Mensajes" });
export const closeMessage = say({ en: "Close this message", es: "Cerrar este mensaje" });
export const today = say({ en: "Today", es: "Hoy" });
export const yesterday = say({ en: "Yesterday", es: "Ayer" });
export const timeToday = say({
  en: (time: string) => `${time} today`,
  es: (time) => `hoy a las ${time}`,
});
export const copyByHand = say({
  en: (what: "code" | "link" | "address") => `Please copy the ${what} manually`,
  es: (what) =>
    `Copia ${{ code: "el código", link: "el enlace", address: "la dirección" }[what]} a mano`,
});
