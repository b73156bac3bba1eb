import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

/** Message of a field's error, or `true` to mark the field without a message. */
export type FieldError = string | true;

export type FormErrors<Values> = { [Name in keyof Values]?: FieldError | undefined };

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

type FormOptions<Values> = {
  initialValues: Values;
  validate?: (values: Values) => FormErrors<Values>;
  onValuesChange?: (values: Values) => void;
};

/** Names of the fields whose values have the type `Value`. */
type FieldName<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never;
}[keyof Values];

/**
 * Returns the state of a public page's form. Changing a field's value clears the field's error. Each field receives the
 * result of `getTextProps` or `getCheckboxProps` as props.
 */
export function useForm<Values extends object>({
  initialValues,
  validate,
  onValuesChange,
}: FormOptions<Values>) {
  const [initial] = useState(initialValues);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const submitted = useRef<HTMLFormElement>(null);

  const notify = useEffectEvent(() => onValuesChange?.(values));
  useEffect(() => {
    if (values !== initial) notify();
  }, [values, initial]);

  function clearFieldError(name: keyof Values): void {
    setErrors((current) => ({ ...current, [name]: undefined }));
  }

  function setFieldValue<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    setValues((current) => ({ ...current, [name]: value }));
    clearFieldError(name);
  }

  /** Shows errors at the invalid fields, and focuses the first invalid field of the submitted form. */
  function showErrors(shown: FormErrors<Values>): void {
    // The field and its error must be rendered before the field is focused, so that the error is announced.
    flushSync(() => setErrors(shown));
    submitted.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return {
    values,
    setFieldValue,
    clearFieldError,
    showErrors,
    getTextProps: (name: FieldName<Values, string>) => ({
      value: values[name] as string,
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setFieldValue(name, currentTarget.value as Values[typeof name]),
    }),
    getCheckboxProps: (name: FieldName<Values, boolean>) => ({
      checked: values[name] as boolean,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        setFieldValue(name, currentTarget.checked as Values[typeof name]),
    }),
    /** Returns a submit handler that validates the form. `onInvalid` is called after the errors are shown. */
    onSubmit:
      (onValid: (values: Values) => void, onInvalid?: (errors: FormErrors<Values>) => void) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        submitted.current = event.currentTarget;
        const found = validate?.(values) ?? {};
        showErrors(found);
        if (Object.values(found).every((error) => error === undefined)) onValid(values);
        else onInvalid?.(found);
      },
  };
}
