import type { UserView } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { useForm } from "@mantine/form";
import { type FormEvent, type ReactNode, useState } from "react";
import { getFieldErrorMessages } from "../../api-error.ts";
import { Button } from "../../components/button.tsx";
import { DraftRestoredNote } from "../../components/dialog/form-dialog.tsx";
import {
  createFormValidation,
  type ValidationErrors,
  type ValidationResult,
} from "../../components/form/validate-input.ts";
import {
  deleteDraft,
  readDraftOrDefault,
  saveDraftChanges,
} from "../../components/memory/drafts.ts";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { showToast, type Toast } from "../../components/toast/toast.ts";
import { trpc, type WriteMutation } from "../../trpc.ts";
import { getChangedFields } from "../entries/use-edit-conflict.ts";
import { getSettingsDraftKey, type SettingsDraftName } from "./pages/settings-pages.ts";
import classes from "./settings.module.css";

/**
 * Returns the form of a setting. The response to a save updates the cached user. An error is shown at the field that
 * the server names or, if the server names no field, in a toast. Unsaved values are stored as a draft, and restored
 * when the form is shown again (rule: settings-drafts).
 */
export function useSettingForm<Values extends object, Input>({
  draft,
  start,
  check,
  write,
  fallback,
  problemsOf = getFieldErrorMessages,
  hasNamedToast = false,
  stored,
  toast,
}: {
  draft: SettingsDraftName;
  start: Values;
  check: (values: Values) => ValidationResult<Input>;
  write: WriteMutation<Input, UserView>;
  /** Message of the error toast if the request got no response. */
  fallback: string;
  /** Returns a map of field names to error messages. */
  problemsOf?: (error: unknown) => ValidationErrors;
  /** Whether the server's errors are shown only in a toast. If so, the fields are highlighted without a message. */
  hasNamedToast?: boolean;
  /** Returns the saved form values of a user. */
  stored: (user: UserView) => Values;
  toast: Toast;
}) {
  const utils = trpc.useUtils();
  const [about] = useState(() =>
    getSettingsDraftKey(utils.account.user.getData()?.id ?? "", draft),
  );
  const [first] = useState(() => readDraftOrDefault(about, start));
  const [isRestored, setRestored] = useState(first !== start);
  const form = useForm({
    initialValues: first,
    ...createFormValidation(check),
    onValuesChange: (values) => saveDraftChanges(about, start, values),
  });

  function reset(values: Values) {
    form.setValues(values);
    form.clearErrors();
    deleteDraft(about);
    setRestored(false);
  }

  async function save(checked: ValidationResult<Input>) {
    if (!checked.ok) return;
    try {
      const before = utils.account.user.getData();
      const user = await write.mutateAsync(checked.input);
      // Merges only the changed fields, because another setting may be saving at the same time.
      utils.account.user.setData(
        undefined,
        (cached) => before && cached && { ...cached, ...getChangedFields(before, user) },
      );
      reset(stored(user));
      showToast(toast);
    } catch (error) {
      const problems = Object.entries(problemsOf(error));
      form.setErrors(
        Object.fromEntries(problems.map(([name, said]) => [name, hasNamedToast || said])),
      );
      if (!hasNamedToast && problems.length > 0) return;
      showErrorToast(parentWords.errorTitle(), error, fallback);
    }
  }

  const saved = new Map<string, unknown>(Object.entries(start));
  return {
    form,
    isBusy: write.isPending,
    isSame: Object.entries(form.values).every(([name, value]) => value === saved.get(name)),
    /** Discards the restored draft. Undefined while the form shows no restored draft. */
    onStartOver: isRestored ? () => reset(start) : undefined,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (write.isPending) return;
      form.onSubmit(save)(event);
    },
  };
}

/** Renders a setting's fields and a Save button. The button is emphasized only if the values have changed. */
export function SettingForm({
  isBusy,
  isSame,
  onStartOver,
  submitLabel,
  onSubmit,
  children,
}: Omit<ReturnType<typeof useSettingForm>, "form"> & {
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
