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

/** The first field that is wrong gets the focus, which brings it into sight. */
function focusProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-error] input')?.focus(),
  );
}

/** A second button beside the form's own: what the values are when it is pressed, and when it is not. */
export type OtherWay<Values> = {
  label: () => string;
  as: (isPressed: boolean) => Partial<Values>;
};

/**
 * A dialog's form: checked before it is sent, kept when the call fails. `save` calls the mutation that `isPending` is of; an
 * addition sends the key along (`withIdempotencyKey`). What goes wrong is said once (rule: said-once): at the fields that the
 * server names, and else above the buttons. With `toast`, the title and the message for when the server said nothing, it is
 * said there in any case, and the fields are only marked. With `draft`, what it is about, what is typed outlives a reload and
 * an expired session (rule: dialog-drafts). With `edited`, what others changed meanwhile is asked about, and `save` gets what the
 * edit was made on (rule: changed-elsewhere). `other` is a second way to send it.
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
  // One addition is never made twice, also when it was changed after a lost answer (rule: idempotency-key).
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

  /** What the server refused, once: at its fields, or for the whole form. */
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
      // What was sent before the last changes turns out to be saved: what was typed since is still there.
      if (done.input !== checked.input) return setFailure({ message: words.earlierTryArrived() });
      startOver();
      onDone(done.answer);
    } catch (error) {
      tell(error);
    }
  }

  /** The answers to what others changed, too: what was typed goes on with them. */
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
    /** Forgets what was typed. */
    startOver,
  };
}
