import { useState } from "react";
import { showToast } from "../../components/toast.ts";
import { newIdempotencyKey } from "../../idempotency-key.ts";
import { errorFields, errorMessage } from "../../trpc.ts";
import type { Checked, Problems } from "./check-input.ts";

/**
 * A dialog's fields: checked before they are sent, kept when the call fails. `toast` is for edits, whose
 * failure section 8 words; a refused addition says the server's sentence in the dialog (decision D2).
 */
export function useEntryForm<Values extends object, Input>({
  start,
  check,
  save,
  onDone,
  toast,
}: {
  start: Values;
  check: (values: Values) => Checked<Input>;
  save: (input: Input, idempotencyKey: string) => Promise<void>;
  onDone: () => void;
  toast?: { title: string; message: string };
}) {
  const [values, setValues] = useState(start);
  const [key, setKey] = useState(newIdempotencyKey);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit() {
    if (isBusy) return;
    const checked = check(values);
    setProblems(checked.ok ? {} : checked.problems);
    setFailure(null);
    if (!checked.ok) return;
    setBusy(true);
    try {
      await save(checked.input, key);
      setValues(start);
      setKey(newIdempotencyKey());
      onDone();
    } catch (error) {
      setProblems(errorFields(error));
      setFailure(errorMessage(error, "We couldn't reach the server. Please try again."));
      if (toast) {
        const message = errorMessage(error, toast.message);
        showToast({ title: toast.title, message, tone: "error" });
      }
    } finally {
      setBusy(false);
    }
  }

  function change(patch: Partial<Values>) {
    setValues({ ...values, ...patch });
    // Another content is another thing to ask for (decision D14).
    setKey(newIdempotencyKey());
  }

  /** The value, its change and its problem, for one text field. */
  function text<Name extends keyof Values & string>(
    name: Name & (Values[Name] extends string ? Name : never),
  ) {
    return {
      value: String(values[name]),
      error: problems[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ ...values, [name]: event.currentTarget.value }),
    };
  }

  return {
    values,
    problems,
    change,
    text,
    dialog: { isBusy, failure, onSubmit: () => void submit() },
  };
}
