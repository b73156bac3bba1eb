import type { OnboardingDraft } from "@giftling/domain";
import type { FormFields } from "../../../components/form/form-fields.ts";

/** Props of every question of onboarding. */
export type QuestionProps = { form: FormFields<OnboardingDraft> };

/** Names of the draft's text fields. */
type TextName = {
  [Name in keyof OnboardingDraft]: OnboardingDraft[Name] extends string ? Name : never;
}[keyof OnboardingDraft];

/** Returns the props of one text field: its name, value, change handler and error. An invalid field is focused by its name. */
export const getTextFieldProps = (form: FormFields<OnboardingDraft>, name: TextName) => ({
  name,
  ...form.getInputProps(name),
});
