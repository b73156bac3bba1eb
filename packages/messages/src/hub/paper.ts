import { say } from "../say.ts";

/** Names of the printable sheets, by style. */
export const styles = {
  folded: say({ en: "Folded card", es: "Tarjeta doblada" }),
  cards: say({ en: "Two cards", es: "Dos tarjetas" }),
  poster: say({ en: "Poster", es: "Póster" }),
} as const;

/** Instructions for the printable sheets, by style. */
export const hints = {
  folded: say({
    en: "One sheet, printed on one side. Fold it in half twice, top to bottom and then side to side.",
    es: "Una hoja, impresa por un lado. Dóblala dos veces a la mitad: primero de arriba abajo y luego de lado a lado.",
  }),
  cards: say({
    en: "One sheet. Cut it along the dotted line.",
    es: "Una hoja. Córtala por la línea punteada.",
  }),
  poster: say({
    en: "One sheet for the fridge, or for the table at the party.",
    es: "Una hoja para el refrigerador o para la mesa de la fiesta.",
  }),
} as const;

export const sizes = {
  letter: say({ en: "US Letter", es: "Carta" }),
  a4: say({ en: "A4", es: "A4" }),
} as const;

export const printACard = say({ en: "Print a card", es: "Imprimir una tarjeta" });
export const title = say({
  en: (child: string) => `Print a card for ${child}`,
  es: (child) => `Imprime una tarjeta para ${child}`,
});
export const lead = say({
  en: "For relatives who like paper better. They scan the code, or type the address.",
  es: "Para quien prefiere el papel. Se escanea el código o se escribe la dirección.",
});
export const styleGroup = say({ en: "What to print", es: "Qué imprimir" });
export const sizeGroup = say({ en: "Paper", es: "Papel" });
export const childGroup = say({ en: "For", es: "Para" });
export const print = say({ en: "Print", es: "Imprimir" });
export const printByHand = say({
  en: "Choose Print in your browser's menu.",
  es: "Elige Imprimir en el menú de tu navegador.",
});
export const preview = say({
  en: "What will be printed",
  es: "Lo que se va a imprimir",
});
export const backTo = say({
  en: (child: string) => `Back to ${child}'s page`,
  es: (child) => `Volver a la página de ${child}`,
});
export const tagline = say({
  en: "Wishes, news, and a place for a kind word",
  es: "Deseos, noticias y un lugar para unas palabras bonitas",
});
export const scan = say({
  en: (child: string) => `Scan to open ${child}'s page`,
  es: (child) => `Escanea para abrir la página de ${child}`,
});
export const scanPage = say({ en: "Scan to open the page", es: "Escanea para abrir la página" });
export const orType = say({ en: "or type", es: "o escribe" });
export const wishes = say({
  en: (child: string) => `What would make ${child} happy`,
  es: (child) => `Lo que haría feliz a ${child}`,
});
export const someWishes = say({ en: "What would be nice", es: "Lo que haría feliz" });
export const comeAndSee = say({
  en: (child: string) => `Come and see what ${child} is up to, and what would be a nice surprise.`,
  es: (child) => `Ven a ver qué hace ${child} y qué sería una linda sorpresa.`,
});
export const planCode = say({ en: "529 plan code", es: "Código del plan 529" });
export const qrCode = say({
  en: (child: string) => `QR code of ${child}'s page`,
  es: (child) => `Código QR de la página de ${child}`,
});
export const madeWith = say({ en: "Made with Giftling", es: "Hecho con Giftling" });
