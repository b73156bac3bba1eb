import { PARENT_GIVER_NAME } from "@giftling/domain/hub/wall";
import { defineMessage } from "../define-message.ts";

export const wallHeading = defineMessage({ en: "Wall of Support", es: "Muro de cariño" });
export const emptyWallTitle = defineMessage({
  en: "A wall with room for you",
  es: "Un muro con lugar para ti",
});
export const emptyWallMessage = defineMessage({
  en: (child: string) => `The first gift for ${child} will hang right here.`,
  es: (child) => `El primer regalo para ${child} quedará justo aquí.`,
});
export const wallSearchAriaLabel = defineMessage({
  en: "Find somebody on the wall",
  es: "Busca a alguien en el muro",
});
export const wallSearchPlaceholder = defineMessage({
  en: "Find a name or a gift",
  es: "Busca un nombre o un regalo",
});
export const noWallResultsMessage = defineMessage({
  en: (sought: string) => `Nothing on the wall says “${sought}”.`,
  es: (sought) => `Nada en el muro dice «${sought}».`,
});
export const showAllWallEntriesButton = defineMessage({
  en: (count: number) => `Show all ${count} notes`,
  es: (count) => `Ver las ${count} notas`,
});
export const showMoreWallEntriesButton = defineMessage({
  en: (count: number, total: number) => `Show ${count} more of ${total} notes`,
  es: (count, total) => `Ver ${count} más de ${total} notas`,
});
/** Name of a giver who is a parent of the kid. In English, `parentsLabel` follows this name. */
export const parentGiverName = defineMessage({
  en: PARENT_GIVER_NAME,
  es: (child: string) => `La familia de ${child}`,
});
export const parentsLabel = defineMessage({
  en: (child: string) => `${child}'s parents`,
  es: "",
});
export const surpriseGiftLabel = defineMessage({ en: "A gift", es: "Un regalo" });
export const thankYouNote = defineMessage({
  en: (child: string) => `${child} says thank you`,
  es: (child) => `${child} te da las gracias`,
});
