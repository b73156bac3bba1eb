import { defineMessage } from "../define-message.ts";

// Messages that replace a page of a family that the parent has left (rule: leaving).
export const membershipEndedTitle = defineMessage({
  en: "You no longer look after this page",
  es: "Ya no cuidas esta página",
});
export const membershipEndedMessage = defineMessage({
  en: "You left this family, or its owner took you out of it. What you wrote stays with the family, and your own account is as it was.",
  es: "Dejaste esta familia, o su titular te quitó de ella. Lo que escribiste se queda con la familia, y tu cuenta sigue igual.",
});
export const dashboardLink = defineMessage({
  en: "Go to your own page",
  es: "Ir a tu propia página",
});
