import { defineMessage } from "../define-message.ts";

// Labels and texts of the thank-you templates, which a parent can use and change.
export const shortTemplateLabel = defineMessage({ en: "Short", es: "Breve" });
export const warmTemplateLabel = defineMessage({ en: "Warm", es: "Con cariño" });
export const playfulTemplateLabel = defineMessage({ en: "Playful", es: "Con humor" });
export const futureTemplateLabel = defineMessage({ en: "Looking ahead", es: "Mirando al futuro" });
export const togetherTemplateLabel = defineMessage({ en: "Together", es: "Entre todos" });
export const thankYouGreeting = defineMessage({
  en: (giver: string) => `Dear ${giver},`,
  es: (giver) => `Hola, ${giver}:`,
});
export const shortThankYouMessage = defineMessage({
  en: (child: string) => `Thank you so much. ${child} is lucky to have you.`,
  es: (child) => `Muchísimas gracias. Qué suerte tiene ${child} de contar contigo.`,
});
export const warmGiftThankYouMessage = defineMessage({
  en: (child: string, gift: string | null) =>
    `Thank you for ${gift === null ? "your gift" : `your gift: ${gift}`}. ${child} was so happy, and so are we.`,
  es: (child, gift) =>
    `Gracias por tu regalo${gift === null ? "" : `: ${gift}`}. ${child} se puso feliz, y nosotros también.`,
});
export const playfulThankYouMessage = defineMessage({
  en: (child: string) =>
    `You should have seen ${child}'s face. Thank you for picking just the right thing.`,
  es: (child) => `¡Si hubieras visto la cara de ${child}! Gracias por elegir justo lo ideal.`,
});
export const warmEducationThankYouMessage = defineMessage({
  en: (child: string) =>
    `Thank you for adding to ${child}'s education savings. Your gift will still be growing when the toys are outgrown.`,
  es: (child) =>
    `Gracias por aportar al ahorro para los estudios de ${child}. Tu regalo seguirá creciendo cuando los juguetes ya queden chicos.`,
});
export const futureThankYouMessage = defineMessage({
  en: (child: string) =>
    `One day ${child} will learn something wonderful with a little help from you. Thank you for thinking so far ahead.`,
  es: (child) =>
    `Un día ${child} aprenderá algo maravilloso con un poquito de tu ayuda. Gracias por pensar tan lejos.`,
});
export const warmContributionThankYouMessage = defineMessage({
  en: (child: string) => `Thank you for giving to ${child}. It means a lot to our whole family.`,
  es: (child) => `Gracias por tu regalo para ${child}. Significa mucho para toda nuestra familia.`,
});
export const togetherThankYouMessage = defineMessage({
  en: (child: string) =>
    `Every bit brings ${child} closer, and yours did too. Thank you for being part of it.`,
  es: (child) =>
    `Cada granito acerca a ${child} a su meta, y el tuyo también. Gracias por ser parte de esto.`,
});
