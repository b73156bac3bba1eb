import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { DraftRestoredNote } from "../../components/dialog/form-dialog.tsx";
import classes from "./settings.module.css";
import type { useSettingForm } from "./use-setting-form.ts";

/** Renders a setting's fields and a Save button. The button is emphasized only if the values have changed. */
export function SettingForm({
  isBusy,
  onStartOver,
  isSame,
  submitLabel,
  onSubmit,
  children,
}: Pick<ReturnType<typeof useSettingForm>, "isBusy" | "onStartOver" | "onSubmit"> & {
  isSame: boolean;
  submitLabel: string;
  children: ReactNode;
}) {
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      {onStartOver && <DraftRestoredNote onStartOver={onStartOver} />}
      {children}
      <Button type="submit" loading={isBusy} variant={isSame ? "default" : "filled"}>
        {submitLabel}
      </Button>
    </form>
  );
}
