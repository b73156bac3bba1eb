import { PROGRAMS } from "@giftling/domain/sentences/programs";
import { createTranslationTable } from "./translation-table.ts";

/** Error messages for programs that call the API. */
export const API_CLIENT_ERRORS = createTranslationTable(PROGRAMS, {
  en: PROGRAMS,
  es: {
    noOrder: "Nombra lo que hay que ordenar.",
    longOrder: "Son más de los que caben en una lista.",
    orderedOnce: "Nombra cada uno una sola vez.",
    priorityOrder: "El lugar es 1, 2 o 3.",
    sizesRight: "No lo envíes, o di que sí (true).",
    version: "Esta versión no es nuestra.",
    codeMissing: "Falta el código.",
    notACode: "Ese no es un código de invitación.",
    range: "Elige 7, 30 o 90 días.",
    manyGifts: "Elige 1,000 regalos a la vez como máximo.",
    manyWishes: "Elige 500 deseos a la vez como máximo.",
    noWishes: "Nombra al menos un deseo.",
    returnPath: "Da una ruta de este sitio, por ejemplo /subscription.",
    longReturnPath: "Esa dirección es demasiado larga.",
    foreignReturn: "Las direcciones de regreso deben ser páginas de este sitio.",
    noSuchField: "«{name}» no es un campo de esta petición.",
    notJson: "El contenido no es JSON válido.",
    notAnObject: "El contenido debe ser un objeto JSON.",
    longBatch: "Una petición puede llamar a {most} procedimientos como máximo.",
    wrongKey: "La Idempotency-Key debe tener de 8 a 200 caracteres ASCII visibles.",
    keyOf: "Usa de 8 a 200 caracteres ASCII visibles.",
    holdNeeded: "Indica el apartado de cuya persona se trata.",
    wrongSignature: "La firma no coincide.",
    notAnEvent: "Eso no es un evento.",
  },
});
