import * as words from "@giftling/messages/entries/dialogs";
import { useForm } from "@mantine/form";
import { type FormEvent, useRef, useState } from "react";
import type { Kept } from "../../components/dialog/changed-elsewhere.tsx";
import type { FormFailure } from "../../components/dialog/form-dialog.tsx";
import { type Checked, checkedBy } from "../../components/form/check-input.ts";
import { refusedFields } from "../../components/form/refused-fields.ts";
import { draftOr, forgetDraft, keepChanges } from "../../components/memory/drafts.ts";
import { createOnce } from "../../once.ts";
import { errorMessage, isNotFound, isSessionExpired } from "../../trpc.ts";
import { keepMadeOn } from "./changed-elsewhere.ts";
import { changedElsewhere } from "./refused-edit.ts";
import { type EditedThing, type MadeOn, useMadeOn } from "./use-made-on.ts";

/** Focuses the first invalid field, which scrolls to it. */
function focusProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-error] input')?.focus(),
  );
}

/** Second submit button: the values when it is pressed, and when it is not. */
export type OtherWay<Values> = {
  label: () => string;
  as: (isPressed: boolean) => Partial<Values>;
};

/**
 * Returns a dialog's form, validated before it is sent and kept when the call fails. `save` calls the mutation of
 * `isPending`; an addition sends the idempotency key (`withIdempotencyKey`). An error is shown once: at the fields named by
 * the server, or else above the buttons. With `toast`, the title and message for an error without one, it is shown in a
 * toast and only the fields are marked. With `draft`, the draft key, typed text survives a reload and an expired session.
 * With `edited`, conflicting changes are asked about, and `save` receives the edit's version. `other` is a second way to
 * submit (rule: dialog-drafts).
 */
export function useEntryForm<Values extends object, Input, Answer>({
  start,
  check,
  save,
  isPending,
  onDone,
  toast,
  draft,
  edited,
  other,
}: {
  start: Values;
  check: (values: Values) => Checked<Input>;
  save: (input: Input, idempotencyKey: string, madeOn: MadeOn<Values>) => Promise<Answer>;
  isPending: boolean;
  onDone: (answer: Answer) => void;
  toast?: { title: string; message: string };
  draft?: string | undefined;
  edited?: EditedThing<Values> | undefined;
  other?: OtherWay<Values> | undefined;
}) {
  const [first] = useState(() => (draft === undefined ? start : draftOr(draft, start)));
  const [isKept, setKept] = useState(first !== start);
  const meanwhile = useMadeOn(start, edited, isKept && draft !== undefined ? draft : null);
  const form = useForm({
    initialValues: first,
    ...checkedBy(check),
    onValuesChange: (values) => {
      if (draft === undefined) return;
      const { start: before, version } = meanwhile.madeOn;
      keepChanges(draft, before, values);
      if (version !== undefined) keepMadeOn(draft, version);
    },
  });
  // An addition is never made twice, also when it was changed after a lost response (rule: idempotency-key).
  const [once] = useState(createOnce<Input, Answer>);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const isOther = useRef(false);

  function startOver() {
    form.setValues(start);
    setKept(false);
    meanwhile.reset();
    if (draft !== undefined) forgetDraft(draft);
  }

  /** Shows the server's error once: at its fields, or for the whole form. */
  function tell(error: unknown) {
    const changed = edited && changedElsewhere(error);
    if (changed) return meanwhile.ask(changed);
    if (edited && isNotFound(error)) return setFailure({ message: edited.onGone() });
    if (isSessionExpired(error))
      return setFailure({ message: words.signedOut(), isSignedOut: true });
    const message = errorMessage(error, toast?.message ?? words.noAnswer());
    const own = Object.fromEntries(Object.keys(form.values).map((name) => [name, name]));
    const refused = refusedFields(error, own, toast ? message : null);
    if (refused !== null) {
      form.setErrors(refused);
      if (element.current) focusProblem(element.current);
    }
    if (toast || refused === null) setFailure({ title: toast?.title, message });
  }

  async function send(checked: Checked<Input>, madeOn = meanwhile.madeOn) {
    if (!checked.ok) return;
    try {
      const done = await once("entry", checked.input, (input, key) => save(input, key, madeOn));
      // The version sent before the last changes was saved. What was typed since is still in the form.
      if (done.input !== checked.input) return setFailure({ message: words.earlierTryArrived() });
      startOver();
      onDone(done.answer);
    } catch (error) {
      tell(error);
    }
  }

  /** Applies the answers about conflicts. What was typed is sent with them. */
  function settle(answers: readonly Kept[]) {
    const { madeOn, taken } = meanwhile.settle(answers);
    form.setValues(taken);
    void send(check({ ...form.getValues(), ...taken }), madeOn);
  }

  return {
    form,
    dialog: {
      isBusy: isPending,
      failure,
      about: draft,
      question: meanwhile.differences && {
        differences: meanwhile.differences,
        onKept: settle,
        onBack: meanwhile.back,
      },
      onStartOver: isKept ? startOver : undefined,
      other: other && {
        label: other.label(),
        onPress: () => {
          isOther.current = true;
        },
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const isPressed = isOther.current;
        isOther.current = false;
        if (isPending) return;
        setFailure(null);
        if (other) form.setValues(other.as(isPressed));
        const { currentTarget } = event;
        element.current = currentTarget;
        form.onSubmit(
          (checked) => send(checked),
          () => focusProblem(currentTarget),
        )(event);
      },
    },
    /** Discards what was typed. */
    startOver,
  };
}
