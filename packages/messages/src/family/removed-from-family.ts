import { defineMessage } from "../define-message.ts";

// Messages that replace onboarding for a parent who was removed from a family. `familyUrlPendingMessage` is for a
// parent whose family's owner has not chosen a family URL.
export const removedFromFamilyTitle = defineMessage({
  en: "You no longer look after that page",
  es: "Ya no cuidas esa página",
});
export const removedFromFamilyMessage = defineMessage({
  en: "Its owner looks after it without you now. What you wrote stays with the family, and your own account is as it was: you can start a page for a family of your own, or take your data with you.",
  es: "Ahora quien es titular la cuida sin ti. Lo que escribiste se queda con la familia, y tu propia cuenta sigue como estaba: puedes crear una página para tu familia o llevarte tus datos.",
});
export const createFamilyButton = defineMessage({
  en: "Start a family of your own",
  es: "Crear la página de tu familia",
});
export const requestInvitationHint = defineMessage({
  en: "If it was a mistake, ask the owner to invite you again.",
  es: "Si fue un error, pide que te envíen otra invitación.",
});
export const familyUrlPendingMessage = defineMessage({
  en: (owner: string) =>
    `${owner || "The owner"} still has to choose the page's link. As soon as that is done, the dashboard is yours too.`,
  es: (owner) =>
    `${owner || "Quien es titular"} todavía tiene que elegir el enlace de la página. En cuanto lo haga, el panel también es tuyo.`,
});
