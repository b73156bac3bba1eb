import { say } from "../say.ts";
import type { Patterns } from "./worded.ts";

/** The names of fields as they are shown, behind which stands what is wrong with them. */
const FIELDS: Readonly<Record<string, string>> = {
  Name: "Nombre",
  Message: "Mensaje",
  Gift: "Regalo",
  Passcode: "Clave",
  Email: "Correo electrónico",
  Amount: "Cantidad",
  Text: "Texto",
  "Your words": "Tus palabras",
  "First name": "Nombre",
  "Last name": "Apellido",
  "The day's name": "Nombre del día",
  Avatar: "Foto",
  Title: "Título",
  Picture: "Imagen",
  Label: "Nombre",
  Description: "Descripción",
  "Contribution code": "Código para aportar",
  Price: "Precio",
  "Web address": "Dirección web",
  Grade: "Grado",
  "School type": "Tipo de escuela",
  Bio: "Presentación",
};
const field = (english: string) => FIELDS[english] ?? english;

/** Each in English as the domain has it; the value before it names a field. */
export const FIELD_PATTERNS: Patterns = [
  [
    /^(.+) can be at most ([\d,]+) characters\.$/,
    say({
      en: (what: string, most: string) => `${what} can be at most ${most} characters.`,
      es: (what, most) => `${field(what)}: ${most} caracteres como máximo.`,
    }),
  ],
  [
    /^(.+) contains characters that can't be shown\.$/,
    say({
      en: (what: string) => `${what} contains characters that can't be shown.`,
      es: (what) => `${field(what)}: tiene caracteres que no se pueden mostrar.`,
    }),
  ],
  [
    /^(.+) is required\.$/,
    say({
      en: (what: string) => `${what} is required.`,
      es: (what) => `${field(what)}: falta este dato.`,
    }),
  ],
  [
    /^(.+) isn't valid\.$/,
    say({
      en: (what: string) => `${what} isn't valid.`,
      es: (what) => `${field(what)}: revisa este dato.`,
    }),
  ],
];
