import { say } from "../say.ts";

/** Texts of the parent's menu and of the bar that contains it (rule: dashboard-menu). */
export const homepage = say({ en: "Homepage", es: "Página de inicio" });
export const inviteFriends = say({ en: "Invite Friends", es: "Invita a otra familia" });
export const viewPublicHub = say({ en: "View Public Hub", es: "Ver tu página" });
export const subscription = say({ en: "Subscription", es: "Suscripción" });
export const settings = say({ en: "Settings", es: "Ajustes" });
export const ourFamilyHub = say({ en: "Our Family Hub", es: "La página de nuestra familia" });
