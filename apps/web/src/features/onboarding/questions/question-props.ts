import type { OnboardingDraft } from "@giftling/domain";
import type { FormFields } from "../../../components/form/form-fields.ts";

/** Props of every question of onboarding. */
export type QuestionProps = { form: FormFields<OnboardingDraft> };

/** Text fields of the draft. */
type TextName = {
  [Name in keyof OnboardingDraft]: OnboardingDraft[Name] extends string ? Name : never;
}[keyof OnboardingDraft];

/** Returns the props of one text field: its name, by which it is focused when invalid, its value, change handler and error. */
export const textField = (form: FormFields<OnboardingDraft>, name: TextName) => ({
  name,
  ...form.getInputProps(name),
});
