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
import { type CheckedInput, checkInput } from "../../../components/form/check-input.ts";
import { pickChanged } from "../../entries/changed-elsewhere.ts";
import type { EditBase } from "../../entries/use-made-on.ts";

/** Fields of a kid's dialog, as typed (rule: kids). */
export type KidValues = {
  firstName: string;
  birthdayMonth: number | null;
  birthdayDay: number | null;
  secondDayName: string;
  secondDayMonth: number | null;
  secondDayDay: number | null;
  avatarUrl: string | null;
} & Record<KidText, string>;

/** Input of both API calls of an edit: the fields of the PATCH, and the new picture, which has a separate call. */
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

export const checkNewKid = (values: KidValues): CheckedInput<CreateKidInput> =>
  checkInput(createKidInput, values);

/** Returns the fields that differ from the values on which the edit was based (rule: changed-elsewhere). */
export function pickChangedKid(
  { fields, avatarUrl }: KidEdit,
  { start, version }: EditBase<KidValues>,
): KidEdit {
  const before = checkKid(fields.id, start);
  const changed = pickChanged(
    before.ok ? { ok: true, input: before.input.fields } : before,
    fields,
    version,
  );
  return avatarUrl === start.avatarUrl ? { fields: changed } : { fields: changed, avatarUrl };
}

/**
 * Validates the fields of a kid's dialog. The form contains the whole birthday and second day, so it reports the same
 * errors as the server (rule: birthdays).
 */
export function checkKid(id: string, { avatarUrl, ...typed }: KidValues): CheckedInput<KidEdit> {
  const checked = checkInput(updateKidInput, { id, ...typed });
  if (!checked.ok) return checked;
  if (!isBirthday(typed.birthdayMonth, typed.birthdayDay)) {
    return { ok: false, problems: { birthdayDay: worded(PARENTS.birthday) } };
  }
  const problem = secondDayProblem(checked.input);
  if (problem) return { ok: false, problems: { [problem.field]: worded(problem.message) } };
  return { ok: true, input: { fields: checked.input, avatarUrl } };
}
