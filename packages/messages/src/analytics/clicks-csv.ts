import { defineMessage } from "../define-message.ts";

const day = defineMessage({ en: "Day (UTC)", es: "Día (UTC)" });
const link = defineMessage({ en: "Link", es: "Enlace" });
const kind = defineMessage({ en: "Kind", es: "Tipo" });
const clicks = defineMessage({ en: "Clicks", es: "Clics" });
/** Returns the column headings of the CSV file with clicks, in order. */
export const getColumnHeadings = () => [day(), link(), kind(), clicks()] as const;

const KINDS = {
  payment: defineMessage({ en: "Payment link", es: "Enlace de pago" }),
  registry: defineMessage({ en: "Registry", es: "Lista de regalos" }),
  removed: defineMessage({ en: "Removed", es: "Eliminado" }),
};
/** Returns the cell value for a kind of link. */
export const getLinkKindLabel = (of: keyof typeof KINDS): string => KINDS[of]();
