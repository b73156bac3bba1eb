import { defineMessage } from "../define-message.ts";

const day = defineMessage({ en: "Day (UTC)", es: "Día (UTC)" });
const link = defineMessage({ en: "Link", es: "Enlace" });
const kind = defineMessage({ en: "Kind", es: "Tipo" });
const clicks = defineMessage({ en: "Clicks", es: "Clics" });
/** Returns the column names of the clicks file, in order. */
export const getColumnHeadings = () => [day(), link(), kind(), clicks()] as const;

const KINDS = {
  payment: defineMessage({ en: "Payment link", es: "Enlace de pago" }),
  registry: defineMessage({ en: "Registry", es: "Lista de regalos" }),
  removed: defineMessage({ en: "Removed", es: "Eliminado" }),
};
/** Returns the text for a kind of link in the file's rows. */
export const getLinkKindLabel = (of: keyof typeof KINDS): string => KINDS[of]();
