import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

export const hubNotFoundTitle = defineMessage({
  en: "Hub Not Found",
  es: "No encontramos esta página",
});
export const hubNotFoundMessage = defineMessage({
  en: "This family hub doesn't exist or has been removed",
  es: "Esta página familiar no existe o ya no está disponible",
});
export const hubNotFoundHint = defineMessage({
  en: "Please check the link, or ask the family to send it to you again.",
  es: "Revisa el enlace o pídele a la familia que te lo envíe otra vez.",
});
export const homepageLink = defineMessage({
  en: "Go to the home page",
  es: "Ir a la página de inicio",
});
export const siteTagline = defineMessage({
  en: "One page for each child. Something that grows with them.",
  es: "Una página para cada niño. Algo que crece con ellos.",
});
export const footerAriaLabel = defineMessage({ en: "Footer", es: "Pie de página" });
export const contactLink = defineMessage({ en: "Contact", es: "Contacto" });
export const notFoundTitle = defineMessage({
  en: "404 Page Not Found",
  es: "404 Página no encontrada",
});
export const missingRouteMessage = defineMessage({
  en: "Did you forget to add the page to the router?",
  es: "¿Se te olvidó agregar la página al enrutador?",
});
export const notFoundMessage = defineMessage({
  en: "This page isn't here. The link may be old, or missing a letter.",
  es: "Esta página no está aquí. El enlace puede ser viejo, o le falta una letra.",
});
export const demoHubLink = defineMessage({
  en: "See a sample page",
  es: "Ver una página de muestra",
});
export const signInHint = defineMessage({
  en: "This may be one of your own pages. Log in to see it.",
  es: "Puede ser una de tus páginas. Inicia sesión para verla.",
});
export const closeMenuAriaLabel = defineMessage({ en: "Close the menu", es: "Cerrar el menú" });
export const menuAriaLabel = defineMessage({ en: "Menu", es: "Menú" });
export const pricingTitle = defineMessage({ en: "Pricing", es: "Precios" });
export const dashboardLink = defineMessage({ en: "Dashboard", es: "Panel" });
export const mainMenuAriaLabel = defineMessage({ en: "Main", es: "Principal" });
export const createHubButton = defineMessage({
  en: "Create Your Free Hub",
  es: "Crea tu página gratis",
});

export const javaScriptRequiredMessage = defineMessage({
  en: () =>
    `${getSiteName()} needs JavaScript for this page. Please turn it on and load the page again.`,
  es: () =>
    `${getSiteName()} necesita JavaScript para esta página. Actívalo y vuelve a cargarla, por favor.`,
});
