import { KID_TEXT_NAMES, KID_TEXTS, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/kids/fields";
import { Textarea, TextInput } from "@mantine/core";
import type { FormFields } from "../../../components/form/form-fields.ts";
import { AvatarField } from "../avatar/avatar-field.tsx";
import classes from "../kids.module.css";
import { BirthdayFields, MonthAndDayFields } from "./birthday-fields.tsx";
import type { KidFormValues } from "./kid-form.ts";

export function KidFields({ form }: { form: FormFields<KidFormValues> }) {
  const { values, setValues, getInputProps, errors } = form;
  return (
    <>
      <AvatarField
        name={values.firstName}
        avatarUrl={values.avatarUrl}
        onChange={(avatarUrl) => setValues({ avatarUrl })}
        error={errors.avatarUrl}
      />
      <TextInput
        label={words.firstNameLabel()}
        data-autofocus
        autoComplete="off"
        maxLength={TEXT_LIMITS.name}
        {...getInputProps("firstName")}
      />
      <BirthdayFields form={form} />
      <SecondDayFields form={form} />
      {KID_TEXT_NAMES.map((name) => {
        const { limit, lines } = KID_TEXTS[name];
        const field = {
          label: words.getKidTextLabel(name),
          description: words.getKidTextHint(name),
          placeholder: words.getKidTextPlaceholder(name),
          maxLength: limit,
          ...getInputProps(name),
        };
        return lines === "one" ? (
          <TextInput key={name} autoComplete="off" {...field} />
        ) : (
          <Textarea key={name} autosize minRows={3} maxRows={8} {...field} />
        );
      })}
    </>
  );
}

function SecondDayFields({ form }: { form: FormFields<KidFormValues> }) {
  const { values, setValues, getInputProps, errors } = form;
  return (
    <fieldset className={classes.birthday}>
      <legend className={classes.legend}>{words.secondDayLegend()}</legend>
      <div className={classes.secondDay}>
        <TextInput
          aria-label={words.secondDayNameAriaLabel()}
          description={words.secondDayHint()}
          placeholder={words.secondDayNamePlaceholder()}
          autoComplete="off"
          maxLength={TEXT_LIMITS.secondDay}
          {...getInputProps("secondDayName")}
        />
        <MonthAndDayFields
          name="secondDay"
          label={words.secondDayLabel()}
          month={values.secondDayMonth}
          day={values.secondDayDay}
          onChange={({ month, day }) => setValues({ secondDayMonth: month, secondDayDay: day })}
          error={errors.secondDayMonth ?? errors.secondDayDay}
        />
      </div>
    </fieldset>
  );
}
