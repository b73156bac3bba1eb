import { type ComponentProps, type ReactNode, useId } from "react";
import classes from "./text-field.module.css";
import type { FieldError } from "./use-form.ts";

type FieldProps = {
  /** Visible label. A field without a visible label needs an `aria-label`. */
  label?: string;
  description?: string;
  error?: FieldError | undefined;
  /** Symbol in front of the field's value, such as "$". */
  prefix?: string;
  className?: string | undefined;
};

/** Attributes that connect a control with its label, description and error. */
type ControlProps = {
  id: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

export function TextField({
  label,
  description,
  error,
  prefix,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>) {
  return (
    <Field {...{ label, description, error, prefix, className }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

/** Renders a text field that grows with its text. */
export function TextArea({
  label,
  description,
  error,
  className,
  ...input
}: Omit<FieldProps, "prefix"> & Omit<ComponentProps<"textarea">, keyof FieldProps>) {
  return (
    <Field {...{ label, description, error, className }}>
      {(control) => <textarea rows={3} {...input} {...control} />}
    </Field>
  );
}

function Field({
  label,
  description,
  error,
  prefix,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const descriptionId = description === undefined ? "" : `${id}-description`;
  const errorId = typeof error === "string" ? `${id}-error` : "";
  return (
    <div className={className}>
      {label !== undefined && (
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      )}
      {description !== undefined && (
        <p id={descriptionId} className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.control} data-invalid={error !== undefined || undefined}>
        {prefix !== undefined && (
          <span className={classes.prefix} aria-hidden>
            {prefix}
          </span>
        )}
        {children({
          id,
          className: classes.input,
          "aria-invalid": error === undefined ? undefined : true,
          "aria-describedby": `${descriptionId} ${errorId}`.trim() || undefined,
        })}
      </div>
      {typeof error === "string" && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
