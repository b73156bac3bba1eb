import {
  FREE_KID_LIMIT,
  FREE_LINK_LIMIT,
  KID_LIMIT_REACHED,
  LINK_LIMIT_REACHED,
} from "@giftling/domain/billing/plans";
import {
  NO_BILLING_HERE,
  PRICE_NOT_FOR_SALE,
  TRIAL_ALREADY_USED,
} from "@giftling/domain/billing/subscription";
import { BOUND_REACHED, BOUNDS } from "@giftling/domain/bounds/rules";
import { PARENT_BOUND_REACHED, PARENT_LIMIT_REACHED } from "@giftling/domain/family/rules";
import {
  FAMILY_URL_EMPTY,
  FAMILY_URL_MISSING_IN_ONBOARDING,
} from "@giftling/domain/family-url/rules";
import { IMPOSSIBLE_BIRTHDAY } from "@giftling/domain/kids/birthdays";
import { NAMELESS_DAY } from "@giftling/domain/kids/days";
import { HUB_TITLE_NEEDS_PREMIUM, THEME_NEEDS_PREMIUM } from "@giftling/domain/themes/words";
import { NOT_A_WEB_ADDRESS } from "@giftling/domain/web-address/rules";
import { GROUP_GIFT_NEEDS_GOAL, GROUP_GIFT_NEEDS_URL } from "@giftling/domain/wishlist/group-gift";
import {
  DRAFT_HAS_NO_SLOT,
  DRAFT_TAKEN,
  GOAL_NEEDS_ACTIVITY,
  ITEM_NEEDS_URL,
  ONE_ACTIVITY,
} from "@giftling/domain/wishlist/rules";
import { say } from "../say.ts";
import { FIELD_PATTERNS } from "./fields.ts";
import { GIVING_SENTENCES } from "./giving.ts";
import { createWorded, type Patterns, type Sentences } from "./worded.ts";

/** What parents are told of what they typed, before it is sent or by the API. */
export const PARENT_SENTENCES: Sentences = {
  [FAMILY_URL_MISSING_IN_ONBOARDING]: say({
    en: FAMILY_URL_MISSING_IN_ONBOARDING,
    es: "Escribe la dirección de tu familia",
  }),
  [FAMILY_URL_EMPTY]: say({
    en: FAMILY_URL_EMPTY,
    es: "La dirección de la familia no puede quedar vacía",
  }),
  [IMPOSSIBLE_BIRTHDAY]: say({
    en: IMPOSSIBLE_BIRTHDAY,
    es: "Elige un mes y un día que existan juntos.",
  }),
  [NAMELESS_DAY]: say({ en: NAMELESS_DAY, es: "Ponle un nombre al día." }),
  [NOT_A_WEB_ADDRESS]: say({
    en: NOT_A_WEB_ADDRESS,
    es: "Escribe una dirección web completa, que empiece con https:// o http://.",
  }),
  "Only 529 and ESA links have a contribution code.": say({
    en: "Only 529 and ESA links have a contribution code.",
    es: "Solo los enlaces 529 y ESA llevan un código para aportar.",
  }),
  [GROUP_GIFT_NEEDS_URL]: say({
    en: GROUP_GIFT_NEEDS_URL,
    es: "Escribe la dirección web de la tienda.",
  }),
  [GROUP_GIFT_NEEDS_GOAL]: say({ en: GROUP_GIFT_NEEDS_GOAL, es: "Escribe cuánto cuesta." }),
  [ITEM_NEEDS_URL]: say({
    en: ITEM_NEEDS_URL,
    es: "Escribe una dirección web donde se encuentre el regalo.",
  }),
  [GOAL_NEEDS_ACTIVITY]: say({
    en: GOAL_NEEDS_ACTIVITY,
    es: "Solo las actividades tienen una meta.",
  }),
  "This one has no name yet. Type one, then add it again.": say({
    en: "This one has no name yet. Type one, then add it again.",
    es: "A este todavía le falta el nombre. Escríbelo y agrégalo otra vez.",
  }),
  "This shop didn't let us read the page; type the name yourself": say({
    en: "This shop didn't let us read the page; type the name yourself",
    es: "Esta tienda no nos dejó leer la página; escribe tú el nombre",
  }),
  [BOUND_REACHED.wishes]: say({
    en: BOUND_REACHED.wishes,
    es: `En una lista caben ${BOUNDS.wishes} deseos y actividades. Quita uno para agregar otro.`,
  }),
  [ONE_ACTIVITY]: say({ en: ONE_ACTIVITY, es: "Una actividad es siempre una." }),
  [DRAFT_TAKEN]: say({
    en: DRAFT_TAKEN,
    es: "Alguien ya está regalando esto, así que no puede ser un borrador.",
  }),
  [DRAFT_HAS_NO_SLOT]: say({
    en: DRAFT_HAS_NO_SLOT,
    es: "Un borrador no puede ser lo más importante. Primero ponlo en la lista y luego elige su lugar.",
  }),
  [LINK_LIMIT_REACHED]: say({
    en: LINK_LIMIT_REACHED,
    es: `El plan Free permite ${FREE_LINK_LIMIT} enlaces para cada niño. Quita uno, o pásate a Premium para tener enlaces sin límite.`,
  }),
  [KID_LIMIT_REACHED]: say({
    en: KID_LIMIT_REACHED,
    es: `El plan Free permite ${FREE_KID_LIMIT} niños. Pásate a Premium para agregar más.`,
  }),
  [PARENT_LIMIT_REACHED]: say({
    en: PARENT_LIMIT_REACHED,
    es: "El plan Free tiene lugar para una persona más además de ti. Pásate a Premium para tener hasta cinco.",
  }),
  [PARENT_BOUND_REACHED]: say({
    en: PARENT_BOUND_REACHED,
    es: "Cinco personas pueden ayudarte aquí, y esos lugares ya están ocupados. Quita a una para invitar a otra.",
  }),
  [PRICE_NOT_FOR_SALE]: say({
    en: PRICE_NOT_FOR_SALE,
    es: "Ese precio no está disponible para tu cuenta. Vuelve a cargar la página para ver cuáles hay.",
  }),
  [TRIAL_ALREADY_USED]: say({
    en: TRIAL_ALREADY_USED,
    es: "Ya usaste tu prueba gratis. Puedes pasarte a Premium.",
  }),
  [NO_BILLING_HERE]: say({
    en: NO_BILLING_HERE,
    es: "Aquí todo está incluido, así que no hay nada que comprar.",
  }),
  [THEME_NEEDS_PREMIUM]: say({
    en: THEME_NEEDS_PREMIUM,
    es: "Ese diseño es parte de Premium. Pásate a Premium para usarlo, o elige Verde bosque o Coral.",
  }),
  [HUB_TITLE_NEEDS_PREMIUM]: say({
    en: HUB_TITLE_NEEDS_PREMIUM,
    es: "Un título propio es parte de Premium.",
  }),
  Required: say({ en: "Required", es: "Falta algo" }),
  Error: say({ en: "Error", es: "Error" }),
  "Please enter your first and last name": say({
    en: "Please enter your first and last name",
    es: "Escribe tu nombre y tu apellido",
  }),
  "First and last name are required": say({
    en: "First and last name are required",
    es: "Faltan el nombre y el apellido",
  }),
  "Please enter kid's name": say({
    en: "Please enter kid's name",
    es: "Escribe el nombre de tu peque",
  }),
  "First name is required": say({ en: "First name is required", es: "Falta el nombre" }),
  "Please enter a title and a message, or leave both empty": say({
    en: "Please enter a title and a message, or leave both empty",
    es: "Escribe un título y un texto, o deja los dos vacíos",
  }),
  "A family URL needs at least one letter or number.": say({
    en: "A family URL needs at least one letter or number.",
    es: "La dirección de la familia necesita al menos una letra o un número.",
  }),
  "We keep this URL for ourselves. Please choose another.": say({
    en: "We keep this URL for ourselves. Please choose another.",
    es: "Esta dirección la guardamos para nosotros. Elige otra.",
  }),
  "Choose a month.": say({ en: "Choose a month.", es: "Elige un mes." }),
  "Choose a month from January to December.": say({
    en: "Choose a month from January to December.",
    es: "Elige un mes de enero a diciembre.",
  }),
  "Choose a day.": say({ en: "Choose a day.", es: "Elige un día." }),
  "Choose a day from 1 to 31.": say({
    en: "Choose a day from 1 to 31.",
    es: "Elige un día del 1 al 31.",
  }),
  "Choose the kind of link.": say({
    en: "Choose the kind of link.",
    es: "Elige el tipo de enlace.",
  }),
  "Choose a registry service.": say({ en: "Choose a registry service.", es: "Elige una tienda." }),
  "Please enter a label.": say({ en: "Please enter a label.", es: "Escribe un nombre." }),
  "Please enter a name.": say({ en: "Please enter a name.", es: "Escribe un nombre." }),
  "Please enter a title.": say({ en: "Please enter a title.", es: "Escribe un título." }),
  "Please write a message.": say({ en: "Please write a message.", es: "Escribe un mensaje." }),
  "Please write a few words first.": say({
    en: "Please write a few words first.",
    es: "Primero escribe unas palabras.",
  }),
  "Please enter the giver's name or choose anonymous.": say({
    en: "Please enter the giver's name or choose anonymous.",
    es: "Escribe el nombre de quien lo dio o elige «anónimo».",
  }),
  "Choose the day it was given.": say({
    en: "Choose the day it was given.",
    es: "Elige el día en que se dio.",
  }),
  "A title can't look like a web address.": say({
    en: "A title can't look like a web address.",
    es: "Un título no puede parecer una dirección web.",
  }),
  "The amount can't be below $0.": say({
    en: "The amount can't be below $0.",
    es: "La cantidad no puede ser menor que $0.",
  }),
  "The amount can be at most $1,000,000.": say({
    en: "The amount can be at most $1,000,000.",
    es: "La cantidad puede ser de $1,000,000 como máximo.",
  }),
};

/** The same with a number in it. */
export const PARENT_PATTERNS: Patterns = [
  [
    /^A family URL needs at least (\d+) characters\.$/,
    say({
      en: (least: string) => `A family URL needs at least ${least} characters.`,
      es: (least) => `La dirección de la familia necesita al menos ${least} caracteres.`,
    }),
  ],
  [
    /^A family URL can be at most (\d+) characters\.$/,
    say({
      en: (most: string) => `A family URL can be at most ${most} characters.`,
      es: (most) => `La dirección de la familia puede tener ${most} caracteres como máximo.`,
    }),
  ],
  [
    /^A passcode needs at least (\d+) characters\.$/,
    say({
      en: (least: string) => `A passcode needs at least ${least} characters.`,
      es: (least) => `La clave necesita al menos ${least} caracteres.`,
    }),
  ],
];

/** What the domain says to a parent, in the language of now. */
export const worded = createWorded({ ...GIVING_SENTENCES, ...PARENT_SENTENCES }, [
  ...PARENT_PATTERNS,
  ...FIELD_PATTERNS,
]);
