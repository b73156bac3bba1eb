import {
  addCoupledFields,
  type Currency,
  type EditConflict,
  mapKidSizes,
  mapKidTexts,
} from "@giftling/domain";
import { formatBirthday, formatOccasionDate } from "@giftling/messages/dates";
import * as words from "@giftling/messages/entries/edit-conflict";
import { formatMoney } from "@giftling/messages/money";
import { anyQuantityLabel } from "@giftling/messages/wishlist/rows";
import type {
  ConflictingValue,
  FieldConflict,
} from "../../components/dialog/edit-conflict-question.tsx";
import type { ValidationResult } from "../../components/form/validate-input.ts";
import { readStorage, writeStorage } from "../../components/memory/browser-storage.ts";

/**
 * Returns an edit with only the ID, `version` and the fields that differ from `before`. Returns all fields if the
 * values before the edit were invalid.
 */
export function pickChangedFields<Edit extends { id: string; version?: string | undefined }>(
  before: ValidationResult<Edit>,
  edit: Edit,
  version: string | undefined,
): Edit {
  if (!before.ok) return { ...edit, version };
  const names = Object.keys(edit);
  const changed = addCoupledFields(
    new Set(names.filter((name) => Reflect.get(edit, name) !== Reflect.get(before.input, name))),
  );
  const only = { ...edit, version };
  for (const name of names) {
    if (name !== "id" && !changed.has(name)) Reflect.deleteProperty(only, name);
  }
  return only;
}

const getKey = (draft: string) => `giftling:made-on ${draft}` as const;

/** Stores the version of the record that a draft edits, in session storage. */
export const saveDraftBaseVersion = (draft: string, version: string): void =>
  writeStorage("sessionStorage", getKey(draft), version);

export const readDraftBaseVersion = (draft: string): string | null =>
  readStorage("sessionStorage", getKey(draft));

function dayOfYear(month: unknown, day: unknown): string {
  const text =
    typeof month === "number" ? formatBirthday(month, typeof day === "number" ? day : null) : null;
  return text ?? words.unsetValueLabel();
}

const birthday = ({ birthdayMonth, birthdayDay }: Fields): ConflictingValue => ({
  text: dayOfYear(birthdayMonth, birthdayDay),
});

function secondDay({
  secondDayName: name,
  secondDayMonth,
  secondDayDay,
}: Fields): ConflictingValue {
  const text = dayOfYear(secondDayMonth, secondDayDay);
  return { text: typeof name === "string" ? words.secondDayLabel(name, text) : text };
}

const numberOrNull = (value: unknown) => (typeof value === "number" ? value : null);

const occasionDate = ({ month, day, year }: Fields): ConflictingValue => ({
  text:
    formatOccasionDate({
      month: numberOrNull(month),
      day: numberOrNull(day),
      year: numberOrNull(year),
    }) ?? words.unsetValueLabel(),
});

const place = ({ isPriority, priorityOrder }: Fields): ConflictingValue => ({
  text: isPriority ? words.priorityPositionLabel(Number(priorityOrder)) : words.notPriorityLabel(),
});

type Fields = Readonly<Record<string, unknown>>;
/** Formats the value of a field for which `FIELDS` has no formatter. `names` maps option values to labels. */
function formatPlainValue(value: unknown, names: Fields): ConflictingValue {
  if (value === null || value === "") return { text: words.emptyValueLabel() };
  if (typeof value === "boolean") return { text: value ? words.trueLabel() : words.falseLabel() };
  const text = String(value);
  return { text: Object.hasOwn(names, text) ? String(names[text]) : text };
}
const money = (value: unknown, currency: Currency | undefined): ConflictingValue => ({
  text: typeof value === "number" ? formatMoney(value, currency) : words.unsetValueLabel(),
});
const howMany = (value: unknown): ConflictingValue => ({
  text: typeof value === "number" ? String(value) : anyQuantityLabel(),
});
const picture = (value: unknown): ConflictingValue =>
  typeof value === "string" && value !== "" ? { picture: value } : { text: words.noPictureLabel() };
const color = (value: unknown): ConflictingValue =>
  typeof value === "string" ? { color: value } : { text: words.paletteColorLabel() };

const STATES: Readonly<Record<string, () => string>> = {
  "put-away": words.archivedLabel,
  draft: words.draftLabel,
};

/**
 * Labels and formatters of the fields in conflict questions, by field name. `one` formats the field's value. `all`
 * formats the combined values of several fields. A field without a formatter is shown as text.
 */
const FIELDS: Readonly<
  Record<
    string,
    {
      name: words.EditConflictField;
      one?: (value: unknown, currency: Currency | undefined) => ConflictingValue;
      all?: (fields: Fields) => ConflictingValue;
    }
  >
> = {
  name: { name: "name" },
  note: { name: "note" },
  firstName: { name: "firstName" },
  birthdayMonth: { name: "birthday", all: birthday },
  birthdayDay: { name: "birthday", all: birthday },
  secondDayName: { name: "secondDay", all: secondDay },
  secondDayMonth: { name: "secondDay", all: secondDay },
  secondDayDay: { name: "secondDay", all: secondDay },
  ...mapKidTexts((name) => ({ name })),
  avatarUrl: { name: "picture", one: picture },
  keepsSurprises: { name: "surprises" },
  ...mapKidSizes((name) => ({ name })),
  showsSizes: { name: "showsSizes" },
  url: { name: "url" },
  price: { name: "price" },
  imageUrl: { name: "picture", one: picture },
  description: { name: "note" },
  fundingGoal: { name: "fundingGoal", one: money },
  fundingReceived: { name: "fundingReceived", one: money },
  type: { name: "type" },
  service: { name: "service" },
  label: { name: "label" },
  contributionCode: { name: "contributionCode" },
  quantity: { name: "howMany", one: howMany },
  state: {
    name: "onTheHub",
    one: (value) => ({ text: STATES[String(value)]?.() ?? words.trueLabel() }),
  },
  occasionId: { name: "occasion" },
  month: { name: "date", all: occasionDate },
  day: { name: "date", all: occasionDate },
  year: { name: "date", all: occasionDate },
  title: { name: "title" },
  content: { name: "message" },
  isPriority: { name: "priorities", all: place },
  priorityOrder: { name: "priorities", all: place },
  palette: { name: "palette" },
  accent: { name: "accent", one: color },
  cover: { name: "cover" },
};

/** Question about an edit conflict. `fields` are the conflicting fields that the question covers. */
export type ConflictQuestion = FieldConflict & { fields: readonly string[] };

/** Returns one question per label for the conflicting fields. `names` maps option values to labels. */
export function listConflictQuestions(
  { mine, theirs }: EditConflict,
  names: Fields = {},
  currency?: Currency,
): ConflictQuestion[] {
  const asked = new Map<string, ConflictQuestion>();
  for (const field of Object.keys(theirs)) {
    const { name, one, all } = FIELDS[field] ?? {};
    const label = name === undefined ? field : words.getFieldLabel(name);
    const shown = (side: Fields): ConflictingValue =>
      all?.(side) ?? one?.(side[field], currency) ?? formatPlainValue(side[field], names);
    const fields = [...(asked.get(label)?.fields ?? []), field];
    asked.set(label, { label, fields, mine: shown(mine), theirs: shown(theirs) });
  }
  return [...asked.values()];
}
