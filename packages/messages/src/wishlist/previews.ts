import { say } from "../say.ts";
import { SHOP_REFUSALS } from "../sentences/refusals.ts";
import { createWorded } from "../sentences/worded.ts";

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

/** Translates the API's reason for a failed preview. Returns other texts unchanged. */
export const reason = createWorded(SHOP_REFUSALS);

/** Field for which a shop's page proposes a value. */
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
