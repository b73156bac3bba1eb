import { pagesOf as pagesInEnglish } from "@giftling/domain/family/words";
import { listed, say } from "../say.ts";

/** Names the pages of kids, such as "Emma's page" or "Emma's and Theo's pages". Without names, returns "a family's pages". */
export const pagesOf = say({
  en: (children: readonly string[]) => pagesInEnglish(children),
  es: (children) => {
    if (children.length === 0) return "las páginas de una familia";
    return `${children.length === 1 ? "la página" : "las páginas"} de ${listed(children)}`;
  },
});

const THINGS = {
  plan: say({ en: "the plan", es: "del plan" }),
  address: say({ en: "the address", es: "de la dirección" }),
};
/** Setting that only the owner can change. */
export type OwnersThing = keyof typeof THINGS;

/**
 * States who manages a setting, such as "Ana looks after the plan." Without a name, the text is "The page's owner looks
 * after the plan."
 */
export const ownerLooksAfter = say({
  en: (owner: string, what: OwnersThing) =>
    `${owner || "The page's owner"} looks after ${THINGS[what]()}.`,
  es: (owner, what) => `${owner || "Quien es titular de la página"} se encarga ${THINGS[what]()}.`,
});
