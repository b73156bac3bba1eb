import { REFUSALS, SHOPS } from "@giftling/domain/sentences/refusals";
import { createTranslationTable } from "./translation-table.ts";

/** Error messages that only the API sends. The messages of error codes are separate. */
export const API_ERRORS = createTranslationTable(REFUSALS, {
  en: REFUSALS,
  es: {
    yourName: "Escribe tu nombre.",
    whatIsWrong: "Elige qué está mal.",
    notThePasscode: "Esa no es la clave de esta página.",
    notThePasscodeAsk:
      "Esa no es la clave de esta página. Pregúntale a la familia e inténtalo otra vez.",

    ownList: "Esta es tu propia lista. Mejor márcalo como comprado.",
    manyHolds: "Ya tienes {most} regalos apartados. Compra uno, o deja alguno para otra persona.",
    manyOffListGifts:
      "La familia todavía tiene muchos regalos por agradecer. Por favor, cuéntaselo directamente.",
    currencyChanged: "La familia ahora cuenta en {currency}. Revisa la cantidad.",
    proposalName: "Cuéntanos qué es.",
    proposalLikeAddress: "Escribe la dirección web en el campo del enlace.",
    manyProposals: "La familia ya tiene muchas ideas por ver. Por favor, cuéntasela directamente.",
    heldLonger: "Un regalo apartado se puede alargar una vez.",
    wishDeleted:
      "La familia lo quitó de la lista. Si ya lo compraste, avísales en su página, por favor.",
    arrived: "Este regalo ya llegó, así que aquí no se puede deshacer.",
    familyHasIt:
      "La familia ya tiene este regalo, así que aquí no se puede devolver. Avísales, por favor.",
    familyConfirmed:
      "La familia ya lo confirmó. En la página de tu regalo puedes pedirle que lo deshaga.",
    ownCard: "Esta es tu propia tarjeta. Quien la recibe puede enviarte un corazón.",

    educationLinkNeedsDollars:
      "Tu página tiene un enlace 529 o ESA, y esos planes son en dólares. Quítalo para elegir otra moneda.",
    takenStays:
      "Alguien está regalando esto, así que su nombre y su dirección web se quedan igual.",
    takenPieces: "Ya hay {taken} en camino, así que no puede haber menos.",
    alreadySent: "Este agradecimiento ya se envió.",
    namelessOnWall: "Este regalo no está en el muro de forma anónima.",
    choseNoName: "Quien hizo este regalo prefirió no dar su nombre.",
    markedByParent: "Tú marcaste este regalo como comprado, así que no nombra a nadie.",
    longThanks: "Con el nombre de {name} pasa de {most} caracteres.",
    longThanksOfNobody: "Con el nombre de quien lo dio pasa de {most} caracteres.",

    noPasskeys: "Este servidor no tiene llaves de acceso. Inicia sesión como siempre.",
    passkeyNotAdded: "No pudimos añadir la llave de acceso. Inténtalo otra vez.",
    knownPasskey: "Esta llave de acceso ya pertenece a una cuenta.",
    manyPasskeys: "Tienes {most} llaves de acceso. Quita una para añadir otra.",

    manyWebhooks: "Una familia puede tener {most} webhooks. Quita uno para agregar otro.",
    webhookNeedsHttps: "La dirección de un webhook debe empezar con https://.",
    privateWebhook:
      "La dirección de un webhook debe estar en internet, en el puerto 443. Este servidor no envía nada a redes privadas.",

    noSignUpInvites: "Solo quien administra este servidor puede invitar a otras familias.",
    manySignUpInvites: "Tienes {most} invitaciones sin usar. Retira una para crear otra.",

    noPush: "Este servidor no puede enviar notificaciones a los navegadores.",
    manyPushSubscriptions:
      "Las notificaciones están activadas en {most} navegadores. Desactívalas en uno para activarlas aquí.",

    uploadFirst: "Primero sube la imagen y luego elígela.",
    noPicture: "Elige una imagen JPEG, PNG o WebP.",
    manyPixels: "Esta imagen tiene demasiados píxeles. Elige una de menos de 25 megapíxeles.",
    unreadPicture: "No pudimos leer esta imagen. Prueba con otra.",
    unusedPictures:
      "Subiste muchas imágenes que todavía no se ven en ninguna parte. Primero usa algunas, o vuelve mañana.",
    slowUpload:
      "Esta imagen llegó demasiado despacio. Vuelve a intentarlo donde tengas mejor conexión.",
    notStored: "Ahora mismo no pudimos guardar esta imagen. Inténtalo otra vez en un rato.",

    priceNotForSale:
      "Ese precio no está disponible para tu cuenta. Vuelve a cargar la página para ver cuáles hay.",
    trialUsed: "Ya usaste tu prueba gratis. Puedes pasarte a Premium.",
    noBilling: "Aquí todo está incluido, así que no hay nada que comprar.",
    reportNeedsPremium:
      "Los clics por enlace y por día vienen con Premium. Tus totales siguen gratis.",
    beingDeleted: "Ya pasaron los 90 días, y todo lo de esta cuenta se está borrando.",

    hasPlan: "Aquí tienes un plan propio. Primero termínalo y luego acepta.",
    theyHaveFamily: "Esa persona ya cuida una página propia, así que no puede unirse a esta.",
    looksAfterIt: "Ya cuidas esta página.",
    invited: "Esta dirección ya tiene una invitación. Puedes enviarla otra vez.",
    memberAlready: "Esta persona ya cuida la página contigo.",
    ownsItAlready: "Esta persona ya es titular de la página.",
    handoverWaits:
      "Ya le pediste a alguien que se haga cargo de la página. Primero retira esa solicitud.",
    ownerStays: "Primero pásale la página a otra persona a cargo; después puedes dejarla.",

    busyHub:
      "Hubo muchos regalos aquí en poco tiempo. Inténtalo otra vez un poco más tarde; la lista sigue aquí.",
    manyPasscodes: "Fueron muchos intentos. Espera diez minutos y prueba otra vez.",
    manyReports:
      "Ya tenemos varios avisos y los vamos a revisar. Inténtalo otra vez un poco más tarde.",
    busyProposals: "Llegaron muchas ideas en poco tiempo. Inténtalo otra vez mañana.",
    longJoinedNotes:
      "Las dos notas son demasiado largas para una sola. Acorta una y vuelve a unirlas.",
    lastOfPerson: "A esta persona ya no le queda nada que separar.",
    addressOfOther: "Esta dirección es de {name}. Mejor une a las dos personas.",
    manyAddresses: "Fueron muchas direcciones para un día. Inténtalo otra vez mañana.",
    manyInvites: "Fueron muchas invitaciones para un día. Inténtalo otra vez mañana.",
    manySignInMails:
      "Acabamos de enviar varios correos a esta dirección. Usa el más reciente, o prueba otra vez en una hora.",
    busySignUps: "Hubo muchos registros hace un momento. Inténtalo otra vez un poco más tarde.",
  },
});

/** Messages about the reason why a shop's page provided no data. */
export const SHOP_PAGE_ERRORS = createTranslationTable(SHOPS, {
  en: SHOPS,
  es: {
    unreachable: "No pudimos llegar a esa página. Revisa la dirección, o completa los datos tú.",
    slow: "La tienda tardó demasiado en responder. Puedes completar los datos tú.",
    missing:
      "La tienda dice que esa página no existe. Revisa la dirección, o completa los datos tú.",
    blocked: "Esta tienda no nos deja leer sus páginas. Puedes completar los datos tú.",
    notAPage: "Esa dirección no es una página que podamos leer. Puedes completar los datos tú.",
    noDetails: "No encontramos un producto en esa página. Puedes completar los datos tú.",
  },
});
