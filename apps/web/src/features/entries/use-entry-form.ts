import * as words from "@giftling/messages/entries/dialogs";
import { useForm } from "@mantine/form";
import { type FormEvent, useRef, useState } from "react";
import {
  getEditConflict,
  getErrorMessage,
  isNotFoundError,
  isSessionExpiredError,
} from "../../api-error.ts";
import type { ConflictChoice } from "../../components/dialog/edit-conflict-question.tsx";
import type { FormError } from "../../components/dialog/form-dialog.tsx";
import { mapFieldErrors } from "../../components/form/map-field-errors.ts";
import {
  createFormValidation,
  type ValidationResult,
} from "../../components/form/validate-input.ts";
import {
  deleteDraft,
  readDraftOrDefault,
  saveDraftChanges,
} from "../../components/memory/drafts.ts";
import { createIdempotencyKey } from "../../idempotency-key.ts";
import { sendRetrySafe } from "../../retry-safe-sender.ts";
import { saveDraftBaseVersion } from "./edit-conflict.ts";
import {
  type EditConflictOptions,
  type EditSnapshot,
  getChangedFields,
  useEditConflict,
} from "./use-edit-conflict.ts";

function focusFirstInvalidField(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-error] input')?.focus(),
  );
}

/**
 * Second submit button of a form. `as` returns the form values to set before the form is submitted. `isPressed` states
 * whether the second button was pressed.
 */
export type SecondarySubmitButton<Values> = {
  label: () => string;
  as: (isPressed: boolean) => Partial<Values>;
};

/**
 * Returns the form of a dialog. The form is validated before it is sent. A failed request leaves the form's values
 * unchanged.
 *
 * `save` calls the mutation, and `isPending` is the state of that mutation. `save` receives an idempotency key for an
 * addition (`addIdempotencyKey`) and the base of an edit. An error is shown at the fields that the server names or, if
 * the server names no field, above the buttons. With `toast`, the error has a title, and the fields are highlighted
 * without a message. `toast.message` is used for an error without a message. `draft` is the storage key of the typed
 * values, which survive a reload and an expired session. With `edited`, the parent resolves edit conflicts. `other`
 * adds a second submit button (rule: dialog-drafts).
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
  check: (values: Values) => ValidationResult<Input>;
  save: (input: Input, idempotencyKey: string, madeOn: EditSnapshot<Values>) => Promise<Answer>;
  isPending: boolean;
  onDone: (answer: Answer) => void;
  toast?: { title: string; message: string };
  draft?: string | undefined;
  edited?: EditConflictOptions<Values> | undefined;
  other?: SecondarySubmitButton<Values> | undefined;
}) {
  const [first] = useState(() => (draft === undefined ? start : readDraftOrDefault(draft, start)));
  const [isKept, setKept] = useState(first !== start);
  const meanwhile = useEditConflict(start, edited, isKept && draft !== undefined ? draft : null);
  const form = useForm({
    initialValues: first,
    ...createFormValidation(check),
    onValuesChange: (values) => {
      if (draft === undefined) return;
      const { start: before, version } = meanwhile.madeOn;
      saveDraftChanges(draft, before, values);
      if (version !== undefined) saveDraftBaseVersion(draft, version);
    },
  });
  // Prevents a duplicate addition, even if the form changes after a lost response (rule: idempotency-key).
  const [subject] = useState(() => `${draft ?? createIdempotencyKey()} entry`);
  const [failure, setFailure] = useState<FormError | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const isOther = useRef(false);

  function startOver() {
    form.setValues(start);
    setKept(false);
    meanwhile.reset();
    if (draft !== undefined) deleteDraft(draft);
  }

  /** Sets the fields without unsaved changes to the current initial values. */
  function refresh() {
    const changed = getChangedFields(meanwhile.madeOn.start, form.getValues());
    form.setValues({ ...start, ...changed });
    meanwhile.reset();
    if (draft !== undefined) saveDraftChanges(draft, start, { ...start, ...changed });
  }

  /**
   * Shows a server error at the fields that the error names. An error that names no field applies to the whole form.
   */
  function tell(error: unknown) {
    const changed = edited && getEditConflict(error);
    if (changed) return meanwhile.ask(changed);
    if (edited && isNotFoundError(error)) return setFailure({ message: edited.onGone() });
    if (isSessionExpiredError(error)) {
      const message =
        draft === undefined ? words.sessionExpiredWithoutDraftError() : words.sessionExpiredError();
      return setFailure({ message, isSignedOut: true });
    }
    const message = getErrorMessage(error, toast?.message ?? words.connectionError());
    const own = Object.fromEntries(Object.keys(form.values).map((name) => [name, name]));
    const refused = mapFieldErrors(error, own, toast ? message : null);
    if (refused !== null) {
      form.setErrors(refused);
      if (element.current) focusFirstInvalidField(element.current);
    }
    if (toast || refused === null) setFailure({ title: toast?.title, message });
  }

  async function send(checked: ValidationResult<Input>, madeOn = meanwhile.madeOn) {
    if (!checked.ok) return;
    try {
      const done = await sendRetrySafe(subject, checked.input, (input, key) =>
        save(input, key, madeOn),
      );
      // The server saved an earlier request without the latest changes, which remain in the form.
      if (done.input !== checked.input)
        return setFailure({ message: words.entryAlreadySavedError() });
      startOver();
      onDone(done.answer);
    } catch (error) {
      tell(error);
    }
  }

  /** Applies the parent's choices in an edit conflict and sends the form. */
  function settle(answers: readonly ConflictChoice[]) {
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
      // The dialog of an edit with conflict detection has a new `key` each time it opens.
      onOpen: edited ? undefined : refresh,
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
          () => focusFirstInvalidField(currentTarget),
        )(event);
      },
    },
    startOver,
  };
}
