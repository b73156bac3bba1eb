import { useState } from "react";
import { showToast } from "../../components/toast/toast.ts";
import { createOnce } from "../../once.ts";
import { errorFields, errorMessage } from "../../trpc.ts";
import type { Checked, Problems } from "./check-input.ts";

/** Said when what was sent before the last changes turns out to be saved: what was typed since is still there. */
const EARLIER_TRY_ARRIVED =
  "Your first try did arrive, and it is saved as you first wrote it. Close this to keep it so, or save again to add this one too.";

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
  // One addition is never made twice, also when it was changed after a lost answer (decision D14).
  const [once] = useState(createOnce<Input, void>);
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
      const done = await once("entry", checked.input, save);
      if (done.input !== checked.input) return setFailure(EARLIER_TRY_ARRIVED);
      setValues(start);
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

  /** `patch` may look at the values as they are then: an answer comes long after the question. */
  const change = (patch: Partial<Values> | ((current: Values) => Partial<Values>)) =>
    setValues((current) => ({
      ...current,
      ...(typeof patch === "function" ? patch(current) : patch),
    }));

  /** The value, its change and its problem, for one text field. */
  function text<Name extends keyof Values & string>(
    name: Name & (Values[Name] extends string ? Name : never),
  ) {
    return {
      value: String(values[name]),
      error: problems[name],
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget;
        change((current) => ({ ...current, [name]: value }));
      },
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
