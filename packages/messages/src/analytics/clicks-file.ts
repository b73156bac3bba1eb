import { say } from "../say.ts";

const day = say({ en: "Day (UTC)", es: "Día (UTC)" });
const link = say({ en: "Link", es: "Enlace" });
const kind = say({ en: "Kind", es: "Tipo" });
const clicks = say({ en: "Clicks", es: "Clics" });
/** Returns the column names of the clicks file, in order. */
export const columns = () => [day(), link(), kind(), clicks()] as const;

const KINDS = {
  payment: say({ en: "Payment link", es: "Enlace de pago" }),
  registry: say({ en: "Registry", es: "Lista de regalos" }),
  removed: say({ en: "Removed", es: "Eliminado" }),
};
/** Returns the text for a kind of link in the file's rows. */
export const kindInFile = (of: keyof typeof KINDS): string => KINDS[of]();
