import type { UseFormReturnType } from "@mantine/form";

/** Part of a form that field components use. The form may have more values. */
export type FormFields<Values extends object> = Pick<
  UseFormReturnType<Values>,
  | "values"
  | "getValues"
  | "setValues"
  | "setFieldValue"
  | "errors"
  | "clearFieldError"
  | "getInputProps"
>;
