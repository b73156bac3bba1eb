import { PREVIEW_REASONS, type PreviewProblem } from "@giftling/domain/product-preview/schema";
import { say } from "./say.ts";

export const looking = say({ en: "Looking at the page…", es: "Leyendo la página…" });
export const foundAt = say({
  en: (store: string) => `Found at ${store}. Nothing is saved yet.`,
  es: (store) => `Lo encontramos en ${store}. Todavía no se guarda nada.`,
});
export const pasteIt = say({
  en: "Paste it, and we fill in what the page says.",
  es: "Pégala y llenamos lo que diga la página.",
});
export const noAnswer = say({
  en: "We couldn't look at that page just now. You can fill in the details yourself.",
  es: "Ahora no pudimos leer esa página. Puedes llenar los datos tú.",
});

const REASONS: Readonly<Record<PreviewProblem, () => string>> = {
  unreachable: say({
    en: PREVIEW_REASONS.unreachable,
    es: "No pudimos abrir esa página. Revisa la dirección o llena los datos tú.",
  }),
  slow: say({
    en: PREVIEW_REASONS.slow,
    es: "La tienda tardó demasiado en responder. Puedes llenar los datos tú.",
  }),
  missing: say({
    en: PREVIEW_REASONS.missing,
    es: "La tienda dice que esa página no existe. Revisa la dirección o llena los datos tú.",
  }),
  blocked: say({
    en: PREVIEW_REASONS.blocked,
    es: "Esta tienda no nos deja leer sus páginas. Puedes llenar los datos tú.",
  }),
  notAPage: say({
    en: PREVIEW_REASONS.notAPage,
    es: "Esa dirección no es una página que podamos leer. Puedes llenar los datos tú.",
  }),
  noDetails: say({
    en: PREVIEW_REASONS.noDetails,
    es: "No encontramos ningún producto en esa página. Puedes llenar los datos tú.",
  }),
};
/** Why a page gave nothing, as the API says it. What it says in other words stays as it is. */
export function reason(said: string): string {
  const message = Object.entries(PREVIEW_REASONS).find(([, english]) => english === said)?.[0];
  return Object.entries(REASONS).find(([problem]) => problem === message)?.[1]() ?? said;
}

/** What a page proposes a value for, as the field's label names it. */
export type Proposed = "name" | "price" | "label";
const THE = {
  name: say({ en: "the name", es: "el nombre" }),
  price: say({ en: "the price", es: "el precio" }),
  label: say({ en: "the label", es: "el nombre" }),
};
export const from = say({ en: (store: string) => `From ${store}`, es: (store) => `De ${store}` });
export const says = say({
  en: (store: string, value: string) => `${store} says “${value}”`,
  es: (store, value) => `${store} dice «${value}»`,
});
export const leaveOut = say({ en: "Leave out", es: "Dejarlo fuera" });
export const leaveOutOf = say({
  en: (what: Proposed) => `Leave out ${THE[what]()}`,
  es: (what) => `Dejar fuera ${THE[what]()}`,
});
export const take = say({ en: "Use it", es: "Usarlo" });
export const takeOf = say({
  en: (what: Proposed, value: string) => `Use ${THE[what]()} “${value}”`,
  es: (what, value) => `Usar ${THE[what]()} «${value}»`,
});
