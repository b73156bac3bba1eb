import { defineMessage } from "../define-message.ts";

export const drawingAltText = defineMessage({
  en: (child: string) => `A drawing from ${child}`,
  es: (child) => `Un dibujo de ${child}`,
});
export const drawingLabel = defineMessage({
  en: (child: string) => `A drawing from ${child} (optional)`,
  es: (child) => `Un dibujo de ${child} (opcional)`,
});
export const drawingLoadingStatus = defineMessage({ en: "Opening…", es: "Abriendo…" });
