import { PARENTS } from "@giftling/domain/sentences/parents";
import { FIELD_ERRORS, FIELD_NAMES } from "./fields.ts";
import { GIVING_ERRORS } from "./giving.ts";
import { createMessageTranslator, createTranslationTable } from "./translation-table.ts";

/** Validation messages for parents, from the forms and the API. */
export const PARENT_ERRORS = createTranslationTable(PARENTS, {
  en: PARENTS,
  es: {
    required: "Falta algo",
    error: "Error",

    fullName: "Faltan el nombre y el apellido",
    fullNameInOnboarding: "Escribe tu nombre y tu apellido",
    titleLikeAddress: "Un título no puede parecer una dirección web.",
    shortPasscode: "La clave necesita al menos {least} caracteres.",
    guessablePasscode:
      "Es fácil de adivinar. Evita fechas, números seguidos, tu enlace y los nombres de tus hijos.",
    titleNeedsPremium: "Un título propio es parte de Premium.",
    closeMismatch: "Lo que escribiste no coincide",
    colorNeeded: "Elige un color, por ejemplo #1f6b4f.",
    paletteNeeded: "Elige una de las combinaciones de colores.",
    coverNeeded: "Elige una de las portadas.",
    languageNeeded: "Elige uno de los idiomas.",
    themeNeedsPremium:
      "Ese diseño es parte de Premium. Pásate a Premium para usarlo, o elige Verde bosque o Coral.",

    familyUrlInOnboarding: "Escribe la dirección de tu familia",
    familyUrlEmpty: "La dirección de la familia no puede quedar vacía",
    familyUrlLetters: "La dirección de la familia necesita al menos una letra o un número.",
    familyUrlShort: "La dirección de la familia necesita al menos {least} caracteres.",
    familyUrlLong: "La dirección de la familia puede tener {most} caracteres como máximo.",
    familyUrlReserved: "Esta dirección la guardamos para nosotros. Elige otra.",

    kidsName: "Escribe el nombre de tu peque",
    firstName: "Falta el nombre",
    month: "Elige un mes.",
    monthOfYear: "Elige un mes de enero a diciembre.",
    day: "Elige un día.",
    dayOfMonth: "Elige un día del 1 al 31.",
    birthday: "Elige un mes y un día que existan juntos.",
    secondDay: "Ponle un nombre al día.",
    tooManyKids:
      "Ya usaste los {most} lugares del plan Gratis para tus peques. Pásate a Premium, que no tiene límite.",
    noPlaceForKid:
      "Los {most} lugares del plan Gratis para tus peques están ocupados. Elimina otra página o pásate a Premium, que no tiene límite.",
    notAnImage: "Elige un archivo de imagen",
    largePicture: "El archivo debe pesar menos de 5 MB",
    noPictureAddress: "El servidor no devolvió la dirección de la imagen",
    unreadFile: "No se pudo leer el archivo",

    webAddress: "Escribe una dirección web completa, que empiece con https:// o http://.",
    venmoHandle: "Eso no parece un usuario de Venmo. Prueba con @ana-lopez.",
    label: "Escribe un nombre.",
    linkKind: "Elige el tipo de enlace.",
    registryService: "Elige una tienda.",
    codeNeedsEducationLink: "Solo los enlaces 529 y ESA llevan un código para aportar.",
    tooManyLinks:
      "Ya usaste los {most} enlaces de esta página. Quita uno o pásate a Premium, que no tiene límite.",

    name: "Escribe un nombre.",
    wishAddress: "Escribe una dirección web donde se encuentre el regalo.",
    ideaAddress: "Una idea no lleva dirección web. Quita la dirección o conviértela en un regalo.",
    ideaOrActivity: "Elige una cosa: una idea o una actividad.",
    shopsAddress: "Escribe la dirección web de la tienda.",
    cost: "Escribe cuánto cuesta.",
    goalNeedsActivity: "Solo las actividades tienen una meta.",
    oneActivity: "Una actividad es siempre una.",
    pieces: "Elige cuántos, de 1 a {most}, o cualquier cantidad.",
    negativeAmount: "La cantidad no puede ser menor que $0.",
    hugeAmount: "La cantidad puede ser de $1,000,000 como máximo.",
    wishTaken:
      "Este deseo ya está comprado o apartado. Elige otro, o libéralo primero en la lista de deseos.",
    hugeMoney: "La cantidad puede ser de {most} como máximo.",
    currencyNeeded: "Elige una moneda.",
    educationNeedsDollars: "Los planes 529 y ESA son en dólares, y tu página usa otra moneda.",
    draftTaken: "Alguien ya está regalando esto, así que no puede ser un borrador.",
    draftHasNoSlot:
      "Un borrador no puede ser lo más importante. Primero ponlo en la lista y luego elige su lugar.",
    unreadShop: "Esta tienda no nos dejó leer la página; escribe tú el nombre",
    rowsName: "A este todavía le falta el nombre. Escríbelo y agrégalo otra vez.",
    longRow: "Es demasiado largo para una fila.",
    noRows: "Agrega al menos una fila.",
    manyRows: "Agrega {most} a la vez como máximo.",

    pushEndpoint: "No pudimos usar las notificaciones de tu navegador. Actívalas otra vez.",
    unknownTimeZone: "No conocemos esa zona horaria.",

    occasion: "Esa ocasión ya no está. Elige otra.",
    occasionName: "Ponle un nombre a la ocasión.",
    occasionYear: "Elige un año entre {from} y {to}.",

    title: "Escribe un título.",
    message: "Escribe un mensaje.",
    wholeUpdate: "Escribe un título y un texto, o deja los dos vacíos",

    thanks: "Primero escribe unas palabras.",
    manyThanks: "Agradece a {most} personas a la vez como máximo.",
    nobodyToThank: "Elige a quién agradecer.",
    nobodyToApprove: "Elige qué nombre aprobar.",
    giver: "Escribe el nombre de quien lo dio o elige «anónimo».",
    dayGiven: "Elige el día en que se dio.",
    dayGivenLater: "Elige hoy o un día anterior.",
    giftLabel: "Cuéntanos qué fue.",
    contributionKind: "Elige el tipo de aporte.",

    wishesFull: "En una lista caben {most} deseos y actividades. Quita uno para agregar otro.",
    updatesFull: "En una página caben {most} noticias. Quita una para agregar otra.",
    linksFull: "En una página caben {most} enlaces. Quita uno para agregar otro.",
    occasionsFull: "En una página caben {most} ocasiones. Quita una para agregar otra.",
    kidsFull: "Una familia puede tener {most} niños aquí. Quita uno para agregar otro.",
    picturesFull:
      "Las imágenes de tu familia ya ocupan sus 2 GB. Quita algunas que ya no necesites y luego agrega esta.",
    eventNeeded: "Elige al menos un tipo de noticia.",
    parentsOfFree:
      "El plan Gratis tiene lugar para una persona más además de ti. Pásate a Premium para tener hasta cinco.",
    parentsFull:
      "Cinco personas pueden ayudarte aquí, y esos lugares ya están ocupados. Quita a una para invitar a otra.",
  },
});

export const translateParentError = createMessageTranslator(
  GIVING_ERRORS,
  PARENT_ERRORS,
  FIELD_NAMES,
  FIELD_ERRORS,
);
