import { ERROR_CODE_MESSAGES } from "@giftling/domain/errors/codes";
import { API_CLIENT_ERROR_TRANSLATIONS } from "./api-client-errors.ts";
import { API_ERROR_TRANSLATIONS, SHOP_PAGE_ERROR_TRANSLATIONS } from "./api-errors.ts";
import { FIELD_ERROR_TRANSLATIONS, FIELD_NAME_TRANSLATIONS } from "./fields.ts";
import { GIVING_ERROR_TRANSLATIONS } from "./giving.ts";
import { PARENT_ERROR_TRANSLATIONS } from "./parents.ts";
import { createMessageTranslator, createTranslationTable } from "./translation-table.ts";

const ERROR_CODE_TRANSLATIONS = createTranslationTable(ERROR_CODE_MESSAGES, {
  en: ERROR_CODE_MESSAGES,
  es: {
    UNAUTHORIZED: "Inicia sesión para continuar.",
    ACCOUNT_CLOSED: "Esta cuenta está cerrada. Reactívala primero; se guarda 90 días.",
    PASSCODE_REQUIRED: "Esta página tiene una clave. Pídesela a la familia y escríbela aquí.",
    PAUSED:
      "La familia se está tomando un descanso de mensajes y regalos nuevos. Vuelve más tarde, por favor.",
    NOT_FOUND: "No pudimos encontrarlo. Puede que ya no exista.",
    METHOD_NOT_ALLOWED: "Esa dirección no se puede usar de esta manera.",
    BAD_REQUEST: "No pudimos entender esa petición.",
    INVALID_INPUT: "Revisa lo que escribiste.",
    FORBIDDEN_ORIGIN: "Esta petición no vino de nuestras páginas, así que la detuvimos.",
    OWNER_ONLY: "Solo quien es titular de la página puede hacer esto.",
    HAS_FAMILY: "Aquí ya cuidas una página tuya, y una persona puede cuidar de una sola familia.",
    FAMILY_CHANGED: "Ya no cuidas esta página. Vuelve a cargar para ver lo tuyo.",
    PLAN_LIMIT: "Llegaste al límite del plan Gratis. Pásate a Premium para agregar más.",
    ADDRESS_TAKEN: "Esta dirección ya está ocupada. Elige otra.",
    ALREADY_PURCHASED: "Alguien más acaba de comprar este regalo. Gracias por pensar en él.",
    RESERVED: "Alguien ya lo apartó. Si cambia de idea, vuelve a la lista.",
    PURCHASED_ITEM: "Este regalo ya fue comprado, así que no se puede cambiar.",
    CHANGED_MEANWHILE: "Alguien cambió esto mientras lo editabas. ¿Dejas lo suyo o lo tuyo?",
    NOT_A_CANDIDATE: "Solo los enlaces y las actividades pueden ser lo más importante.",
    CURRENCY_FIXED: "La moneda ya no se puede cambiar, porque hay un aporte anotado.",
    NO_FREE_SLOT: "Los tres lugares están ocupados. Elige cuál reemplazar.",
    TOO_MANY: "No hay lugar para más. Quita uno para agregar otro.",
    UNDO_EXPIRED:
      "Este regalo ya no se puede deshacer aquí. La familia puede ponerlo de vuelta en la lista.",
    IDEMPOTENCY_MISMATCH:
      "Esto ya se envió con otros datos. Vuelve a cargar la página e inténtalo otra vez.",
    NO_SUBSCRIPTION: "Suscríbete para abrir el portal de pagos",
    TOO_LARGE: "Eso es demasiado grande para enviarlo.",
    UNSUPPORTED_MEDIA: "Ese tipo de archivo o de datos no se admite.",
    RATE_LIMITED: "Fue mucho de una vez. Espera un momento e inténtalo otra vez.",
    CONFLICT: "Esto cambió mientras tanto. Vuelve a cargar la página e inténtalo otra vez.",
    UNAVAILABLE: "Ahora mismo no podemos hacerlo. Inténtalo otra vez en un momento.",
    INTERNAL: "Algo salió mal de nuestro lado. Inténtalo otra vez.",
  },
});

export const ERROR_TRANSLATION_TABLES = [
  ERROR_CODE_TRANSLATIONS,
  GIVING_ERROR_TRANSLATIONS,
  PARENT_ERROR_TRANSLATIONS,
  API_ERROR_TRANSLATIONS,
  SHOP_PAGE_ERROR_TRANSLATIONS,
  API_CLIENT_ERROR_TRANSLATIONS,
  FIELD_NAME_TRANSLATIONS,
  FIELD_ERROR_TRANSLATIONS,
];

/** Translates the message of an API error into the current language. Returns an unknown message unchanged. */
export const translateErrorMessage = createMessageTranslator(...ERROR_TRANSLATION_TABLES);
