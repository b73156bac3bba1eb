import { say } from "../say.ts";

export const firstSteps = say({ en: "First steps", es: "Primeros pasos" });
export const isReady = say({
  en: (child: string) => `${child}'s page is ready`,
  es: (child) => `La página de ${child} está lista`,
});
export const doneOf = say({
  en: (done: number, total: number) => `${done} of ${total} done`,
  es: (done, total) => `${done} de ${total} listos`,
});
export const hide = say({ en: "Hide the first steps", es: "Ocultar los primeros pasos" });
/** Text that screen readers announce after the name of a completed step. */
export const done = say({ en: "(done)", es: "(listo)" });
export const addAPhotoOf = say({
  en: (child: string) => `Add a photo of ${child}`,
  es: (child) => `Agrega una foto de ${child}`,
});
export const addThreeWishes = say({ en: "Add three wishes", es: "Agrega tres deseos" });
export const addThreeWishesSoFar = say({
  en: (wishes: number) => `Add three wishes (${wishes} so far)`,
  es: (wishes) => `Agrega tres deseos (llevas ${wishes})`,
});
export const linkA529 = say({
  en: "Link a 529 plan, or another way to help",
  es: "Enlaza un plan 529 u otra forma de ayudar",
});
export const seeAsGrandma = say({
  en: "See the page as Grandma does",
  es: "Mira la página como la ve la abuela",
});
export const shareIt = say({
  en: "Share it with your family",
  es: "Compártela con tu familia",
});
export const addAPhoto = say({ en: "Add a photo", es: "Agregar foto" });
export const addAWish = say({ en: "Add a wish", es: "Agregar deseo" });
export const addALink = say({ en: "Add a link", es: "Agregar enlace" });
export const seeThePage = say({ en: "See the page", es: "Ver la página" });
export const sendIt = say({ en: "Send it", es: "Enviarla" });
export const relativesAsk = say({
  en: "Relatives often ask what fits.",
  es: "La familia suele preguntar por las tallas.",
});
export const addSizes = say({ en: "Add sizes and likes", es: "Agregar tallas y gustos" });
