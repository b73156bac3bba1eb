import { defineMessage } from "../define-message.ts";

// Messages of the form with which a visitor proposes a wish (rule: proposals).

export const proposalTitle = defineMessage({
  en: (child: string) => `Suggest an idea for ${child}`,
  es: (child) => `Sugiere una idea para ${child}`,
});
export const proposalDescription = defineMessage({
  en: (child: string) =>
    `Know something ${child} would love? The family sees it first and decides whether it goes on the list.`,
  es: (child) =>
    `¿Sabes de algo que a ${child} le encantaría? La familia lo ve primero y decide si lo pone en la lista.`,
});
export const nameLabel = defineMessage({ en: "What is it?", es: "¿Qué es?" });
export const urlLabel = defineMessage({
  en: "A link, if you have one",
  es: "Un enlace, si lo tienes",
});
export const noteLabel = defineMessage({
  en: "A few words, if you like",
  es: "Unas palabras, si quieres",
});
export const proposeButton = defineMessage({ en: "Send the idea", es: "Enviar la idea" });
export const proposalSentMessage = defineMessage({
  en: (child: string) => `${child}'s family will see your idea. Thanks for thinking of ${child}.`,
  es: (child) => `La familia de ${child} verá tu idea. Gracias por pensar en ${child}.`,
});
