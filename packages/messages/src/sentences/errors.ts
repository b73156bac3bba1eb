import { ERROR_CODES, ERROR_SENTENCES, type ErrorCode } from "@giftling/domain/errors/codes";
import { HAS_PLAN, THEY_HAVE_FAMILY } from "@giftling/domain/family/rules";
import { say } from "../say.ts";
import { FIELD_PATTERNS } from "./fields.ts";
import { GIVING_SENTENCES } from "./giving.ts";
import { PARENT_PATTERNS, PARENT_SENTENCES } from "./parents.ts";
import { createWorded, type Patterns, type Sentences } from "./worded.ts";

/** The sentence of each code. */
const CODES: Readonly<Record<ErrorCode, string>> = {
  UNAUTHORIZED: "Inicia sesión para continuar.",
  ACCOUNT_CLOSED: "Esta cuenta está cerrada. Reactívala primero; se guarda 90 días.",
  PASSCODE_REQUIRED: "Esta página tiene una clave. Pídesela a la familia y escríbela aquí.",
  PAUSED:
    "La familia se está tomando un descanso de mensajes y regalos nuevos. Vuelve más tarde, por favor.",
  NOT_FOUND: "No pudimos encontrarlo. Puede que ya no exista.",
  METHOD_NOT_ALLOWED: "Esa dirección no se puede usar de esta manera.",
  BAD_REQUEST: "No pudimos entender esa petición.",
  INVALID_INPUT: "Revisa lo que escribiste.",
  FORBIDDEN_ORIGIN: "Esta petición no vino de nuestras páginas, así que la detuvimos.",
  OWNER_ONLY: "Solo quien es titular de la página puede hacer esto.",
  HAS_FAMILY: "Aquí ya cuidas una página tuya, y una persona puede cuidar de una sola familia.",
  FAMILY_CHANGED: "Ya no cuidas esta página. Vuelve a cargar para ver lo tuyo.",
  PLAN_LIMIT: "Llegaste al límite del plan Free. Pásate a Premium para agregar más.",
  ADDRESS_TAKEN: "Esta dirección ya está ocupada. Elige otra.",
  ALREADY_PURCHASED: "Alguien más acaba de conseguir este regalo. Gracias por pensar en él.",
  RESERVED: "Alguien lo está consiguiendo ahora mismo. Si cambia de idea, vuelve a la lista.",
  PURCHASED_ITEM: "Este regalo ya fue comprado, así que no se puede cambiar.",
  CHANGED_MEANWHILE: "Alguien cambió esto mientras tanto. ¿Dejas lo suyo o lo tuyo?",
  NOT_A_CANDIDATE: "Solo los enlaces y las actividades pueden ser lo más importante.",
  NO_FREE_SLOT: "Los tres lugares están ocupados. Elige cuál reemplazar.",
  TOO_MANY: "No hay lugar para más. Quita uno para agregar otro.",
  UNDO_EXPIRED:
    "Este regalo ya no se puede deshacer aquí. La familia puede ponerlo de vuelta en la lista.",
  IDEMPOTENCY_MISMATCH:
    "Esto ya se envió con otros datos. Vuelve a cargar la página e inténtalo otra vez.",
  NO_SUBSCRIPTION: "Suscríbete para abrir el portal de pagos",
  TOO_LARGE: "Eso es demasiado grande para enviarlo.",
  UNSUPPORTED_MEDIA: "Ese tipo de archivo o de datos no se admite.",
  RATE_LIMITED: "Fue mucho de una vez. Espera un momento e inténtalo otra vez.",
  CONFLICT: "Esto cambió mientras tanto. Vuelve a cargar la página e inténtalo otra vez.",
  UNAVAILABLE: "Ahora mismo no podemos hacerlo. Inténtalo otra vez en un momento.",
  INTERNAL: "Algo salió mal de nuestro lado. Inténtalo otra vez.",
};

const ofCodes = ERROR_CODES.map((code) => {
  const en = ERROR_SENTENCES[code];
  return [en, say({ en, es: CODES[code] })] as const;
});

/** What else relatives are refused with. */
const OF_RELATIVES: Readonly<Record<string, string>> = {
  "Please enter your name.": "Escribe tu nombre.",
  "Please enter a name.": "Escribe un nombre.",
  "Please say what it was.": "Cuéntanos qué fue.",
  "Please choose what is wrong.": "Elige qué está mal.",
  "Choose the kind of contribution.": "Elige el tipo de aporte.",
  "That isn't this hub's passcode.": "Esa no es la clave de esta página.",
  "That isn't this hub's passcode. Check with the family, then try again.":
    "Esa no es la clave de esta página. Pregúntale a la familia e inténtalo otra vez.",
  "This gift has arrived already, so it can't be taken back here.":
    "Este regalo ya llegó, así que aquí no se puede deshacer.",
  "The family has this gift already, so it can't be given back here. Please tell them.":
    "La familia ya tiene este regalo, así que aquí no se puede devolver. Avísales, por favor.",
  "The family has confirmed this already, so it can't be taken back here. Please tell them.":
    "La familia ya lo confirmó, así que aquí no se puede deshacer. Avísales, por favor.",
  "This is your own card. Whoever it is for can send you a heart.":
    "Esta es tu propia tarjeta. Quien la recibe puede enviarte un corazón.",
  "Please check what you entered.": "Revisa lo que escribiste.",
  "A hold can be made longer once.": "Un regalo apartado se puede alargar una vez.",
  "This is your own list. Mark it as purchased instead.":
    "Esta es tu propia lista. Mejor márcalo como comprado.",
};
/** What else is said where several parents look after a family (rule: members, joining). */
const OF_MEMBERS: Readonly<Record<string, string>> = {
  [HAS_PLAN]: "Aquí tienes un plan propio. Primero termínalo y luego acepta.",
  [THEY_HAVE_FAMILY]: "Esa persona ya cuida una página propia, así que no puede unirse a esta.",
  "You look after this page already.": "Ya cuidas esta página.",
  "This address has an invitation already. You can send it again.":
    "Esta dirección ya tiene una invitación. Puedes enviarla otra vez.",
  "This person looks after the page with you already.": "Esta persona ya cuida la página contigo.",
  "Hand the page over to another parent first, then you can leave.":
    "Primero pásale la página a otra persona a cargo; después puedes dejarla.",
};

const ofOthers = Object.entries({ ...OF_RELATIVES, ...OF_MEMBERS }).map(
  ([en, es]) => [en, say({ en, es })] as const,
);

/** Each in English as the domain has it. */
const PATTERNS: Patterns = [
  ...PARENT_PATTERNS,
  ...FIELD_PATTERNS,
  [
    /^You are holding (\d+) gifts already\. Buy one or give one back first\.$/,
    say({
      en: (count: string) =>
        `You are holding ${count} gifts already. Buy one or give one back first.`,
      es: (count) => `Ya tienes ${count} regalos apartados. Primero compra o devuelve uno.`,
    }),
  ],
];

export const ERRORS: Sentences = {
  ...PARENT_SENTENCES,
  ...GIVING_SENTENCES,
  ...Object.fromEntries([...ofCodes, ...ofOthers]),
};

/** What the API refuses with, in the language of now. */
export const worded = createWorded(ERRORS, PATTERNS);
