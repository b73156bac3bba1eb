import {
  type ChangedMeanwhile,
  eachKidSize,
  formatDollars,
  KID_SIZES,
  wholeParts,
} from "@giftling/domain";
import type { Difference, ShownValue } from "../../components/dialog/changed-elsewhere.tsx";
import type { Checked } from "../../components/form/check-input.ts";
import { recall, remember } from "../../components/memory/visit-memory.ts";

/**
 * An edit with only the fields that differ from those of `before`, made on this version; with all of them where `before` was
 * never a valid edit.
 */
export function onlyChanged<Edit extends { id: string; version?: string | undefined }>(
  before: Checked<Edit>,
  edit: Edit,
  version: string | undefined,
): Edit {
  if (!before.ok) return { ...edit, version };
  const names = Object.keys(edit);
  const changed = wholeParts(
    new Set(names.filter((name) => Reflect.get(edit, name) !== Reflect.get(before.input, name))),
  );
  const only = { ...edit, version };
  for (const name of names) {
    if (name !== "id" && !changed.has(name)) Reflect.deleteProperty(only, name);
  }
  return only;
}

const keyOf = (draft: string) => `giftling:made-on ${draft}`;

/** Keeps the version that a draft was made on, for as long as the draft may be there. */
export const keepMadeOn = (draft: string, version: string): void =>
  remember("sessionStorage", keyOf(draft), version);

export const madeOnOf = (draft: string): string | null => recall("sessionStorage", keyOf(draft));

const MONTHS = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

function dayOfYear(month: unknown, day: unknown): string {
  if (typeof month !== "number") return "None";
  const name = MONTHS.format(new Date(Date.UTC(2024, month - 1, 1)));
  return typeof day === "number" ? `${name} ${day}` : name;
}

const birthday = ({ birthdayMonth, birthdayDay }: Fields): ShownValue => ({
  text: dayOfYear(birthdayMonth, birthdayDay),
});

function secondDay({ secondDayName: name, secondDayMonth, secondDayDay }: Fields): ShownValue {
  const text = dayOfYear(secondDayMonth, secondDayDay);
  return { text: typeof name === "string" ? `${name}, ${text}` : text };
}

const place = ({ isPriority, priorityOrder }: Fields): ShownValue => ({
  text: isPriority ? `Place ${priorityOrder}` : "Not among them",
});

type Fields = Readonly<Record<string, unknown>>;
/** A value whose field has nothing to say about it. */
function plain(value: unknown, names: Fields): ShownValue {
  if (value === null || value === "") return { text: "Nothing" };
  if (typeof value === "boolean") return { text: value ? "Yes" : "No" };
  return { text: String(names[String(value)] ?? value) };
}
const dollars = (value: unknown): ShownValue => ({
  text: typeof value === "number" ? formatDollars(value) : "None",
});
const howMany = (value: unknown): ShownValue => ({
  text: typeof value === "number" ? String(value) : "Any number",
});
const picture = (value: unknown): ShownValue =>
  typeof value === "string" && value !== "" ? { picture: value } : { text: "No picture" };
const color = (value: unknown): ShownValue =>
  typeof value === "string" ? { color: value } : { text: "The palette's color" };

const STATES: Readonly<Record<string, string>> = { "put-away": "Put away", draft: "A draft" };

/** Each field as its form calls it, and how its value is shown where that isn't its text. */
const FIELDS: Readonly<
  Record<
    string,
    { label: string; one?: (value: unknown) => ShownValue; all?: (fields: Fields) => ShownValue }
  >
> = {
  name: { label: "Name" },
  firstName: { label: "First name" },
  birthdayMonth: { label: "Birthday", all: birthday },
  birthdayDay: { label: "Birthday", all: birthday },
  secondDayName: { label: "Another day", all: secondDay },
  secondDayMonth: { label: "Another day", all: secondDay },
  secondDayDay: { label: "Another day", all: secondDay },
  grade: { label: "Grade" },
  schoolType: { label: "School type" },
  bio: { label: "Bio" },
  avatarUrl: { label: "Picture", one: picture },
  keepsSurprises: { label: "Surprises" },
  ...eachKidSize((name) => ({ label: KID_SIZES[name].name })),
  showsSizes: { label: "Sizes and likes on the hub" },
  url: { label: "Web address" },
  price: { label: "Price" },
  imageUrl: { label: "Picture", one: picture },
  description: { label: "Note" },
  fundingGoal: { label: "Funding goal", one: dollars },
  fundingReceived: { label: "Received so far", one: dollars },
  type: { label: "Type" },
  service: { label: "Service" },
  label: { label: "Label" },
  contributionCode: { label: "Contribution code" },
  quantity: { label: "How many", one: howMany },
  state: {
    label: "On the hub",
    one: (value) => ({ text: STATES[String(value)] ?? "Yes" }),
  },
  title: { label: "Title" },
  content: { label: "Message" },
  isPriority: { label: "Top 3 Priorities", all: place },
  priorityOrder: { label: "Top 3 Priorities", all: place },
  palette: { label: "Palette" },
  accent: { label: "Own color", one: color },
  cover: { label: "Cover" },
};

/** One question, with the fields that it is about. */
export type Asked = Difference & { fields: readonly string[] };

/** What to ask about, each thing once. `names` are the words for values that stand for a choice. */
export function differencesOf({ mine, theirs }: ChangedMeanwhile, names: Fields = {}): Asked[] {
  const asked = new Map<string, Asked>();
  for (const field of Object.keys(theirs)) {
    const { label, one, all } = FIELDS[field] ?? { label: field };
    const shown = (side: Fields): ShownValue =>
      all?.(side) ?? one?.(side[field]) ?? plain(side[field], names);
    const fields = [...(asked.get(label)?.fields ?? []), field];
    asked.set(label, { label, fields, mine: shown(mine), theirs: shown(theirs) });
  }
  return [...asked.values()];
}
