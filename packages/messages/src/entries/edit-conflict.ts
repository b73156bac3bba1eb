import { mapKidTexts } from "@giftling/domain/kids/texts";
import { defineMessage } from "../define-message.ts";
import { sizeLabels } from "../kids/sizes.ts";
import { getFieldName } from "../sentences/fields.ts";

/** Form labels of all fields that two parents can change at the same time. */
const FIELD_LABELS = {
  name: defineMessage({ en: "Name", es: "Nombre" }),
  firstName: defineMessage({ en: "First name", es: "Nombre" }),
  birthday: defineMessage({ en: "Birthday", es: "Cumpleaños" }),
  secondDay: defineMessage({ en: "Another day", es: "Otro día" }),
  ...mapKidTexts((name) => () => getFieldName(name)),
  picture: defineMessage({ en: "Picture", es: "Imagen" }),
  surprises: defineMessage({ en: "Surprises", es: "Sorpresas" }),
  ...sizeLabels,
  showsSizes: defineMessage({
    en: "Sizes and likes on the page",
    es: "Tallas y gustos en la página",
  }),
  url: defineMessage({ en: "Web address", es: "Dirección web" }),
  price: defineMessage({ en: "Price", es: "Precio" }),
  note: defineMessage({ en: "Note", es: "Nota" }),
  fundingGoal: defineMessage({ en: "Funding goal", es: "Meta" }),
  fundingReceived: defineMessage({ en: "Received so far", es: "Recibido hasta ahora" }),
  type: defineMessage({ en: "Type", es: "Tipo" }),
  service: defineMessage({ en: "Service", es: "Servicio" }),
  label: defineMessage({ en: "Label", es: "Nombre" }),
  contributionCode: defineMessage({ en: "Contribution code", es: "Código para aportar" }),
  howMany: defineMessage({ en: "How many", es: "Cuántos" }),
  occasion: defineMessage({ en: "Occasion", es: "Ocasión" }),
  date: defineMessage({ en: "Date", es: "Fecha" }),
  onTheHub: defineMessage({ en: "On the page", es: "En la página" }),
  title: defineMessage({ en: "Title", es: "Título" }),
  message: defineMessage({ en: "Message", es: "Mensaje" }),
  priorities: defineMessage({ en: "Top 3 Priorities", es: "Lo más importante" }),
  palette: defineMessage({ en: "Palette", es: "Paleta" }),
  accent: defineMessage({ en: "Own color", es: "Color propio" }),
  cover: defineMessage({ en: "Cover", es: "Portada" }),
};
export type EditConflictField = keyof typeof FIELD_LABELS;
export const getFieldLabel = (name: EditConflictField): string => FIELD_LABELS[name]();

export const unsetValueLabel = defineMessage({ en: "None", es: "Sin definir" });
export const emptyValueLabel = defineMessage({ en: "Nothing", es: "Nada" });
export const trueLabel = defineMessage({ en: "Yes", es: "Sí" });
export const falseLabel = defineMessage({ en: "No", es: "No" });
export const priorityPositionLabel = defineMessage({
  en: (place: number) => `Place ${place}`,
  es: (place) => `Lugar ${place}`,
});
export const notPriorityLabel = defineMessage({ en: "Not among them", es: "No está ahí" });
export const noPictureLabel = defineMessage({ en: "No picture", es: "Sin imagen" });
export const paletteColorLabel = defineMessage({
  en: "The palette's color",
  es: "El color de la paleta",
});
export const archivedLabel = defineMessage({ en: "Put away", es: "Guardado" });
export const draftLabel = defineMessage({ en: "A draft", es: "Un borrador" });
export const secondDayLabel = defineMessage({
  en: (name: string, day: string) => `${name}, ${day}`,
  es: (name, day) => `${name}, ${day}`,
});
