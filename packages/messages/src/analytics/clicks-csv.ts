import { defineMessage } from "../define-message.ts";
import { getLinkKindLabel as getReportLabel } from "./clicks.ts";

const day = defineMessage({ en: "Day (UTC)", es: "Día (UTC)" });
const link = defineMessage({ en: "Link", es: "Enlace" });
const kind = defineMessage({ en: "Kind", es: "Tipo" });
const clicks = defineMessage({ en: "Clicks", es: "Clics" });
/** Returns the column headings of the click report's CSV file, in order. */
export const getCsvColumnHeadings = () => [day(), link(), kind(), clicks()] as const;

const removed = defineMessage({ en: "Removed", es: "Eliminado" });
/** Returns the name of a kind of link for the click report's CSV file. */
export const getLinkKindLabel = (of: Parameters<typeof getReportLabel>[0]): string =>
  of === "removed" ? removed() : getReportLabel(of);
