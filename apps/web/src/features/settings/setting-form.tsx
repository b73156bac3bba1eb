import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import classes from "./settings.module.css";
import type { useSettingForm } from "./use-setting-form.ts";

/** The fields of a setting and the button that saves them, which stands out once something differs from what is stored. */
export function SettingForm({
  isBusy,
  isSame,
  submitLabel,
  onSubmit,
  children,
}: Pick<ReturnType<typeof useSettingForm>, "isBusy" | "onSubmit"> & {
  isSame: boolean;
  submitLabel: string;
  children: ReactNode;
}) {
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      {children}
      <Button type="submit" loading={isBusy} variant={isSame ? "default" : "filled"}>
        {submitLabel}
      </Button>
    </form>
  );
}
