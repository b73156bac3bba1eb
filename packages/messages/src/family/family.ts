import { formatKidPagesInEnglish } from "@giftling/domain/family/words";
import { defineMessage, formatList } from "../define-message.ts";

/** Formats a phrase such as "Emma's and Theo's pages". Without names, returns "a family's pages". */
export const formatKidHubs = defineMessage({
  en: (children: readonly string[]) => formatKidPagesInEnglish(children),
  es: (children) => {
    if (children.length === 0) return "las páginas de una familia";
    return `${children.length === 1 ? "la página" : "las páginas"} de ${formatList(children)}`;
  },
});

const OWNER_SETTING_LABELS = {
  plan: defineMessage({ en: "the plan", es: "del plan" }),
  address: defineMessage({ en: "the link", es: "del enlace" }),
  webhooks: defineMessage({ en: "the webhooks", es: "de los webhooks" }),
};
export type OwnerSetting = keyof typeof OWNER_SETTING_LABELS;

/** States who manages a setting, such as "Ana manages the plan." An empty `owner` becomes "The page's owner". */
export const formatOwnerSettingNote = defineMessage({
  en: (owner: string, what: OwnerSetting) =>
    `${owner || "The page's owner"} manages ${OWNER_SETTING_LABELS[what]()}.`,
  es: (owner, what) =>
    `${owner || "Quien es titular de la página"} se encarga ${OWNER_SETTING_LABELS[what]()}.`,
});
