import { say } from "../say.ts";

export const drawingFrom = say({
  en: (child: string) => `A drawing from ${child}`,
  es: (child) => `Un dibujo de ${child}`,
});
export const drawingOptional = say({
  en: (child: string) => `A drawing from ${child} (optional)`,
  es: (child) => `Un dibujo de ${child} (opcional)`,
});
export const opening = say({ en: "Opening…", es: "Abriendo…" });
