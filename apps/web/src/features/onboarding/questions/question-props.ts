import type { OnboardingDraft } from "@giftling/domain";
import type { FormFields } from "../../../components/form/form-fields.ts";

/** What every question of onboarding gets: the form that it is a part of. */
export type QuestionProps = { form: FormFields<OnboardingDraft> };

/** The parts of the draft that are typed as text. */
type TextName = {
  [Name in keyof OnboardingDraft]: OnboardingDraft[Name] extends string ? Name : never;
}[keyof OnboardingDraft];

/** One text field: its name, by which it gets the focus when it is refused, its value, change and problem. */
export const textField = (form: FormFields<OnboardingDraft>, name: TextName) => ({
  name,
  ...form.getInputProps(name),
});
