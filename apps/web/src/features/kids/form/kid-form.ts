import {
  type CreateKidInput,
  createKidInput,
  findSecondDayProblem,
  isValidBirthday,
  type KidText,
  type KidView,
  mapKidTexts,
  PARENT_ERRORS,
  type UpdateKidInput,
  updateKidInput,
} from "@giftling/domain";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { type ValidationResult, validateInput } from "../../../components/form/validate-input.ts";
import { pickChangedFields } from "../../entries/edit-conflict.ts";
import type { EditSnapshot } from "../../entries/use-edit-conflict.ts";

/** Values of the form for adding or editing a kid, as typed (rule: kids). */
export type KidFormValues = {
  firstName: string;
  birthdayMonth: number | null;
  birthdayDay: number | null;
  secondDayName: string;
  secondDayMonth: number | null;
  secondDayDay: number | null;
  avatarUrl: string | null;
} & Record<KidText, string>;

/** Input for editing a kid. `fields` is the input of the PATCH request. `avatarUrl` is sent in a separate request. */
export type KidEdit = { fields: UpdateKidInput; avatarUrl?: string | null };

export const getKidFormValues = (kid?: KidView): KidFormValues => ({
  firstName: kid?.firstName ?? "",
  birthdayMonth: kid?.birthdayMonth ?? null,
  birthdayDay: kid?.birthdayDay ?? null,
  secondDayName: kid?.secondDayName ?? "",
  secondDayMonth: kid?.secondDayMonth ?? null,
  secondDayDay: kid?.secondDayDay ?? null,
  ...mapKidTexts((name) => kid?.[name] ?? ""),
  avatarUrl: kid?.avatarUrl ?? null,
});

export const validateNewKid = (values: KidFormValues): ValidationResult<CreateKidInput> =>
  validateInput(createKidInput, values);

/**
 * Returns the edited fields of a kid that differ from `start`, the form values before the edit
 * (rule: changed-elsewhere).
 */
export function pickChangedKidFields(
  { fields, avatarUrl }: KidEdit,
  { start, version }: EditSnapshot<KidFormValues>,
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
 * Validates a kid's form. Requires a complete birthday and a complete second day. Errors have the same messages as the
 * server's (rule: birthdays).
 */
export function validateKid(
  id: string,
  { avatarUrl, ...typed }: KidFormValues,
): ValidationResult<KidEdit> {
  const checked = validateInput(updateKidInput, { id, ...typed });
  if (!checked.ok) return checked;
  if (!isValidBirthday(typed.birthdayMonth, typed.birthdayDay)) {
    return {
      ok: false,
      problems: { birthdayDay: translateParentError(PARENT_ERRORS.birthdayInvalid) },
    };
  }
  const problem = findSecondDayProblem(checked.input);
  if (problem)
    return { ok: false, problems: { [problem.field]: translateParentError(problem.message) } };
  return { ok: true, input: { fields: checked.input, avatarUrl } };
}
