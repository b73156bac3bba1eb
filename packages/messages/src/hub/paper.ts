import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

export const paperStyleLabels = {
  folded: defineMessage({ en: "Folded card", es: "Tarjeta doblada" }),
  cards: defineMessage({ en: "Two cards", es: "Dos tarjetas" }),
  poster: defineMessage({ en: "Poster", es: "Póster" }),
} as const;

export const paperStyleHints = {
  folded: defineMessage({
    en: "One sheet, printed on one side. Fold it in half twice, top to bottom and then side to side.",
    es: "Una hoja, impresa por un lado. Dóblala dos veces a la mitad: primero de arriba abajo y luego de lado a lado.",
  }),
  cards: defineMessage({
    en: "One sheet. Cut it along the dotted line.",
    es: "Una hoja. Córtala por la línea punteada.",
  }),
  poster: defineMessage({
    en: "One sheet for the fridge, or for the table at the party.",
    es: "Una hoja para el refrigerador o para la mesa de la fiesta.",
  }),
} as const;

export const paperSizeLabels = {
  letter: defineMessage({ en: "US Letter", es: "Carta" }),
  a4: defineMessage({ en: "A4", es: "A4" }),
} as const;

export const printCardButton = defineMessage({ en: "Print a card", es: "Imprimir una tarjeta" });
export const pageTitle = defineMessage({
  en: (child: string) => `Print a card for ${child}`,
  es: (child) => `Imprime una tarjeta para ${child}`,
});
export const pageDescription = defineMessage({
  en: "For relatives who like paper better. They scan the code, or type the address.",
  es: "Para quien prefiere el papel. Se escanea el código o se escribe la dirección.",
});
export const paperStyleLegend = defineMessage({ en: "What to print", es: "Qué imprimir" });
export const paperSizeLegend = defineMessage({ en: "Paper", es: "Papel" });
export const kidLegend = defineMessage({ en: "For", es: "Para" });
export const printButton = defineMessage({ en: "Print", es: "Imprimir" });
export const manualPrintHint = defineMessage({
  en: "Choose Print in your browser's menu.",
  es: "Elige Imprimir en el menú de tu navegador.",
});
export const previewAriaLabel = defineMessage({
  en: "What will be printed",
  es: "Lo que se va a imprimir",
});
export const backToHubLink = defineMessage({
  en: (child: string) => `Back to ${child}'s page`,
  es: (child) => `Volver a la página de ${child}`,
});
export const hubTagline = defineMessage({
  en: "Wishes, news, and a place for a kind word",
  es: "Deseos, noticias y un lugar para unas palabras bonitas",
});
export const scanQrCodeHint = defineMessage({
  en: (child: string) => `Scan to open ${child}'s page`,
  es: (child) => `Escanea para abrir la página de ${child}`,
});
export const scanQrCodeHintWithoutName = defineMessage({
  en: "Scan to open the page",
  es: "Escanea para abrir la página",
});
export const printedUrlHint = defineMessage({ en: "or type", es: "o escribe" });
export const passcodeLabel = defineMessage({ en: "Passcode", es: "Clave" });
export const passcodeHint = defineMessage({
  en: "The code opens the page without the passcode. Whoever types the address needs it: write it on the line. After you change the passcode, print again.",
  es: "El código abre la página sin la clave. Quien escribe la dirección la necesita: anótala en la línea. Si cambias la clave, imprime otra vez.",
});
export const wishesHeading = defineMessage({
  en: (child: string) => `What would make ${child} happy`,
  es: (child) => `Lo que haría feliz a ${child}`,
});
export const wishesHeadingWithoutName = defineMessage({
  en: "What would be nice",
  es: "Lo que haría feliz",
});
export const noWishesMessage = defineMessage({
  en: (child: string) => `Come and see what ${child} is up to, and what would be a nice surprise.`,
  es: (child) => `Ven a ver qué hace ${child} y qué sería una linda sorpresa.`,
});
export const contributionCodeLabel = defineMessage({
  en: "529 plan code",
  es: "Código del plan 529",
});
export const brandingNote = defineMessage({
  en: () => `Made with ${getSiteName()}`,
  es: () => `Hecho con ${getSiteName()}`,
});
