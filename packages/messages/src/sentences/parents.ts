import { PARENT_ERRORS } from "@giftling/domain/sentences/parents";
import { FIELD_ERROR_TRANSLATIONS, FIELD_NAME_TRANSLATIONS } from "./fields.ts";
import { GIVING_ERROR_TRANSLATIONS } from "./giving.ts";
import { createMessageTranslator, createTranslationTable } from "./translation-table.ts";

export const PARENT_ERROR_TRANSLATIONS = createTranslationTable(PARENT_ERRORS, {
  en: PARENT_ERRORS,
  es: {
    valueRequired: "Falta algo",
    errorTitle: "Error",

    fullNameRequired: "Faltan el nombre y el apellido",
    onboardingFullNameRequired: "Escribe tu nombre y tu apellido",
    titleContainsUrl: "Un título no puede parecer una dirección web.",
    passcodeTooShort: "La clave necesita al menos {least} caracteres.",
    passcodeTooGuessable:
      "Es fácil de adivinar. Evita fechas, números seguidos, tu enlace y los nombres de tus hijos.",
    hubTitleRequiresPremium: "Un título propio es parte de Premium.",
    confirmationWordMismatch: "Lo que escribiste no coincide",
    colorRequired: "Elige un color, por ejemplo #1f6b4f.",
    paletteRequired: "Elige una de las combinaciones de colores.",
    coverRequired: "Elige una de las portadas.",
    languageRequired: "Elige uno de los idiomas.",
    themeRequiresPremium:
      "Ese diseño es parte de Premium. Pásate a Premium para usarlo, o elige Verde bosque o Coral.",

    onboardingFamilyUrlRequired: "Escribe la dirección de tu familia",
    familyUrlRequired: "La dirección de la familia no puede quedar vacía",
    familyUrlLetterRequired: "La dirección de la familia necesita al menos una letra o un número.",
    familyUrlTooShort: "La dirección de la familia necesita al menos {least} caracteres.",
    familyUrlTooLong: "La dirección de la familia puede tener {most} caracteres como máximo.",
    familyUrlReserved: "Esta dirección la guardamos para nosotros. Elige otra.",

    kidNameRequired: "Escribe el nombre de tu peque",
    firstNameRequired: "Falta el nombre",
    monthRequired: "Elige un mes.",
    monthOutOfRange: "Elige un mes de enero a diciembre.",
    dayRequired: "Elige un día.",
    dayOutOfRange: "Elige un día del 1 al 31.",
    birthdayInvalid: "Elige un mes y un día que existan juntos.",
    secondDayNameRequired: "Ponle un nombre al día.",
    freePlanKidLimitReached:
      "Ya usaste los {most} lugares del plan Gratis para tus peques. Pásate a Premium, que no tiene límite.",
    freePlanKidRestoreLimitReached:
      "Los {most} lugares del plan Gratis para tus peques están ocupados. Elimina otra página o pásate a Premium, que no tiene límite.",
    imageFileRequired: "Elige un archivo de imagen",
    pictureTooLarge: "El archivo debe pesar menos de 5 MB",
    pictureUrlMissing: "El servidor no devolvió la dirección de la imagen",
    fileUnreadable: "No se pudo leer el archivo",

    urlInvalid: "Escribe una dirección web completa, que empiece con https:// o http://.",
    venmoHandleInvalid: "Eso no parece un usuario de Venmo. Prueba con @ana-lopez.",
    labelRequired: "Escribe un nombre.",
    linkTypeRequired: "Elige el tipo de enlace.",
    registryServiceRequired: "Elige una tienda.",
    contributionCodeNotAllowed: "Solo los enlaces 529 y ESA llevan un código para aportar.",
    freePlanLinkLimitReached:
      "Ya usaste los {most} enlaces de esta página. Quita uno o pásate a Premium, que no tiene límite.",

    nameRequired: "Escribe un nombre.",
    wishUrlRequired: "Escribe una dirección web donde se encuentre el regalo.",
    ideaUrlNotAllowed:
      "Una idea no lleva dirección web. Quita la dirección o conviértela en un regalo.",
    ideaActivityConflict: "Elige una cosa: una idea o una actividad.",
    shopUrlRequired: "Escribe la dirección web de la tienda.",
    costRequired: "Escribe cuánto cuesta.",
    fundingGoalNotAllowed: "Solo las actividades tienen una meta.",
    activityQuantityNotAllowed: "Una actividad es siempre una.",
    quantityOutOfRange: "Elige cuántos, de 1 a {most}, o cualquier cantidad.",
    amountNegative: "La cantidad no puede ser menor que $0.",
    dollarAmountTooLarge: "La cantidad puede ser de $1,000,000 como máximo.",
    wishUnavailable:
      "Este deseo ya está comprado o apartado. Elige otro, o libéralo primero en la lista de deseos.",
    amountTooLarge: "La cantidad puede ser de {most} como máximo.",
    currencyRequired: "Elige una moneda.",
    educationLinkRequiresDollars:
      "Los planes 529 y ESA son en dólares, y tu página usa otra moneda.",
    takenWishDraftNotAllowed: "Alguien ya está regalando esto, así que no puede ser un borrador.",
    draftPriorityNotAllowed:
      "Un borrador no puede ser lo más importante. Primero ponlo en la lista y luego elige su lugar.",
    shopPageUnreadable: "Esta tienda no nos dejó leer la página; escribe tú el nombre",
    rowNameRequired: "A este todavía le falta el nombre. Escríbelo y agrégalo otra vez.",
    rowTooLong: "Es demasiado largo para una fila.",
    rowRequired: "Agrega al menos una fila.",
    tooManyRows: "Agrega {most} a la vez como máximo.",

    pushEndpointInvalid: "No pudimos usar las notificaciones de tu navegador. Actívalas otra vez.",
    timeZoneUnknown: "No conocemos esa zona horaria.",

    occasionNotFound: "Esa ocasión ya no está. Elige otra.",
    occasionNameRequired: "Ponle un nombre a la ocasión.",
    occasionYearOutOfRange: "Elige un año entre {from} y {to}.",

    titleRequired: "Escribe un título.",
    messageRequired: "Escribe un mensaje.",
    updateIncomplete: "Escribe un título y un texto, o deja los dos vacíos",

    thankYouMessageRequired: "Primero escribe unas palabras.",
    tooManyThankYouRecipients: "Agradece a {most} personas a la vez como máximo.",
    thankYouRecipientRequired: "Elige a quién agradecer.",
    nameToApproveRequired: "Elige qué nombre aprobar.",
    giverRequired: "Escribe el nombre de quien lo dio o elige «anónimo».",
    giftDayRequired: "Elige el día en que se dio.",
    giftDayInFuture: "Elige hoy o un día anterior.",
    giftNameRequired: "Cuéntanos qué fue.",
    contributionTypeRequired: "Elige el tipo de aporte.",

    wishLimitReached:
      "En una lista caben {most} deseos y actividades. Quita uno para agregar otro.",
    updateLimitReached: "En una página caben {most} noticias. Quita una para agregar otra.",
    linkLimitReached: "En una página caben {most} enlaces. Quita uno para agregar otro.",
    occasionLimitReached: "En una página caben {most} ocasiones. Quita una para agregar otra.",
    kidLimitReached: "Una familia puede tener {most} niños aquí. Quita uno para agregar otro.",
    pictureStorageFull:
      "Las imágenes de tu familia ya ocupan sus 2 GB. Quita algunas que ya no necesites y luego agrega esta.",
    webhookEventRequired: "Elige al menos un tipo de noticia.",
    freePlanParentLimitReached:
      "El plan Gratis tiene lugar para una persona más además de ti. Pásate a Premium para tener hasta cinco.",
    parentLimitReached:
      "Cinco personas pueden ayudarte aquí, y esos lugares ya están ocupados. Quita a una para invitar a otra.",
  },
});

export const translateParentError = createMessageTranslator(
  GIVING_ERROR_TRANSLATIONS,
  PARENT_ERROR_TRANSLATIONS,
  FIELD_NAME_TRANSLATIONS,
  FIELD_ERROR_TRANSLATIONS,
);
