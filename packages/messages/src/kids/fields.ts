import type { KidText } from "@giftling/domain/kids/texts";
import { defineMessage } from "../define-message.ts";
import { getFieldName } from "../sentences/fields.ts";

export const birthdayLegend = defineMessage({
  en: "Birthday (optional)",
  es: "Cumpleaños (opcional)",
});
export const birthdayLabel = defineMessage({ en: "Birthday", es: "Cumpleaños" });
export const monthPlaceholder = defineMessage({ en: "Month", es: "Mes" });
export const dayPlaceholder = defineMessage({ en: "Day", es: "Día" });
/** Accessible name of a month field. `what` is the name of the day, such as "Birthday". */
export const monthAriaLabel = defineMessage({
  en: (what: string) => `${what} month`,
  es: (what) => `${what}: mes`,
});
export const dayAriaLabel = defineMessage({
  en: (what: string) => `${what} day`,
  es: (what) => `${what}: día`,
});

export const secondDayLegend = defineMessage({
  en: "Another day to celebrate (optional)",
  es: "Otro día para celebrar (opcional)",
});
export const secondDayLabel = defineMessage({ en: "Other day:", es: "Otro día" });
export const secondDayNameAriaLabel = defineMessage({
  en: "What the day is called",
  es: "Cómo se llama ese día",
});
export const secondDayHint = defineMessage({
  en: "The page shows it, and relatives can ask for a reminder.",
  es: "Se ve en la página, y tus familiares pueden pedir un recordatorio.",
});
export const secondDayNamePlaceholder = defineMessage({
  en: "First day of school, Christmas",
  es: "Primer día de clases, Navidad",
});

export const firstNameLabel = defineMessage({ en: "First name", es: "Nombre" });
const optionalFieldLabel = defineMessage({
  en: (name: string) => `${name} (optional)`,
  es: (name) => `${name} (opcional)`,
});
export const getKidTextLabel = (name: KidText): string => optionalFieldLabel(getFieldName(name));
/** Example values of a kid's text fields. */
const KID_TEXT_PLACEHOLDERS: Readonly<Partial<Record<KidText, () => string>>> = {
  grade: defineMessage({ en: "Kindergarten, 3rd", es: "Kínder, 3.er grado" }),
  schoolType: defineMessage({
    en: "Public, private, homeschool",
    es: "Pública, privada, en casa",
  }),
};
export const getKidTextPlaceholder = (name: KidText): string | undefined =>
  KID_TEXT_PLACEHOLDERS[name]?.();
const KID_TEXT_HINTS: Readonly<Partial<Record<KidText, () => string>>> = {
  schoolType: defineMessage({ en: "Only you see this.", es: "Solo lo ves tú." }),
  bio: defineMessage({
    en: "A line or two that relatives will read first.",
    es: "Una o dos líneas: es lo primero que leen tus familiares.",
  }),
};
export const getKidTextHint = (name: KidText): string | undefined => KID_TEXT_HINTS[name]?.();

export const pictureLoadingStatus = defineMessage({ en: "Opening…", es: "Abriendo…" });
export const pictureHint = defineMessage({
  en: "Optional. Any photo: a large one is made smaller first.",
  es: "Opcional. Cualquier foto: si es grande, primero se hace más pequeña.",
});
