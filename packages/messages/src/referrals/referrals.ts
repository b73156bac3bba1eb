import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

export const referralHistoryTitle = defineMessage({ en: "Activity", es: "Actividad" });
export const noReferralsTitle = defineMessage({
  en: "No invitations yet",
  es: "Todavía no hay invitaciones",
});
export const noReferralsMessage = defineMessage({
  en: "When somebody opens your link, you will see here how far they got.",
  es: "Cuando alguien abra tu enlace, aquí verás hasta dónde llegó.",
});
export const shareTitle = defineMessage({
  en: () => `${getSiteName()}, a gift page for your child`,
  es: () => `${getSiteName()}, una página de regalos para tu peque`,
});
export const showAllReferralsButton = defineMessage({
  en: (count: number) => `Show all ${count}`,
  es: (count) => `Ver las ${count}`,
});

export const shareStepTitle = defineMessage({ en: "Share your link", es: "Comparte tu enlace" });
export const shareStepDescription = defineMessage({
  en: "Send it to another parent, or let them scan the code.",
  es: "Envíalo a otra familia, o deja que escaneen el código.",
});
export const signUpStepTitle = defineMessage({ en: "They sign up", es: "Crean su cuenta" });
export const signUpStepDescription = defineMessage({
  en: "Their first 30 days of Premium are free.",
  es: "Sus primeros 30 días de Premium son gratis.",
});
export const rewardStepTitle = defineMessage({ en: "You get a month", es: "Tú recibes un mes" });
export const rewardStepDescription = defineMessage({
  en: "Once their first page is up, a month of Premium is yours.",
  es: "Cuando su primera página esté lista, tienes un mes de Premium.",
});
export const qrCodeTitle = defineMessage({
  en: "Scan to sign up",
  es: "Escanea para crear tu cuenta",
});
export const qrCodeLabel = defineMessage({
  en: "QR code of your link",
  es: "Código QR de tu enlace",
});
export const rewardHeading = defineMessage({
  en: "A month of Premium for each friend",
  es: "Un mes de Premium por cada familia",
});
export const referralLinkHeading = defineMessage({ en: "Your link", es: "Tu enlace" });
export const referralLinkLabel = defineMessage({
  en: "Your referral link",
  es: "Tu enlace para invitar",
});

export const premiumIncludedTitle = defineMessage({
  en: "Premium is already yours",
  es: "Ya tienes Premium",
});
export const premiumIncludedMessage = defineMessage({
  en: "Everybody here has it, so there are no months to earn. Your link still works.",
  es: "Aquí lo tienen todos, así que no hay meses que ganar. Tu enlace funciona igual.",
});
export const earnedPremiumTitle = defineMessage({
  en: (day: string) => `Premium is free for you until ${day}`,
  es: (day) => `Tienes Premium gratis hasta el ${day}`,
});
export const earnedPremiumMessage = defineMessage({
  en: "Thank you for telling your friends. Each month you earn is added to the end.",
  es: "Gracias por contárselo a otras familias. Cada mes que ganas se suma al final.",
});
export const activePremiumTitle = defineMessage({
  en: "Premium is active",
  es: "Premium está activo",
});
export const activePremiumTitleWithEndDate = defineMessage({
  en: (day: string) => `Premium is active until ${day}`,
  es: (day) => `Premium está activo hasta el ${day}`,
});
export const activePremiumMessage = defineMessage({
  en: "You can earn months all the same. They run from the day you earn them.",
  es: "Igual puedes ganar meses. Cuentan desde el día en que los ganas.",
});

export const linkClicksLabel = defineMessage({ en: "Link Clicks", es: "Clics en tu enlace" });
export const signUpsLabel = defineMessage({ en: "Sign-Ups", es: "Cuentas creadas" });
export const publishedHubsLabel = defineMessage({
  en: "Pages Published",
  es: "Páginas publicadas",
});
export const earnedMonthsLabel = defineMessage({ en: "Months Earned", es: "Meses ganados" });
export const totalsAriaLabel = defineMessage({ en: "Totals", es: "Totales" });

export const loadErrorTitle = defineMessage({
  en: "Your invitations didn't load",
  es: "No se cargaron tus invitaciones",
});

const REFERRAL_STATE_LABELS = {
  clicked: defineMessage({ en: "Clicked", es: "Hizo clic" }),
  pending: defineMessage({ en: "Pending", es: "Pendiente" }),
  complete: defineMessage({ en: "Complete", es: "Completa" }),
};
export const getReferralStateLabel = (state: keyof typeof REFERRAL_STATE_LABELS): string =>
  REFERRAL_STATE_LABELS[state]();

/** Phrase for a day other than today and yesterday, such as "on March 4". */
export const earlierDateLabel = defineMessage({
  en: (day: string) => `on ${day}`,
  es: (day) => `el ${day}`,
});
export const hubPublishedStatus = defineMessage({
  en: (when: string) => `First page up ${when}`,
  es: (when) => `Publicó su primera página ${when}`,
});
export const signedUpStatus = defineMessage({
  en: (when: string) => `Signed up ${when}, first page to come`,
  es: (when) => `Creó su cuenta ${when}; falta su primera página`,
});
export const linkClickedStatus = defineMessage({
  en: (when: string) => `Opened your link ${when}`,
  es: (when) => `Abrió tu enlace ${when}`,
});
export const anonymousVisitorName = defineMessage({ en: "Somebody", es: "Alguien" });
export const referredParentName = defineMessage({ en: "A friend", es: "Otra familia" });
export const rewardEarnedLabel = defineMessage({ en: "1 month earned", es: "1 mes ganado" });
