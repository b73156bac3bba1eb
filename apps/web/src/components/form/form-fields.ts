import type { UseFormReturnType } from "@mantine/form";

/** Part of Mantine's form object that field components use. */
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
