import { defineMessage } from "../define-message.ts";
import { formatNameList } from "../mail/frame.ts";

export const peopleTitle = defineMessage({ en: "Family and friends", es: "Familia y amigos" });
export const peopleDescription = defineMessage({
  en: "Everybody who gave or follows, over all the years. Only you parents see this page.",
  es: "Quienes regalaron o reciben noticias, a lo largo de los años. Esta página solo la ven ustedes.",
});
export const allPeopleTitle = defineMessage({ en: "Everybody", es: "Todas las personas" });
export const noPeopleTitle = defineMessage({ en: "Nobody here yet", es: "Todavía no hay nadie" });
export const noPeopleMessage = defineMessage({
  en: "Whoever gives with a name, or follows your news, appears here. An anonymous gift stays nobody's.",
  es: "Aquí aparece quien regala con su nombre o recibe tus noticias. Un regalo anónimo no es de nadie.",
});
export const peopleSearchLabel = defineMessage({ en: "Find somebody", es: "Buscar a alguien" });
export const peopleSearchPlaceholder = defineMessage({
  en: "A name, an address, a gift",
  es: "Un nombre, un correo, un regalo",
});
const PEOPLE_FILTER_LABELS = {
  all: defineMessage({ en: "All", es: "Todos" }),
  thank: defineMessage({ en: "To thank", es: "Por agradecer" }),
  follow: defineMessage({ en: "Following", es: "Reciben noticias" }),
};
export type PeopleFilter = keyof typeof PEOPLE_FILTER_LABELS;
export const PEOPLE_FILTERS: readonly PeopleFilter[] = ["all", "thank", "follow"];
export const getPeopleFilterLabel = (filter: PeopleFilter): string =>
  PEOPLE_FILTER_LABELS[filter]();
export const filtersAriaLabel = defineMessage({ en: "Show", es: "Mostrar" });
export const noMatchMessage = defineMessage({
  en: "Nobody matches.",
  es: "Nadie coincide.",
});

export const pendingThankYouStatus = defineMessage({ en: "To thank", es: "Por agradecer" });
export const thankedStatus = defineMessage({ en: "Thanked", es: "Agradecido" });
/** Short list of a person's gifts, such as "Train, $50 and 2 more". */
export const giftSummaryLabel = defineMessage({
  en: (gifts: readonly string[], more: number) =>
    more === 0 ? formatNameList([...gifts]) : `${gifts.join(", ")} and ${more} more`,
  es: (gifts, more) =>
    more === 0 ? formatNameList([...gifts]) : `${gifts.join(", ")} y ${more} más`,
});
export const followedKidsLabel = defineMessage({
  en: (children: readonly string[]) => `Follows ${formatNameList(children)}`,
  es: (children) => `Sigue a ${formatNameList(children)}`,
});
export const noGiftsLabel = defineMessage({ en: "No gift yet", es: "Sin regalos todavía" });
export const possibleDuplicateStatus = defineMessage({
  en: "Listed more than once?",
  es: "¿Está más de una vez?",
});

export const selectPersonHint = defineMessage({
  en: "Choose somebody to see their gifts, and a note that only you read.",
  es: "Elige a alguien para ver sus regalos y una nota que solo leen ustedes.",
});
export const backToPeopleLink = defineMessage({ en: "Everybody", es: "Todas las personas" });
export const personNotFoundMessage = defineMessage({
  en: "This person is no longer on the list.",
  es: "Esta persona ya no está en la lista.",
});
export const otherNamesLabel = defineMessage({
  en: (names: readonly string[]) => `Also as ${formatNameList(names)}`,
  es: (names) => `También como ${formatNameList(names)}`,
});
export const editPersonButton = defineMessage({ en: "Name and note", es: "Nombre y nota" });
export const editPersonTitle = defineMessage({
  en: (name: string) => `About ${name}`,
  es: (name) => `Sobre ${name}`,
});
export const nameLabel = defineMessage({ en: "Name", es: "Nombre" });
export const nameHint = defineMessage({
  en: "Thank-yous to several people begin with it. The wall keeps the names that were given.",
  es: "Con él empiezan los agradecimientos a varias personas. El muro conserva los nombres que dieron.",
});
export const noteLabel = defineMessage({ en: "Private note", es: "Nota privada" });
export const noteHint = defineMessage({
  en: "Only you parents read it.",
  es: "Solo la leen ustedes.",
});
export const notePlaceholder = defineMessage({
  en: "Birthday in May. Prefers a letter.",
  es: "Cumple en mayo. Prefiere una carta.",
});
export const personSavedConfirmation = defineMessage({ en: "Saved", es: "Guardado" });
export const noNoteMessage = defineMessage({ en: "No note yet.", es: "Todavía no hay nota." });

export const addressesTitle = defineMessage({ en: "E-mail", es: "Correo" });
export const noAddressMessage = defineMessage({
  en: "No address is known, so thanks go by a private link.",
  es: "No se conoce su correo, así que el agradecimiento va con un enlace privado.",
});
export const thankYouAddressStatus = defineMessage({
  en: "Thanks go here",
  es: "Aquí llega el agradecimiento",
});
export const unconfirmedAddressStatus = defineMessage({
  en: "Waiting for the confirmation",
  es: "Falta que confirme",
});
export const confirmedAddressStatus = defineMessage({ en: "Confirmed", es: "Confirmado" });
export const unsubscribedAddressLabel = defineMessage({
  en: "An address that wants no mail",
  es: "Un correo que ya no quiere mensajes",
});
export const unconfirmedAddressLabel = defineMessage({
  en: "An address that isn't confirmed yet",
  es: "Un correo sin confirmar",
});
export const addAddressButton = defineMessage({ en: "Add an address", es: "Agregar un correo" });
export const addAddressTitle = defineMessage({
  en: (name: string) => `An address for ${name}`,
  es: (name) => `Un correo para ${name}`,
});
export const addAddressDescription = defineMessage({
  en: (name: string) =>
    `We send one mail there and ask whether your thanks may come. Nothing else is sent before ${name} says yes.`,
  es: (name) =>
    `Enviamos ahí un solo correo y preguntamos si puede llegar tu agradecimiento. No se envía nada más hasta que ${name} diga que sí.`,
});
export const addressLabel = defineMessage({ en: "E-mail address", es: "Correo electrónico" });
export const sendConfirmationButton = defineMessage({
  en: "Send the question",
  es: "Enviar la pregunta",
});
export const addressAddedConfirmation = defineMessage({
  en: "Added. Thanks go there once it is confirmed.",
  es: "Agregado. Los agradecimientos llegan ahí cuando se confirme.",
});
export const removeAddressAriaLabel = defineMessage({
  en: (email: string) => `Remove the address ${email}`,
  es: (email) => `Quitar el correo ${email}`,
});
export const addressRemovedConfirmation = defineMessage({
  en: "The address was removed",
  es: "El correo se quitó",
});
export const updatePersonErrorTitle = defineMessage({
  en: "That didn't work",
  es: "No se pudo",
});

export const giftsTitle = defineMessage({ en: "Gifts over the years", es: "Regalos de cada año" });
export const giverNameLabel = defineMessage({
  en: (name: string) => `as ${name}`,
  es: (name) => `como ${name}`,
});
export const possibleDuplicatesTitle = defineMessage({
  en: "May be the same person",
  es: "Quizá es la misma persona",
});
export const mergePersonButton = defineMessage({ en: "Join", es: "Unir" });
export const mergePersonAriaLabel = defineMessage({
  en: (name: string, gifts: string) => `Join with ${name}: ${gifts}`,
  es: (name, gifts) => `Unir con ${name}: ${gifts}`,
});
export const mergeAllPeopleButton = defineMessage({ en: "Join all", es: "Unir todo" });
export const mergeOtherPersonButton = defineMessage({
  en: "Join with somebody else",
  es: "Unir con otra persona",
});
export const mergePeopleTitle = defineMessage({
  en: (name: string) => `Who else is ${name}?`,
  es: (name) => `¿Quién más es ${name}?`,
});
export const mergePeopleDescription = defineMessage({
  en: (name: string) =>
    `Their gifts, addresses and notes become one, under the name ${name}. You can take them apart again.`,
  es: (name) =>
    `Sus regalos, correos y notas quedan juntos, con el nombre ${name}. Después puedes separarlos.`,
});
export const otherPersonLabel = defineMessage({ en: "The other one", es: "La otra persona" });
export const peopleMergedConfirmation = defineMessage({
  en: (name: string) => `Now one person: ${name}`,
  es: (name) => `Ahora es una sola persona: ${name}`,
});
export const mergedPeopleTitle = defineMessage({
  en: "Joined by you",
  es: "Lo que uniste",
});
export const separatePersonButton = defineMessage({ en: "Take apart", es: "Separar" });
export const separatePersonAriaLabel = defineMessage({
  en: (part: string) => `Take apart: ${part}`,
  es: (part) => `Separar: ${part}`,
});
export const personSeparatedConfirmation = defineMessage({
  en: "Two people again",
  es: "Otra vez son dos personas",
});
