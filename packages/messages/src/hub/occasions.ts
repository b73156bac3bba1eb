import { defineMessage } from "../define-message.ts";

export const birthdayOccasionLabel = defineMessage({ en: "Birthday", es: "Cumpleaños" });
/** Heading of the wishes without an occasion. These wishes follow the groups of wishes with an occasion. */
export const anyOccasionHeading = defineMessage({
  en: "For any day",
  es: "Para cualquier día",
});
export const pastOccasionLabel = defineMessage({ en: "Past", es: "Ya pasó" });
/** Label of an occasion's link. The link hides the wishes of all other occasions. */
export const filterByOccasionLink = defineMessage({ en: "Only these", es: "Solo estos" });
/** Label of the link from the wishes of one occasion to the whole wishlist. */
export const showAllOccasionsLink = defineMessage({
  en: "Show the whole wishlist",
  es: "Ver toda la lista",
});
