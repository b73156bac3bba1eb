import { API_ERRORS, SHOP_PAGE_ERRORS } from "@giftling/domain/sentences/api-errors";
import { createTranslationTable } from "./translation-table.ts";

/** Translations of error messages that only the API sends. Excludes the default messages of error codes. */
export const API_ERROR_TRANSLATIONS = createTranslationTable(API_ERRORS, {
  en: API_ERRORS,
  es: {
    visitorNameRequired: "Escribe tu nombre.",
    reportReasonRequired: "Elige qué está mal.",
    passcodeIncorrect: "Esa no es la clave de esta página.",
    passcodeIncorrectWithHint:
      "Esa no es la clave de esta página. Pregúntale a la familia e inténtalo otra vez.",

    ownWishlistPurchaseNotAllowed: "Esta es tu propia lista. Mejor márcalo como comprado.",
    tooManyHolds:
      "Ya tienes {most} regalos apartados. Compra uno, o deja alguno para otra persona.",
    tooManyOffListGifts:
      "La familia todavía tiene muchos regalos por agradecer. Por favor, cuéntaselo directamente.",
    currencyChanged: "La familia ahora cuenta en {currency}. Revisa la cantidad.",
    proposalNameRequired: "Cuéntanos qué es.",
    proposalNameContainsUrl: "Escribe la dirección web en el campo del enlace.",
    tooManyProposals:
      "La familia ya tiene muchas ideas por ver. Por favor, cuéntasela directamente.",
    holdAlreadyExtended: "Un regalo apartado se puede alargar una vez.",
    wishDeleted:
      "La familia lo quitó de la lista. Si ya lo compraste, avísales en su página, por favor.",
    giftAlreadyReceived: "Este regalo ya llegó, así que aquí no se puede deshacer.",
    receivedGiftNotReleasable:
      "La familia ya tiene este regalo, así que aquí no se puede devolver. Avísales, por favor.",
    contributionAlreadyConfirmed:
      "La familia ya lo confirmó. En la página de tu regalo puedes pedirle que lo deshaga.",
    ownThankYouHeartNotAllowed:
      "Esta es tu propia tarjeta. Quien la recibe puede enviarte un corazón.",

    currencyFixedByEducationLink:
      "Tu página tiene un enlace 529 o ESA, y esos planes son en dólares. Quítalo para elegir otra moneda.",
    takenWishNotEditable:
      "Alguien está regalando esto, así que su nombre y su dirección web se quedan igual.",
    quantityBelowTakenUnits: "Ya hay {taken} en camino, así que no puede haber menos.",
    thankYouAlreadySent: "Este agradecimiento ya se envió.",
    wallEntryNotAnonymous: "Este regalo no está en el muro de forma anónima.",
    giverNameWithheld: "Quien hizo este regalo prefirió no dar su nombre.",
    purchaseMarkedByParent: "Tú marcaste este regalo como comprado, así que no nombra a nadie.",
    namedThankYouTooLong: "Con el nombre de {name} pasa de {most} caracteres.",
    unnamedThankYouTooLong: "Con el nombre de quien lo dio pasa de {most} caracteres.",

    passkeysUnavailable: "Este servidor no tiene llaves de acceso. Inicia sesión como siempre.",
    passkeyCreationFailed: "No pudimos agregar la llave de acceso. Inténtalo otra vez.",
    passkeyAlreadyRegistered: "Esta llave de acceso ya pertenece a una cuenta.",
    passkeyLimitReached: "Tienes {most} llaves de acceso. Quita una para agregar otra.",

    webhookLimitReached: "Una familia puede tener {most} webhooks. Quita uno para agregar otro.",
    webhookUrlNotHttps: "La dirección de un webhook debe empezar con https://.",
    webhookUrlNotPublic:
      "La dirección de un webhook debe estar en internet, en el puerto 443. Este servidor no envía nada a redes privadas.",

    signUpInvitesNotAllowed: "Solo quien administra este servidor puede invitar a otras familias.",
    signUpInviteLimitReached: "Tienes {most} invitaciones sin usar. Retira una para crear otra.",

    pushUnavailable: "Este servidor no puede enviar notificaciones a los navegadores.",
    pushSubscriptionLimitReached:
      "Las notificaciones están activadas en {most} navegadores. Desactívalas en uno para activarlas aquí.",

    pictureNotUploaded: "Primero sube la imagen y luego elígela.",
    pictureTypeUnsupported: "Elige una imagen JPEG, PNG o WebP.",
    tooManyPixels: "Esta imagen tiene demasiados píxeles. Elige una de menos de 25 megapíxeles.",
    pictureUnreadable: "No pudimos leer esta imagen. Prueba con otra.",
    tooManyUnusedPictures:
      "Subiste muchas imágenes que todavía no se ven en ninguna parte. Primero usa algunas, o vuelve mañana.",
    uploadTimedOut:
      "Esta imagen llegó demasiado despacio. Vuelve a intentarlo donde tengas mejor conexión.",
    pictureStorageFailed:
      "Ahora mismo no pudimos guardar esta imagen. Inténtalo otra vez en un rato.",

    priceUnavailable:
      "Ese precio no está disponible para tu cuenta. Vuelve a cargar la página para ver cuáles hay.",
    trialAlreadyUsed: "Ya usaste tu prueba gratis. Puedes pasarte a Premium.",
    billingUnavailable: "Aquí todo está incluido, así que no hay nada que comprar.",
    clickReportRequiresPremium:
      "Los clics por enlace y por día vienen con Premium. Tus totales siguen gratis.",
    accountBeingDeleted: "Ya pasaron los 90 días, y todo lo de esta cuenta se está borrando.",

    ownPlanActive: "Aquí tienes un plan propio. Primero termínalo y luego acepta.",
    inviteeHasFamily: "Esa persona ya cuida una página propia, así que no puede unirse a esta.",
    alreadyMember: "Ya cuidas esta página.",
    inviteAlreadySent: "Esta dirección ya tiene una invitación. Puedes enviarla otra vez.",
    inviteeAlreadyMember: "Esta persona ya cuida la página contigo.",
    memberAlreadyOwner: "Esta persona ya es titular de la página.",
    handoverAlreadyPending:
      "Ya le pediste a alguien que se haga cargo de la página. Primero retira esa solicitud.",
    ownerCannotLeave: "Primero pásale la página a otra persona a cargo; después puedes dejarla.",

    tooManyHubGifts:
      "Hubo muchos regalos aquí en poco tiempo. Inténtalo otra vez un poco más tarde; la lista sigue aquí.",
    tooManyPasscodeAttempts: "Fueron muchos intentos. Espera diez minutos y prueba otra vez.",
    tooManyReports:
      "Ya tenemos varios avisos y los vamos a revisar. Inténtalo otra vez un poco más tarde.",
    tooManyRecentProposals: "Llegaron muchas ideas en poco tiempo. Inténtalo otra vez mañana.",
    mergedNoteTooLong:
      "Las dos notas son demasiado largas para una sola. Acorta una y vuelve a unirlas.",
    lastPartOfPerson: "A esta persona ya no le queda nada que separar.",
    addressOfOtherPerson: "Esta dirección es de {name}. Mejor une a las dos personas.",
    tooManyAddresses: "Fueron muchas direcciones para un día. Inténtalo otra vez mañana.",
    tooManyInvites: "Fueron muchas invitaciones para un día. Inténtalo otra vez mañana.",
    tooManySignInMails:
      "Acabamos de enviar varios correos a esta dirección. Usa el más reciente, o prueba otra vez en una hora.",
    tooManySignUps: "Hubo muchos registros hace un momento. Inténtalo otra vez un poco más tarde.",
  },
});

/** Translations of the reasons why a shop's page provided no data. */
export const SHOP_PAGE_ERROR_TRANSLATIONS = createTranslationTable(SHOP_PAGE_ERRORS, {
  en: SHOP_PAGE_ERRORS,
  es: {
    shopPageUnreachable:
      "No pudimos llegar a esa página. Revisa la dirección, o completa los datos tú.",
    shopPageTimedOut: "La tienda tardó demasiado en responder. Puedes completar los datos tú.",
    shopPageNotFound:
      "La tienda dice que esa página no existe. Revisa la dirección, o completa los datos tú.",
    shopPageBlocked: "Esta tienda no nos deja leer sus páginas. Puedes completar los datos tú.",
    shopPageUnreadable:
      "Esa dirección no es una página que podamos leer. Puedes completar los datos tú.",
    productNotFound: "No encontramos un producto en esa página. Puedes completar los datos tú.",
  },
});
