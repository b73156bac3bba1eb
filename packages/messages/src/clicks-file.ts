import { say } from "./say.ts";

const day = say({ en: "Day (UTC)", es: "Día (UTC)" });
const link = say({ en: "Link", es: "Enlace" });
const kind = say({ en: "Kind", es: "Tipo" });
const clicks = say({ en: "Clicks", es: "Clics" });
/** What the columns of the file of clicks are called, in their order. */
export const columns = () => [day(), link(), kind(), clicks()] as const;

const KINDS = {
  payment: say({ en: "Payment link", es: "Enlace de pago" }),
  registry: say({ en: "Registry", es: "Lista de regalos" }),
  removed: say({ en: "Removed", es: "Eliminado" }),
};
/** What kind of link a line is about. */
export const kindInFile = (of: keyof typeof KINDS): string => KINDS[of]();
