import type { OnboardingDraft } from "@giftling/domain";
import type { FormFields } from "../../../components/form/form-fields.ts";

export type QuestionProps = { form: FormFields<OnboardingDraft> };

type TextName = {
  [Name in keyof OnboardingDraft]: OnboardingDraft[Name] extends string ? Name : never;
}[keyof OnboardingDraft];

/** Returns the props of a text field. `name` is needed to focus an invalid field. */
export const getTextFieldProps = (form: FormFields<OnboardingDraft>, name: TextName) => ({
  name,
  ...form.getInputProps(name),
});
