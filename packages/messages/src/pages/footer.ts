import type { PAGES } from "@giftling/domain/pages/registry";
import { say } from "../say.ts";

type FooterWord = Extract<(typeof PAGES)[number], { footer: string }>["footer"];

const WORDS: Readonly<Record<FooterWord, () => string>> = {
  About: say({ en: "About", es: "Quiénes somos" }),
  Terms: say({ en: "Terms", es: "Términos" }),
  Privacy: say({ en: "Privacy", es: "Privacidad" }),
  Cookies: say({ en: "Cookies", es: "Cookies" }),
};

/** Returns the text of a footer link. */
export const footerWord = (english: FooterWord): string => WORDS[english]();
