import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

// Messages of the page that confirms a sign-out requested by another site (rule: sign-out).
export const signOutTitle = defineMessage({ en: "Log out", es: "Cerrar sesión" });
export const signOutHeading = defineMessage({
  en: () => `Log out of ${getSiteName()}?`,
  es: () => `¿Quieres cerrar tu sesión en ${getSiteName()}?`,
});
export const signOutDescription = defineMessage({
  en: "You can log in again at any time. Your family's page stays up.",
  es: "Puedes volver a iniciar sesión cuando quieras. La página de tu familia sigue en línea.",
});
export const signOutButton = defineMessage({ en: "Log Out", es: "Cerrar sesión" });
export const cancelSignOutLink = defineMessage({
  en: "Stay logged in",
  es: "Seguir con la sesión abierta",
});

// Messages of the page shown after too many sign-in attempts (rule: rate-limits).
export const rateLimitMessage = defineMessage({
  en: "There were many sign-ins from your connection just now. Wait a few minutes, then try again.",
  es: "Hubo muchos inicios de sesión desde tu conexión hace un momento. Espera unos minutos y prueba otra vez.",
});
export const signInLink = defineMessage({ en: "Log in again", es: "Iniciar sesión otra vez" });
