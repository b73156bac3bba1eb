import { defineMessage } from "../define-message.ts";

// Messages of the parent's menu and of the bar that contains it (rule: dashboard-menu).
export const homepageLink = defineMessage({ en: "Homepage", es: "Página de inicio" });
export const referralsLink = defineMessage({ en: "Invite Friends", es: "Invita a otra familia" });
export const viewHubLink = defineMessage({ en: "View Public Hub", es: "Ver tu página" });
export const subscriptionLink = defineMessage({ en: "Subscription", es: "Suscripción" });
export const settingsLink = defineMessage({ en: "Settings", es: "Ajustes" });
