import {
  type CreateKidInput,
  createKidInput,
  eachKidText,
  isBirthday,
  type KidText,
  type KidView,
  PARENTS,
  secondDayProblem,
  type UpdateKidInput,
  updateKidInput,
} from "@giftling/domain";
import { worded } from "@giftling/messages/sentences/parents";
import { type Checked, checkInput } from "../../../components/form/check-input.ts";
import { onlyChanged } from "../../entries/changed-elsewhere.ts";
import type { MadeOn } from "../../entries/use-made-on.ts";

/** Fields of a child's dialog, as typed (rule: kids). */
export type KidValues = {
  firstName: string;
  birthdayMonth: number | null;
  birthdayDay: number | null;
  secondDayName: string;
  secondDayMonth: number | null;
  secondDayDay: number | null;
  avatarUrl: string | null;
} & Record<KidText, string>;

/** Requests of an edit: the PATCH, and another picture, which has a separate call. */
export type KidEdit = { fields: UpdateKidInput; avatarUrl?: string | null };

export const kidValues = (kid?: KidView): KidValues => ({
  firstName: kid?.firstName ?? "",
  birthdayMonth: kid?.birthdayMonth ?? null,
  birthdayDay: kid?.birthdayDay ?? null,
  secondDayName: kid?.secondDayName ?? "",
  secondDayMonth: kid?.secondDayMonth ?? null,
  secondDayDay: kid?.secondDayDay ?? null,
  ...eachKidText((name) => kid?.[name] ?? ""),
  avatarUrl: kid?.avatarUrl ?? null,
});

export const checkNewKid = (values: KidValues): Checked<CreateKidInput> =>
  checkInput(createKidInput, values);

/** Returns the fields that differ from the edit's base (rule: changed-elsewhere). */
export function changedKid(
  { fields, avatarUrl }: KidEdit,
  { start, version }: MadeOn<KidValues>,
): KidEdit {
  const before = checkKid(fields.id, start);
  const changed = onlyChanged(
    before.ok ? { ok: true, input: before.input.fields } : before,
    fields,
    version,
  );
  return avatarUrl === start.avatarUrl ? { fields: changed } : { fields: changed, avatarUrl };
}

/**
 * Validates the fields. The form contains the whole birthday and second day, so it can report the server's errors (rule:
 * birthdays).
 */
export function checkKid(id: string, { avatarUrl, ...typed }: KidValues): Checked<KidEdit> {
  const checked = checkInput(updateKidInput, { id, ...typed });
  if (!checked.ok) return checked;
  if (!isBirthday(typed.birthdayMonth, typed.birthdayDay)) {
    return { ok: false, problems: { birthdayDay: worded(PARENTS.birthday) } };
  }
  const problem = secondDayProblem(checked.input);
  if (problem) return { ok: false, problems: { [problem.field]: worded(problem.message) } };
  return { ok: true, input: { fields: checked.input, avatarUrl } };
}
