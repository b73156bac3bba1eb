import { say } from "../say.ts";

export const hubNotFound = say({ en: "Hub Not Found", es: "No encontramos esta página" });
export const hubRemoved = say({
  en: "This family hub doesn't exist or has been removed",
  es: "Esta página familiar no existe o ya no está disponible",
});
export const checkTheAddress = say({
  en: "Please check the address, or ask the family to send you their link again.",
  es: "Revisa la dirección o pídele a la familia que te envíe otra vez su enlace.",
});
export const goHome = say({ en: "Go to the home page", es: "Ir a la página de inicio" });
export const tagline = say({
  en: "One page for each child. Something that grows with them.",
  es: "Una página para cada niño. Algo que crece con ellos.",
});
export const footer = say({ en: "Footer", es: "Pie de página" });
export const contact = say({ en: "Contact", es: "Contacto" });
export const notFound404 = say({ en: "404 Page Not Found", es: "404 Página no encontrada" });
export const forgotRouter = say({
  en: "Did you forget to add the page to the router?",
  es: "¿Se te olvidó agregar la página al enrutador?",
});
export const pageIsntHere = say({
  en: "This page isn't here. The link may be old, or a letter of it is missing.",
  es: "Esta página no está aquí. El enlace puede ser viejo, o le falta una letra.",
});
export const seeASample = say({ en: "See a sample hub", es: "Ver una página de muestra" });
export const maybeYourOwn = say({
  en: "This may be one of your own pages. Log in to see it.",
  es: "Puede ser una de tus páginas. Inicia sesión para verla.",
});
export const closeTheMenu = say({ en: "Close the menu", es: "Cerrar el menú" });
export const menu = say({ en: "Menu", es: "Menú" });
export const pricing = say({ en: "Pricing", es: "Precios" });
export const dashboard = say({ en: "Dashboard", es: "Panel" });
export const mainMenu = say({ en: "Main", es: "Principal" });
export const createYourHub = say({ en: "Create Your Free Hub", es: "Crea tu página gratis" });

/** Text shown on pages that need JavaScript. */
export const needsScript = say({
  en: "Giftling needs JavaScript for this page. Please turn it on and load the page again.",
  es: "Giftling necesita JavaScript para esta página. Actívalo y vuelve a cargarla, por favor.",
});
