import { useForm } from "@mantine/form";
import { type FormEvent, useState } from "react";
import { type Checked, checkedBy } from "../../components/form/check-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { createOnce } from "../../once.ts";
import { errorFields, errorMessage } from "../../trpc.ts";

/** Said when what was sent before the last changes turns out to be saved: what was typed since is still there. */
const EARLIER_TRY_ARRIVED =
  "Your first try did arrive, and it is saved as you first wrote it. Close this to keep it so, or save again to add this one too.";

/**
 * A dialog's form: checked before it is sent, kept when the call fails. `save` calls the mutation that `isPending` is of; an
 * addition sends the key along (`withIdempotencyKey`). With `toast` a failure is told by a toast, too: the title, and the
 * message for when the server said nothing. Without it the server's sentence stands in the dialog alone (rule: toasts).
 */
export function useEntryForm<Values extends object, Input>({
  start,
  check,
  save,
  isPending,
  onDone,
  toast,
}: {
  start: Values;
  check: (values: Values) => Checked<Input>;
  save: (input: Input, idempotencyKey: string) => Promise<unknown>;
  isPending: boolean;
  onDone: () => void;
  toast?: { title: string; message: string };
}) {
  // A sentence stays at its field until the form is sent again.
  const form = useForm({
    initialValues: start,
    clearInputErrorOnChange: false,
    ...checkedBy(check),
  });
  // One addition is never made twice, also when it was changed after a lost answer (rule: idempotency-key).
  const [once] = useState(createOnce<Input, unknown>);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(checked: Checked<Input>) {
    if (!checked.ok) return;
    try {
      const done = await once("entry", checked.input, save);
      if (done.input !== checked.input) return setFailure(EARLIER_TRY_ARRIVED);
      form.setValues(start);
      onDone();
    } catch (error) {
      form.setErrors(errorFields(error));
      setFailure(errorMessage(error, "We couldn't reach the server. Please try again."));
      if (toast) {
        const message = errorMessage(error, toast.message);
        showToast({ title: toast.title, message, tone: "error" });
      }
    }
  }

  return {
    form,
    dialog: {
      isBusy: isPending,
      failure,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        if (isPending) return;
        setFailure(null);
        form.onSubmit(send)(event);
      },
    },
  };
}
