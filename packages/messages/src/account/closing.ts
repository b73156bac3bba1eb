import { defineMessage } from "../define-message.ts";

export const accountClosedTitle = defineMessage({
  en: "Your account is closed",
  es: "Tu cuenta está cerrada",
});
export const accountClosedMessage = defineMessage({
  en: (days: number) =>
    `Your family's page is hidden, and you are logged out everywhere. If you change your mind, log in within ${days} days and everything comes back. After that it is deleted for good. Thank you for having been with us.`,
  es: (days) =>
    `La página de tu familia está oculta y tu sesión se cerró en todas partes. Si cambias de idea, inicia sesión antes de ${days} días y todo vuelve. Después se borra para siempre. Gracias por haber estado con nosotros.`,
});
export const accountReactivatedTitle = defineMessage({
  en: "Welcome back",
  es: "Qué bueno tenerte de vuelta",
});
export const accountReactivatedMessage = defineMessage({
  en: "Your family's page is up again.",
  es: "La página de tu familia está otra vez en línea.",
});
export const reactivateAccountDescription = defineMessage({
  en: "Your family's page is hidden, but nothing is lost yet. On {day} everything is deleted for good: the page, the wishlists, gifts, thank-yous and pictures. Until then you can bring it all back, or take it with you.",
  es: "La página de tu familia está oculta, pero todavía no se ha perdido nada. El {day} se borra todo para siempre: la página, las listas de deseos, los regalos, los agradecimientos y las fotos. Hasta entonces puedes recuperarlo todo, o llevártelo.",
});
export const reactivateAccountButton = defineMessage({ en: "Reactivate", es: "Reactivar" });
export const accountDeletionTitle = defineMessage({
  en: "Your account is being deleted",
  es: "Tu cuenta se está borrando",
});
export const accountDeletionMessage = defineMessage({
  en: "Its 90 days are over, so it can't be brought back. In a little while you can sign up again and start fresh.",
  es: "Ya pasaron sus 90 días, así que no se puede recuperar. En un rato puedes crear otra cuenta y empezar de nuevo.",
});
export const accountDeletionWithoutSignUpMessage = defineMessage({
  en: "Its 90 days are over, so it can't be brought back.",
  es: "Ya pasaron sus 90 días, así que no se puede recuperar.",
});
export const reactivateAccountTitle = defineMessage({
  en: "Bring your account back",
  es: "Recupera tu cuenta",
});
export const signInRequiredMessage = defineMessage({
  en: "Log in with the account you used before. If it was closed less than 90 days ago, you can reactivate it here.",
  es: "Inicia sesión con la cuenta que usabas. Si se cerró hace menos de 90 días, puedes reactivarla aquí.",
});
export const familyClosedTitle = defineMessage({
  en: "Your family's page is closed",
  es: "La página de tu familia está cerrada",
});
export const familyClosedMessage = defineMessage({
  en: "Its owner closed it, and can bring it back until {day}. On that day everything is deleted for good, your sign-in too. Until then you can take a copy with you, or leave the family and go on by yourself.",
  es: "Quien es titular la cerró, y puede recuperarla hasta el {day}. Ese día se borra todo para siempre, también tu cuenta. Hasta entonces puedes llevarte una copia, o dejar la página y seguir por tu cuenta.",
});
