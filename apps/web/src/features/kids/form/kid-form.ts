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
import { translateParentError } from "@giftling/messages/sentences/parents";
import { type ValidationResult, validateInput } from "../../../components/form/validate-input.ts";
import { pickChangedFields } from "../../entries/edit-conflict.ts";
import type { EditBase } from "../../entries/use-edit-conflict.ts";

/** Fields of a kid's dialog, as typed (rule: kids). */
export type KidFormValues = {
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

export const getKidFormValues = (kid?: KidView): KidFormValues => ({
  firstName: kid?.firstName ?? "",
  birthdayMonth: kid?.birthdayMonth ?? null,
  birthdayDay: kid?.birthdayDay ?? null,
  secondDayName: kid?.secondDayName ?? "",
  secondDayMonth: kid?.secondDayMonth ?? null,
  secondDayDay: kid?.secondDayDay ?? null,
  ...eachKidText((name) => kid?.[name] ?? ""),
  avatarUrl: kid?.avatarUrl ?? null,
});

export const validateNewKid = (values: KidFormValues): ValidationResult<CreateKidInput> =>
  validateInput(createKidInput, values);

/** Returns the fields that differ from the values on which the edit was based (rule: changed-elsewhere). */
export function pickChangedKidFields(
  { fields, avatarUrl }: KidEdit,
  { start, version }: EditBase<KidFormValues>,
): KidEdit {
  const before = validateKid(fields.id, start);
  const changed = pickChangedFields(
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
export function validateKid(
  id: string,
  { avatarUrl, ...typed }: KidFormValues,
): ValidationResult<KidEdit> {
  const checked = validateInput(updateKidInput, { id, ...typed });
  if (!checked.ok) return checked;
  if (!isBirthday(typed.birthdayMonth, typed.birthdayDay)) {
    return { ok: false, problems: { birthdayDay: translateParentError(PARENTS.birthday) } };
  }
  const problem = secondDayProblem(checked.input);
  if (problem)
    return { ok: false, problems: { [problem.field]: translateParentError(problem.message) } };
  return { ok: true, input: { fields: checked.input, avatarUrl } };
}
