import { defineMessage, selectPluralForm } from "../define-message.ts";

// Messages of the weekly mail with a kid's new wishes (rule: wish-digest).
export const digestTitle = defineMessage({
  en: (count: number, child: string) =>
    `${selectPluralForm(count, { one: "1 new idea", other: `${count} new ideas` })} for ${child}`,
  es: (count, child) =>
    `${selectPluralForm(count, { one: "1 idea nueva", other: `${count} ideas nuevas` })} para ${child}`,
});
export const digestKicker = defineMessage({
  en: "At most once a week, as you asked",
  es: "Una vez por semana como máximo, como pediste",
});
export const digestMailReason = defineMessage({
  en: (child: string) =>
    `You get this at most once a week because you asked for new ideas for ${child}.`,
  es: (child) =>
    `Recibes este correo una vez por semana como máximo porque pediste ideas nuevas para ${child}.`,
});
export const moreWishesMessage = defineMessage({
  en: (count: number) => `And ${count} more.`,
  es: (count) => `Y ${count} más.`,
});
