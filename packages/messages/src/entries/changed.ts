import { sizeLabels } from "../kids/sizes.ts";
import { say } from "../say.ts";

/** Names of all fields that two parents may change at the same time, as in their forms. */
const FIELDS = {
  name: say({ en: "Name", es: "Nombre" }),
  firstName: say({ en: "First name", es: "Nombre" }),
  birthday: say({ en: "Birthday", es: "Cumpleaños" }),
  secondDay: say({ en: "Another day", es: "Otro día" }),
  grade: say({ en: "Grade", es: "Grado" }),
  schoolType: say({ en: "School type", es: "Tipo de escuela" }),
  bio: say({ en: "Bio", es: "Presentación" }),
  picture: say({ en: "Picture", es: "Imagen" }),
  surprises: say({ en: "Surprises", es: "Sorpresas" }),
  ...sizeLabels,
  showsSizes: say({ en: "Sizes and likes on the hub", es: "Tallas y gustos en la página" }),
  url: say({ en: "Web address", es: "Dirección web" }),
  price: say({ en: "Price", es: "Precio" }),
  note: say({ en: "Note", es: "Nota" }),
  fundingGoal: say({ en: "Funding goal", es: "Meta" }),
  fundingReceived: say({ en: "Received so far", es: "Recibido hasta ahora" }),
  type: say({ en: "Type", es: "Tipo" }),
  service: say({ en: "Service", es: "Servicio" }),
  label: say({ en: "Label", es: "Nombre" }),
  contributionCode: say({ en: "Contribution code", es: "Código para aportar" }),
  howMany: say({ en: "How many", es: "Cuántos" }),
  onTheHub: say({ en: "On the hub", es: "En la página" }),
  title: say({ en: "Title", es: "Título" }),
  message: say({ en: "Message", es: "Mensaje" }),
  priorities: say({ en: "Top 3 Priorities", es: "Lo más importante" }),
  palette: say({ en: "Palette", es: "Paleta" }),
  accent: say({ en: "Own color", es: "Color propio" }),
  cover: say({ en: "Cover", es: "Portada" }),
};
export type FieldName = keyof typeof FIELDS;
export const field = (name: FieldName): string => FIELDS[name]();

export const none = say({ en: "None", es: "Sin definir" });
export const nothing = say({ en: "Nothing", es: "Nada" });
export const yes = say({ en: "Yes", es: "Sí" });
export const no = say({ en: "No", es: "No" });
export const placeNumber = say({
  en: (place: number) => `Place ${place}`,
  es: (place) => `Lugar ${place}`,
});
export const notAmongThem = say({ en: "Not among them", es: "No está ahí" });
export const anyNumber = say({ en: "Any number", es: "Cualquier cantidad" });
export const noPicture = say({ en: "No picture", es: "Sin imagen" });
export const palettesColor = say({ en: "The palette's color", es: "El color de la paleta" });
export const putAway = say({ en: "Put away", es: "Guardado" });
export const aDraft = say({ en: "A draft", es: "Un borrador" });
export const namedDay = say({
  en: (name: string, day: string) => `${name}, ${day}`,
  es: (name, day) => `${name}, ${day}`,
});
