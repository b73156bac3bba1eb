import { LIMITS } from "../text/rules.ts";

type KidTextRow = {
  /** In characters. The column's check in the database is the same. */
  limit: number;
  lines: "one" | "many";
  /** Strangers see it on the hub (rule: public-fields). */
  isPublic: boolean;
  /** Onboarding asks for it, too. */
  inOnboarding: boolean;
};

/**
 * The optional texts that are kept of a kid (rule: kids), in the order of the forms. What the API takes and answers, what
 * strangers see, the forms' and onboarding's values and the export follow from these rows.
 */
export const KID_TEXTS = {
  grade: {
    limit: LIMITS.gradeOrSchool,
    lines: "one",
    isPublic: true,
    inOnboarding: true,
  },
  schoolType: {
    limit: LIMITS.gradeOrSchool,
    lines: "one",
    isPublic: false,
    inOnboarding: false,
  },
  bio: { limit: LIMITS.bio, lines: "many", isPublic: true, inOnboarding: true },
} as const satisfies Record<string, KidTextRow>;

type Rows = typeof KID_TEXTS;
export type KidText = keyof Rows;
/** The texts whose row says yes in this column. */
type Those<Column extends "isPublic" | "inOnboarding"> = {
  [Name in KidText]: Rows[Name][Column] extends true ? Name : never;
}[KidText];
export type PublicKidText = Those<"isPublic">;
export type OnboardingKidText = Those<"inOnboarding">;

const isName = (name: string): name is KidText => name in KID_TEXTS;
export const KID_TEXT_NAMES: readonly KidText[] = Object.keys(KID_TEXTS).filter(isName);
const isPublicText = (name: KidText): name is PublicKidText => KID_TEXTS[name].isPublic;
const isAsked = (name: KidText): name is OnboardingKidText => KID_TEXTS[name].inOnboarding;

/** An object with a value for each of these names. */
function valuesOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  const values: Partial<Record<Name, Value>> = {};
  for (const name of names) values[name] = make(name);
  return values as Record<Name, Value>;
}

/** A value for each text of a kid, such as `null` for a kid of whom only the name is known. */
export const eachKidText = <Value>(make: (name: KidText) => Value) =>
  valuesOf(KID_TEXT_NAMES, make);
/** The same for the texts that strangers see. */
export const eachPublicKidText = <Value>(make: (name: PublicKidText) => Value) =>
  valuesOf(KID_TEXT_NAMES.filter(isPublicText), make);
/** The same for the texts that onboarding asks for. */
export const eachOnboardingKidText = <Value>(make: (name: OnboardingKidText) => Value) =>
  valuesOf(KID_TEXT_NAMES.filter(isAsked), make);
