import { say } from "../say.ts";

export const activity = say({ en: "Activity", es: "Actividad" });
export const noneYet = say({ en: "No invitations yet", es: "Todavía no hay invitaciones" });
export const noneYetText = say({
  en: "When somebody opens your link, you will see here how far they got.",
  es: "Cuando alguien abra tu enlace, aquí verás hasta dónde llegó.",
});
export const shareTitle = say({
  en: "Giftling, a gift page for your child",
  es: "Giftling, una página de regalos para tu peque",
});
export const showFewer = say({ en: "Show fewer", es: "Ver menos" });
export const showAll = say({
  en: (count: number) => `Show all ${count}`,
  es: (count) => `Ver las ${count}`,
});

export const shareYourLink = say({ en: "Share your link", es: "Comparte tu enlace" });
export const shareYourLinkText = say({
  en: "Send it to another parent, or let them scan the code.",
  es: "Envíalo a otra familia, o deja que escaneen el código.",
});
export const theySignUp = say({ en: "They sign up", es: "Crean su cuenta" });
export const theySignUpText = say({
  en: "Their first 30 days of Premium are free.",
  es: "Sus primeros 30 días de Premium son gratis.",
});
export const youGetAMonth = say({ en: "You get a month", es: "Tú recibes un mes" });
export const youGetAMonthText = say({
  en: "Once their first page is up, a month of Premium is yours.",
  es: "Cuando su primera página esté lista, tienes un mes de Premium.",
});
export const scanToSignUp = say({ en: "Scan to sign up", es: "Escanea para crear tu cuenta" });
export const qrCodeOfYourLink = say({
  en: "QR code of your link",
  es: "Código QR de tu enlace",
});
export const aMonthForEach = say({
  en: "A month of Premium for each friend",
  es: "Un mes de Premium por cada familia",
});
export const yourLink = say({ en: "Your link", es: "Tu enlace" });
export const yourReferralLink = say({
  en: "Your referral link",
  es: "Tu enlace para invitar",
});
export const copyLink = say({ en: "Copy link", es: "Copiar enlace" });

export const alreadyYours = say({
  en: "Premium is already yours",
  es: "Ya tienes Premium",
});
export const alreadyYoursText = say({
  en: "Everybody here has it, so there are no months to earn. Your link still works.",
  es: "Aquí lo tienen todos, así que no hay meses que ganar. Tu enlace funciona igual.",
});
export const freeUntil = say({
  en: (day: string) => `Premium is free for you until ${day}`,
  es: (day) => `Tienes Premium gratis hasta el ${day}`,
});
export const freeUntilText = say({
  en: "Thank you for telling your friends. Each month you earn is added to the end.",
  es: "Gracias por contárselo a otras familias. Cada mes que ganas se suma al final.",
});
export const active = say({ en: "Premium is active", es: "Premium está activo" });
export const activeUntil = say({
  en: (day: string) => `Premium is active until ${day}`,
  es: (day) => `Premium está activo hasta el ${day}`,
});
export const activeText = say({
  en: "You can earn months all the same. They run from the day you earn them.",
  es: "Igual puedes ganar meses. Cuentan desde el día en que los ganas.",
});

export const linkClicks = say({ en: "Link Clicks", es: "Clics en tu enlace" });
export const signUps = say({ en: "Sign-Ups", es: "Cuentas creadas" });
export const pagesPublished = say({ en: "Pages Published", es: "Páginas publicadas" });
export const monthsEarned = say({ en: "Months Earned", es: "Meses ganados" });
export const totals = say({ en: "Totals", es: "Totales" });

export const didntLoad = say({
  en: "Your invitations didn't load",
  es: "No se cargaron tus invitaciones",
});
export const everythingIsSafe = say({
  en: "Everything is safe. Please try again.",
  es: "Todo está a salvo. Inténtalo otra vez.",
});

const STATES = {
  clicked: say({ en: "Clicked", es: "Hizo clic" }),
  pending: say({ en: "Pending", es: "Pendiente" }),
  complete: say({ en: "Complete", es: "Completa" }),
};
export const stateLabel = (state: keyof typeof STATES): string => STATES[state]();

/** Formats a day within a sentence. Not used for today and yesterday. */
export const onDay = say({ en: (day: string) => `on ${day}`, es: (day) => `el ${day}` });
export const firstPageUp = say({
  en: (when: string) => `First page up ${when}`,
  es: (when) => `Publicó su primera página ${when}`,
});
export const signedUp = say({
  en: (when: string) => `Signed up ${when}, first page to come`,
  es: (when) => `Creó su cuenta ${when}; falta su primera página`,
});
export const openedYourLink = say({
  en: (when: string) => `Opened your link ${when}`,
  es: (when) => `Abrió tu enlace ${when}`,
});
export const somebody = say({ en: "Somebody", es: "Alguien" });
export const aFriend = say({ en: "A friend", es: "Otra familia" });
export const oneMonthEarned = say({ en: "1 month earned", es: "1 mes ganado" });
