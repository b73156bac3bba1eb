import { KID_TEXTS, type KidText, LIMITS } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import type { FormFields } from "../../../components/form/form-fields.ts";
import { AvatarField } from "../avatar/avatar-field.tsx";
import { BirthdayFields } from "./birthday-fields.tsx";
import type { KidValues } from "./kid-form.ts";
import { SecondDayFields } from "./second-day-fields.tsx";

/** A child's fields in the dashboard's dialogs (rule: kids). */
export function KidFields({ form }: { form: FormFields<KidValues> }) {
  const { values, setValues, getInputProps, errors } = form;
  const text = (name: KidText) => ({
    label: `${KID_TEXTS[name].name} (optional)`,
    maxLength: KID_TEXTS[name].limit,
    ...getInputProps(name),
  });
  return (
    <>
      <AvatarField
        name={values.firstName}
        avatarUrl={values.avatarUrl}
        onChange={(avatarUrl) => setValues({ avatarUrl })}
        error={errors.avatarUrl}
      />
      <TextInput
        label="First name"
        data-autofocus
        autoComplete="off"
        maxLength={LIMITS.name}
        {...getInputProps("firstName")}
      />
      <BirthdayFields
        month={values.birthdayMonth}
        day={values.birthdayDay}
        onChange={setValues}
        error={errors.birthdayMonth ?? errors.birthdayDay}
      />
      <SecondDayFields form={form} />
      <TextInput placeholder="Kindergarten, 3rd" autoComplete="off" {...text("grade")} />
      <TextInput
        description="Only you see this."
        placeholder="Public, private, homeschool"
        autoComplete="off"
        {...text("schoolType")}
      />
      <Textarea
        description="A line or two that relatives will read first."
        autosize
        minRows={3}
        maxRows={8}
        {...text("bio")}
      />
    </>
  );
}
