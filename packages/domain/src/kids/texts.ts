import { TEXT_LIMITS } from "../text/rules.ts";

type KidTextRow = {
  /** Maximum length of the text in characters, equal to the limit of the text's database column. */
  limit: number;
  lines: "one" | "many";
  /** Whether the hub shows the text to visitors (rule: public-fields). */
  isPublic: boolean;
  inOnboarding: boolean;
};

/**
 * Optional texts of a kid, in form order. API schemas, conflict detection, public fields, form fields, onboarding and
 * the export are derived from this table (rule: kids).
 */
export const KID_TEXTS = {
  grade: {
    limit: TEXT_LIMITS.gradeOrSchool,
    lines: "one",
    isPublic: true,
    inOnboarding: true,
  },
  schoolType: {
    limit: TEXT_LIMITS.gradeOrSchool,
    lines: "one",
    isPublic: false,
    inOnboarding: false,
  },
  bio: { limit: TEXT_LIMITS.bio, lines: "many", isPublic: true, inOnboarding: true },
} as const satisfies Record<string, KidTextRow>;

type Rows = typeof KID_TEXTS;
export type KidText = keyof Rows;
/** Names of the kid texts whose property `Column` is true. */
type Those<Column extends "isPublic" | "inOnboarding"> = {
  [Name in KidText]: Rows[Name][Column] extends true ? Name : never;
}[KidText];
type PublicKidText = Those<"isPublic">;
export type OnboardingKidText = Those<"inOnboarding">;

const isName = (name: string): name is KidText => name in KID_TEXTS;
export const KID_TEXT_NAMES: readonly KidText[] = Object.keys(KID_TEXTS).filter(isName);
const isPublicText = (name: KidText): name is PublicKidText => KID_TEXTS[name].isPublic;
const isAsked = (name: KidText): name is OnboardingKidText => KID_TEXTS[name].inOnboarding;
export const ONBOARDING_KID_TEXT_NAMES: readonly OnboardingKidText[] =
  /* @__PURE__ */ KID_TEXT_NAMES.filter(isAsked);

function listValues<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  const values: Partial<Record<Name, Value>> = {};
  for (const name of names) values[name] = make(name);
  return values as Record<Name, Value>;
}

export const mapKidTexts = <Value>(make: (name: KidText) => Value) =>
  listValues(KID_TEXT_NAMES, make);
export const mapPublicKidTexts = <Value>(make: (name: PublicKidText) => Value) =>
  listValues(KID_TEXT_NAMES.filter(isPublicText), make);
export const mapOnboardingKidTexts = <Value>(make: (name: OnboardingKidText) => Value) =>
  listValues(ONBOARDING_KID_TEXT_NAMES, make);
