import type { FOOTER_PAGES } from "@giftling/domain/pages/access";
import { defineMessage } from "../define-message.ts";

type FooterWord = (typeof FOOTER_PAGES)[number]["footer"];

const FOOTER_LINK_LABELS: Readonly<Record<FooterWord, () => string>> = {
  About: defineMessage({ en: "About", es: "Quiénes somos" }),
  Terms: defineMessage({ en: "Terms", es: "Términos" }),
  Privacy: defineMessage({ en: "Privacy", es: "Privacidad" }),
  Cookies: defineMessage({ en: "Cookies", es: "Cookies" }),
};

export const getFooterLinkLabel = (english: FooterWord): string => FOOTER_LINK_LABELS[english]();
