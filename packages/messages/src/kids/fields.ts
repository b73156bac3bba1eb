import type { KidText } from "@giftling/domain/kids/texts";
import { say } from "../say.ts";

export const birthdayLegend = say({
  en: "Birthday (optional)",
  es: "Cumpleaños (opcional)",
});
export const birthday = say({ en: "Birthday", es: "Cumpleaños" });
export const month = say({ en: "Month", es: "Mes" });
export const day = say({ en: "Day", es: "Día" });
/** Accessible names of the two selects for a day. */
export const monthOf = say({
  en: (what: string) => `${what} month`,
  es: (what) => `${what}: mes`,
});
export const dayOf = say({
  en: (what: string) => `${what} day`,
  es: (what) => `${what}: día`,
});

export const anotherDay = say({
  en: "Another day to celebrate (optional)",
  es: "Otro día para celebrar (opcional)",
});
export const otherDay = say({ en: "Other day:", es: "Otro día" });
export const whatTheDayIs = say({
  en: "What the day is called",
  es: "Cómo se llama ese día",
});
export const whereTheDayShows = say({
  en: "The hub shows it, and relatives can ask for a reminder.",
  es: "Se ve en la página, y tus familiares pueden pedir un recordatorio.",
});
export const daySample = say({
  en: "First day of school, Christmas",
  es: "Primer día de clases, Navidad",
});

export const firstName = say({ en: "First name", es: "Nombre" });
/** Labels of a kid's text fields. */
const TEXTS: Readonly<Record<KidText, () => string>> = {
  grade: say({ en: "Grade (optional)", es: "Grado (opcional)" }),
  schoolType: say({ en: "School type (optional)", es: "Tipo de escuela (opcional)" }),
  bio: say({ en: "Bio (optional)", es: "Presentación (opcional)" }),
};
export const textLabel = (name: KidText): string => TEXTS[name]();
export const gradeSample = say({ en: "Kindergarten, 3rd", es: "Kínder, 3.er grado" });
export const onlyYouSee = say({ en: "Only you see this.", es: "Solo lo ves tú." });
export const schoolSample = say({
  en: "Public, private, homeschool",
  es: "Pública, privada, en casa",
});
export const readFirst = say({
  en: "A line or two that relatives will read first.",
  es: "Una o dos líneas: es lo primero que leen tus familiares.",
});

export const removePicture = say({ en: "Remove", es: "Quitar" });
export const openingPicture = say({ en: "Opening…", es: "Abriendo…" });
export const pictureIsOptional = say({
  en: "Optional. Any photo: a large one is made smaller first.",
  es: "Opcional. Cualquier foto: si es grande, primero se hace más pequeña.",
});
