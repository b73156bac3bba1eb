import { say } from "../say.ts";

export const dashboard = say({ en: "Dashboard", es: "Panel" });
export const add = say({ en: "Add", es: "Agregar" });
/** Items of the Add menu. */
const ADDABLES = {
  gift: say({ en: "A gift or an activity", es: "Un regalo o una actividad" }),
  update: say({ en: "An update", es: "Una noticia" }),
  money: say({ en: "Money received", es: "Dinero recibido" }),
  "other-gift": say({
    en: "A gift that wasn't on the list",
    es: "Un regalo que no estaba en la lista",
  }),
  payment: say({ en: "A payment link", es: "Un enlace de pago" }),
  registry: say({ en: "A registry", es: "Una lista de regalos" }),
};
export const addable = (what: keyof typeof ADDABLES): string => ADDABLES[what]();
/** Names of the dashboard's pages, as in its navigation bars. */
const PLACES = {
  "/dashboard": say({ en: "Today", es: "Hoy" }),
  "/dashboard/wishlist": say({ en: "Wishlist", es: "Deseos" }),
  "/dashboard/giving": say({ en: "Giving", es: "Aportes" }),
  "/dashboard/news": say({ en: "News", es: "Noticias" }),
};
export const place = (to: keyof typeof PLACES): string => PLACES[to]();
export const hubsAddress = say({
  en: "Your hub's address",
  es: "La dirección de tu página",
});
export const hubIsAt = say({
  en: (child: string) => `${child}'s hub is at`,
  es: (child) => `La página de ${child} está en`,
});
export const hubOf = say({
  en: (child: string) => `${child}'s Hub`,
  es: (child) => `La página de ${child}`,
});
export const viewHub = say({ en: "View Public Hub", es: "Ver tu página" });
export const chooseAChild = say({
  en: (child: string) => `${child}: choose a child`,
  es: (child) => `${child}: elegir a quién ver`,
});
export const newChild = say({ en: "New Child", es: "Nueva página" });
export const editProfile = say({ en: "Edit Profile", es: "Editar perfil" });
export const deleteChild = say({
  en: (child: string) => `Delete ${child}`,
  es: (child) => `Eliminar a ${child}`,
});
export const children = say({ en: "Children", es: "Páginas de la familia" });
export const didntLoad = say({
  en: "Your dashboard didn't load",
  es: "Tu panel no se cargó",
});
export const settings = say({ en: "Settings", es: "Ajustes" });
export const search = say({ en: "Search", es: "Buscar" });
export const logOut = say({ en: "Log Out", es: "Cerrar sesión" });
export const noKids = say({ en: "No kids found", es: "No hay páginas" });
export const noKidsWrong = say({
  en: "No kids found. Something went wrong.",
  es: "No encontramos ninguna página. Algo salió mal.",
});
export const noHubYet = say({
  en: "Your account has no child's hub yet. A few questions, and it is there.",
  es: "Tu cuenta todavía no tiene ninguna página. Con unas cuantas preguntas queda lista.",
});
export const setUpAHub = say({ en: "Set up a hub", es: "Crear una página" });
export const pageDidntLoad = say({
  en: "This page didn't load",
  es: "Esta página no se cargó",
});
