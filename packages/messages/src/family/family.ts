import { formatKidPagesInEnglish } from "@giftling/domain/family/words";
import { defineMessage, formatList } from "../define-message.ts";

/**
 * Formats the phrase for the pages of kids, such as "Emma's page" or "Emma's and Theo's pages". Without names, returns
 * "a family's pages".
 */
export const formatKidPages = defineMessage({
  en: (children: readonly string[]) => formatKidPagesInEnglish(children),
  es: (children) => {
    if (children.length === 0) return "las páginas de una familia";
    return `${children.length === 1 ? "la página" : "las páginas"} de ${formatList(children)}`;
  },
});

const THINGS = {
  plan: defineMessage({ en: "the plan", es: "del plan" }),
  address: defineMessage({ en: "the link", es: "del enlace" }),
  webhooks: defineMessage({ en: "the webhooks", es: "de los webhooks" }),
};
/** Setting that only the owner can change. */
export type OwnerSetting = keyof typeof THINGS;

/**
 * States who manages a setting, such as "Ana manages the plan." If `owner` is empty, the subject is "The page's owner".
 */
export const ownerSettingNote = defineMessage({
  en: (owner: string, what: OwnerSetting) =>
    `${owner || "The page's owner"} manages ${THINGS[what]()}.`,
  es: (owner, what) => `${owner || "Quien es titular de la página"} se encarga ${THINGS[what]()}.`,
});
