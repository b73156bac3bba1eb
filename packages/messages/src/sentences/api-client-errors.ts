import { API_CLIENT_ERRORS } from "@giftling/domain/sentences/api-client-errors";
import { createTranslationTable } from "./translation-table.ts";

export const API_CLIENT_ERROR_TRANSLATIONS = createTranslationTable(API_CLIENT_ERRORS, {
  en: API_CLIENT_ERRORS,
  es: {
    orderRequired: "Nombra lo que hay que ordenar.",
    orderTooLong: "Son más de los que caben en una lista.",
    duplicateIdInOrder: "Nombra cada uno una sola vez.",
    prioritySlotOutOfRange: "El lugar es 1, 2 o 3.",
    sizesConfirmationInvalid: "No lo envíes, o di que sí (true).",
    versionInvalid: "Esta versión no es nuestra.",
    referralCodeRequired: "Falta el código.",
    referralCodeInvalid: "Ese no es un código de invitación.",
    clickRangeInvalid: "Elige 7, 30 o 90 días.",
    tooManyGifts: "Elige 1,000 regalos a la vez como máximo.",
    tooManyWishes: "Elige 500 deseos a la vez como máximo.",
    wishRequired: "Nombra al menos un deseo.",
    returnPathInvalid: "Da una ruta de este sitio, por ejemplo /subscription.",
    returnPathTooLong: "Esa dirección es demasiado larga.",
    returnUrlNotAllowed: "Las direcciones de regreso deben ser páginas de este sitio.",
    fieldUnknown: "«{name}» no es un campo de esta petición.",
    bodyNotJson: "El contenido no es JSON válido.",
    bodyNotObject: "El contenido debe ser un objeto JSON.",
    batchTooLong: "Una petición puede llamar a {most} procedimientos como máximo.",
    idempotencyKeyHeaderInvalid:
      "La Idempotency-Key debe tener de 8 a 200 caracteres ASCII visibles.",
    idempotencyKeyInvalid: "Usa de 8 a 200 caracteres ASCII visibles.",
    holdRequired: "Indica el apartado de cuya persona se trata.",
    signatureMismatch: "La firma no coincide.",
    eventInvalid: "Eso no es un evento.",
  },
});
