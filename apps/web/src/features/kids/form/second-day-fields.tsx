import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/kids/fields";
import { TextInput } from "@mantine/core";
import type { FormFields } from "../../../components/form/form-fields.ts";
import classes from "../kids.module.css";
import { MonthAndDayFields } from "./birthday-fields.tsx";
import type { KidFormValues } from "./kid-form.ts";

export function SecondDayFields({ form }: { form: FormFields<KidFormValues> }) {
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
