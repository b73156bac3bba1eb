import type { PAGES } from "@giftling/domain/pages/registry";
import { defineMessage } from "../define-message.ts";

type FooterWord = Extract<(typeof PAGES)[number], { footer: string }>["footer"];

const WORDS: Readonly<Record<FooterWord, () => string>> = {
  About: defineMessage({ en: "About", es: "Quiénes somos" }),
  Terms: defineMessage({ en: "Terms", es: "Términos" }),
  Privacy: defineMessage({ en: "Privacy", es: "Privacidad" }),
  Cookies: defineMessage({ en: "Cookies", es: "Cookies" }),
};

export const getFooterLinkLabel = (english: FooterWord): string => WORDS[english]();
