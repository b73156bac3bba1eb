import {
  CLOSE_CONFIRMATION_MISMATCH_MESSAGE,
  CLOSE_CONFIRMATION_WORD,
} from "@giftling/domain/account/closing";
import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

export const parentNameTitle = defineMessage({ en: "Profile name", es: "Tu nombre" });
export const parentNameDescription = defineMessage({
  en: "Your own name. Relatives never see your surname on the page.",
  es: "Cómo te llamas. Tus familiares nunca ven tu apellido en la página.",
});
export const firstNameLabel = defineMessage({ en: "First name", es: "Nombre" });
export const lastNameLabel = defineMessage({ en: "Last name", es: "Apellido" });
export const saveNameButton = defineMessage({ en: "Save name", es: "Guardar nombre" });
export const nameSavedConfirmation = defineMessage({ en: "Name saved", es: "Nombre guardado" });
export const saveNameError = defineMessage({
  en: "Failed to update profile",
  es: "No se pudieron guardar tus datos",
});

export const accountTitle = defineMessage({ en: "Account info", es: "Tu cuenta" });
export const accountDescription = defineMessage({
  en: "Your e-mail is the one you sign in with.",
  es: "Tu correo es con el que inicias sesión.",
});
export const emailLabel = defineMessage({ en: "E-mail", es: "Correo electrónico" });
export const unknownEmailLabel = defineMessage({ en: "Not known", es: "No lo tenemos" });
export const unknownEmailHint = defineMessage({
  en: "The account you sign in with gives us no address, or one that isn't confirmed yet, so we can't send you mail. Confirm it there, then log out and log in again.",
  es: "La cuenta con la que inicias sesión no nos da ninguna dirección, o una que todavía no está confirmada, así que no podemos escribirte. Confírmala ahí; luego cierra la sesión e iníciala otra vez.",
});
export const kidsLabel = defineMessage({ en: "Children", es: "Páginas de la familia" });

export const dangerZoneTitle = defineMessage({ en: "Danger Zone", es: "Zona de peligro" });
export const dangerZoneDescription = defineMessage({
  en: "Deleting your account takes your family's page down for everybody.",
  es: "Si eliminas tu cuenta, la página de tu familia desaparece para todos.",
});
export const deleteAccountNote = defineMessage({
  en: (days: number) =>
    `Your page disappears at once. For ${days} days you can log in and bring it back; after that everything is deleted for good.`,
  es: (days) =>
    `Tu página desaparece enseguida. Durante ${days} días puedes iniciar sesión y recuperarla; después se borra todo para siempre.`,
});
export const deleteAccountButton = defineMessage({
  en: "Delete Account",
  es: "Eliminar la cuenta",
});
export const deleteAccountTitle = defineMessage({
  en: "Delete your account?",
  es: "¿Eliminar tu cuenta?",
});
export const continueDeletionButton = defineMessage({ en: "Continue", es: "Continuar" });
export const confirmDeletionButton = defineMessage({
  en: "Delete my account",
  es: "Eliminar mi cuenta",
});
export const deleteAccountError = defineMessage({
  en: "We couldn't reach the server. Your account is as it was.",
  es: "No pudimos conectarnos. Tu cuenta sigue igual.",
});
export const hubRemovalNote = defineMessage({
  en: "Your page, its wishlists and your thank-you pages disappear for everybody at once.",
  es: "Tu página, sus listas de deseos y tus agradecimientos desaparecen para todos enseguida.",
});
export const signOutNote = defineMessage({
  en: "You are logged out on every device.",
  es: "Tu sesión se cierra en todos los dispositivos.",
});
export const subscriptionCancellationNote = defineMessage({
  en: "A running subscription is cancelled.",
  es: "Si tienes una suscripción, se cancela.",
});
export const recoveryPeriodNote = defineMessage({
  en: (days: number) => `For ${days} days you can log in and bring everything back.`,
  es: (days) => `Durante ${days} días puedes iniciar sesión y recuperarlo todo.`,
});
export const permanentDeletionNote = defineMessage({
  en: "After that all of it is deleted for good: pictures, gifts, thank-yous, supporters.",
  es: "Después se borra todo para siempre: las fotos, los regalos, los agradecimientos y tu lista de familiares y amigos.",
});
/** Word that the parent types to confirm closing the account (rule: account-closing). */
export const closeConfirmationWord = defineMessage({ en: CLOSE_CONFIRMATION_WORD, es: "ELIMINAR" });
export const confirmationWordLabel = defineMessage({
  en: (word: string) => `Type ${word} to confirm`,
  es: (word) => `Escribe ${word} para confirmar`,
});
const notDeleted = defineMessage({
  en: CLOSE_CONFIRMATION_MISMATCH_MESSAGE.title,
  es: "No se eliminó nada",
});
const wordDidNotMatch = defineMessage({
  en: CLOSE_CONFIRMATION_MISMATCH_MESSAGE.message,
  es: "Lo que escribiste no coincide",
});
/** Returns the error for a confirmation word that differs from `closeConfirmationWord`. */
export const getConfirmationMismatchError = () => ({
  title: notDeleted(),
  message: wordDidNotMatch(),
});

export const currencyTitle = defineMessage({ en: "Currency", es: "Moneda" });
export const currencyDescription = defineMessage({
  en: () =>
    `For goals, chip-ins and prices on your page. ${getSiteName()}'s own plans are in US dollars.`,
  es: () =>
    `Para las metas, los aportes y los precios de tu página. Los planes de ${getSiteName()} son en dólares.`,
});
export const currencyLabel = defineMessage({
  en: "Your page's currency",
  es: "La moneda de tu página",
});
export const currencyHint = defineMessage({
  en: "You can change it until the first contribution. Amounts keep their numbers; nothing is converted.",
  es: "Puedes cambiarla hasta el primer aporte. Las cantidades conservan su número; no se convierte nada.",
});
export const currencyFixedHint = defineMessage({
  en: "A contribution has been recorded, so the currency can't change any more.",
  es: "Ya hay un aporte anotado, así que la moneda no se puede cambiar.",
});
export const currencySuggestionHint = defineMessage({
  en: (currency: string) => `Your device is set to a region that uses ${currency}.`,
  es: (currency) => `Tu dispositivo está configurado en una región que usa ${currency}.`,
});
export const saveCurrencyButton = defineMessage({ en: "Save currency", es: "Guardar moneda" });
export const currencySavedConfirmation = defineMessage({
  en: "Currency saved",
  es: "Moneda guardada",
});
export const saveCurrencyError = defineMessage({
  en: "Failed to save the currency",
  es: "No se pudo guardar la moneda",
});

export const languageTitle = defineMessage({ en: "Language", es: "Idioma" });
export const languageDescription = defineMessage({
  en: () => `${getSiteName()} speaks English and Spanish, with you and with your relatives.`,
  es: () => `${getSiteName()} habla español e inglés, contigo y con tus familiares.`,
});
export const parentLanguageLabel = defineMessage({ en: "Your language", es: "Tu idioma" });
export const parentLanguageHint = defineMessage({
  en: "For this app, and for the mails we send you.",
  es: "El de esta aplicación y de los correos que te enviamos.",
});
export const hubLanguageLabel = defineMessage({
  en: "Your page's language",
  es: "El idioma de tu página",
});
export const hubLanguageHint = defineMessage({
  en: "For relatives who don't say which they prefer, and so that browsers and screen readers know what you write in.",
  es: "Para familiares que no dicen cuál prefieren, y para que los navegadores y los lectores de pantalla sepan en qué idioma escribes.",
});
export const saveLanguageButton = defineMessage({ en: "Save language", es: "Guardar idioma" });
export const languageSavedConfirmation = defineMessage({
  en: "Language saved",
  es: "Idioma guardado",
});
export const saveLanguageError = defineMessage({
  en: "Failed to save the language",
  es: "No se pudo guardar el idioma",
});

/** Title of the warning on a server without HTTPS. Not shown on localhost. */
export const unencryptedConnectionTitle = defineMessage({
  en: "This connection isn’t encrypted",
  es: "Esta conexión no está cifrada",
});
export const unencryptedConnectionNote = defineMessage({
  en: "Others in your network could read what you see and type here. Passkeys, installing the app and the phone’s own sharing need https, too. The person who runs this server can turn it on.",
  es: "Otras personas en tu red podrían leer lo que ves y escribes aquí. Las llaves de acceso, instalar la aplicación y el menú de compartir del teléfono también necesitan https. Quien administra este servidor puede activarlo.",
});
