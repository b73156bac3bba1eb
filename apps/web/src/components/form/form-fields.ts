import type { UseFormReturnType } from "@mantine/form";

/** What fields need of the form that they are part of, which may have more values than theirs. */
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
