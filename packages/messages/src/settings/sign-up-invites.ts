import { defineMessage, selectPluralForm } from "../define-message.ts";
import { getSiteName } from "../language.ts";

// Messages of an owner's links for accounts of other families (rule: sign-up-invitations).
export const inviteFamilyTitle = defineMessage({
  en: "Invite another family",
  es: "Invita a otra familia",
});
export const inviteFamilyDescription = defineMessage({
  en: "Each link makes one account on this server. That family gets pages of its own, and sees nothing of yours.",
  es: "Cada enlace crea una cuenta en este servidor. Esa familia tendrá sus propias páginas y no verá nada de las tuyas.",
});
export const createLinkButton = defineMessage({ en: "Make a link", es: "Crear un enlace" });
export const createLinkErrorTitle = defineMessage({
  en: "Error making the link",
  es: "No se creó el enlace",
});
export const newLinkLabel = defineMessage({
  en: "Send this link to the other family. You won’t see it here again.",
  es: "Envía este enlace a la otra familia. No volverás a verlo aquí.",
});
export const shareTitle = defineMessage({
  en: () => `You’re invited to ${getSiteName()}`,
  es: () => `Te invitaron a ${getSiteName()}`,
});
export const unusedLinksAriaLabel = defineMessage({
  en: "Links that nobody used yet",
  es: "Enlaces sin usar",
});
const daysLeft = defineMessage({
  en: (days: number) => selectPluralForm(days, { one: "1 day left", other: `${days} days left` }),
  es: (days) => selectPluralForm(days, { one: "queda 1 día", other: `quedan ${days} días` }),
});
/** Label of a sign-up invitation, with its creator and its remaining days. `inviter` is empty if unknown. */
export const invitationLinkLabel = defineMessage({
  en: (inviter: string, days: number) => `By ${inviter || "the owner"} · ${daysLeft(days)}`,
  es: (inviter, days) => `De ${inviter || "quien es titular"} · ${daysLeft(days)}`,
});
export const revokeLinkButton = defineMessage({ en: "Take back", es: "Retirar" });
export const revokeLinkAriaLabel = defineMessage({
  en: (link: string) => `Take back: ${link}`,
  es: (link) => `Retirar: ${link}`,
});
export const linkRevokedConfirmation = defineMessage({
  en: "The link no longer works",
  es: "El enlace ya no sirve",
});
export const linkAlreadyUsedTitle = defineMessage({
  en: "Somebody used this link already",
  es: "Alguien ya usó este enlace",
});
export const unusedLinkLimitNote = defineMessage({
  en: (most: number) => `${most} links are waiting. Take one back to make another.`,
  es: (most) => `Hay ${most} enlaces sin usar. Retira uno para crear otro.`,
});
