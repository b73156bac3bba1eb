import type { UserView } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { useForm } from "@mantine/form";
import type { FormEvent } from "react";
import { getErrorFields } from "../../api-error.ts";
import {
  createFormValidation,
  type ValidationErrors,
  type ValidationResult,
} from "../../components/form/validate-input.ts";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { showToast, type Toast } from "../../components/toast/toast.ts";
import { trpc, type WriteMutation } from "../../trpc.ts";

/**
 * Returns a settings form that is validated and sent. The response updates the cached user. An error is shown at its
 * field, or in a toast if it names no field. Typed values are preserved after an error (rule: client-cache).
 */
export function useSettingForm<Values extends object, Input>({
  start,
  check,
  write,
  fallback,
  problemsOf = getErrorFields,
  hasNamedToast = false,
  stored,
  toast,
}: {
  start: Values;
  check: (values: Values) => ValidationResult<Input>;
  write: WriteMutation<Input, UserView>;
  /** Message of the error toast if there was no response. */
  fallback: string;
  /** Returns a map of field names to error messages. */
  problemsOf?: (error: unknown) => ValidationErrors;
  /** Whether the server's errors are shown only in a toast. If so, the fields are highlighted without a message. */
  hasNamedToast?: boolean;
  /** Returns the saved values of the form's fields. */
  stored: (user: UserView) => Values;
  toast: Toast;
}) {
  const utils = trpc.useUtils();
  const form = useForm({ initialValues: start, ...createFormValidation(check) });

  async function save(checked: ValidationResult<Input>) {
    if (!checked.ok) return;
    try {
      const user = await write.mutateAsync(checked.input);
      utils.account.user.setData(undefined, user);
      form.setValues(stored(user));
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

  return {
    form,
    isBusy: write.isPending,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (write.isPending) return;
      form.onSubmit(save)(event);
    },
  };
}
