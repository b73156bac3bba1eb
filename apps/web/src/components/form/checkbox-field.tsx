import { type ComponentProps, useId } from "react";
import classes from "./checkbox-field.module.css";

export function CheckboxField({
  label,
  description,
  ...input
}: { label: string; description?: string } & ComponentProps<"input">) {
  const id = useId();
  const descriptionId = description === undefined ? undefined : `${id}-description`;
  return (
    <div className={classes.field}>
      <input
        type="checkbox"
        id={id}
        className={classes.box}
        aria-describedby={descriptionId}
        {...input}
      />
      <div>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {description !== undefined && (
          <p id={descriptionId} className={classes.description}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
