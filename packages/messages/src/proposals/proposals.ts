import { defineMessage } from "../define-message.ts";

export const proposalsTitle = defineMessage({
  en: "Ideas from family and friends",
  es: "Ideas de familiares y amigos",
});
export const proposalsDescription = defineMessage({
  en: "Only you see these until you put one on the list.",
  es: "Solo tú las ves hasta que pongas alguna en la lista.",
});
export const unnamedVisitorLabel = defineMessage({ en: "No name given", es: "Sin nombre" });
export const acceptProposalButton = defineMessage({
  en: "Put on the list",
  es: "Poner en la lista",
});
export const acceptProposalAriaLabel = defineMessage({
  en: (name: string) => `Put on the list: ${name}`,
  es: (name) => `Poner en la lista: ${name}`,
});
export const declineProposalButton = defineMessage({ en: "Decline", es: "Descartar" });
export const declineProposalAriaLabel = defineMessage({
  en: (name: string) => `Decline: ${name}`,
  es: (name) => `Descartar: ${name}`,
});
export const proposalAcceptedConfirmation = defineMessage({
  en: (name: string) => `“${name}” is on the list`,
  es: (name) => `«${name}» ya está en la lista`,
});
export const acceptProposalErrorTitle = defineMessage({
  en: "Couldn’t put it on the list",
  es: "No se pudo poner en la lista",
});
export const proposalAlreadyDecidedMessage = defineMessage({
  en: "Someone in your family already decided about this idea.",
  es: "Alguien de tu familia ya decidió sobre esta idea.",
});
