import { contributionProblem, GIVING, hasForbiddenCharacter } from "@giftling/domain";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { translateGivingError } from "@giftling/messages/sentences/giving";
import { type FormErrors, useForm } from "@mantine/form";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { mapFieldErrors } from "../../../components/form/map-field-errors.ts";
import { deleteDraft, readDraftOrDefault, saveDraft } from "../../../components/memory/drafts.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { readSupporterName } from "../memory/supporter-memory.ts";
import { parseDollars } from "./parse-dollars.ts";

/** Values of a giving form: the giver, the selected or typed amount, and the message. */
export type GivingFormValues = {
  name: string;
  isAnonymous: boolean;
  choice: number | "other" | null;
  typed: string;
  /** Private message to the family (rule: gift-words). */
  message: string;
};

/** Callbacks for the result of sending a gift. */
export type GivingCallbacks = {
  /** Called after the gift is recorded. */
  onDone: () => void;
  /**
   * Called after the server rejects the gift. `said` is the message of the toast that already shows the error; null if
   * there is no toast. Returns whether the form shows the errors at their fields.
   */
  onRefused: (error: unknown, said: string | null) => boolean;
};

/** Form field names by API field name. */
const NAME_FIELDS = { purchasedBy: "name", contributorName: "name", message: "message" };
const AMOUNT_FIELDS = { amount: "typed" };

/** Returns the name of the field to focus: the first field with an error, in form order. */
const fieldOf = (errors: FormErrors): "typed" | "message" | "name" => {
  if ("typed" in errors) return "typed";
  return "message" in errors && !("name" in errors) ? "message" : "name";
};

const dollarsOf = ({ choice, typed }: GivingFormValues): number =>
  typeof choice === "number" ? choice : parseDollars(typed);

/** Returns an error unless the amount is above $0 and at most $10,000 (rule: money-amounts). */
function amountProblem(values: GivingFormValues): FormErrors | null {
  const typed = contributionProblem(dollarsOf(values));
  return typed === null ? null : { typed: translateGivingError(typed) };
}

/**
 * Returns an error unless the giver entered a valid name or is anonymous. A missing name has no message at the field,
 * because a toast shows the message (rule: purchase-dialog).
 */
function nameProblem({ name, isAnonymous }: GivingFormValues): FormErrors | null {
  if (isAnonymous) return null;
  if (name.trim() === "") return { name: true };
  return hasForbiddenCharacter(name.trim())
    ? { name: translateGivingError(GIVING.yourName) }
    : null;
}

/**
 * Returns a dialog's form for a name, an amount or both. Initial values come from the form's draft, or else from the
 * name last given in this browser. A local or server error is shown at its field, and the field is focused
 * (rule: purchase-dialog).
 */
export function useGivingForm({
  about,
  asksName,
  asksAmount,
  isPending,
  onGiven,
}: {
  /** Key of the form's draft, such as "purchase" followed by the wish's id. */
  about: string;
  asksName: boolean;
  asksAmount: boolean;
  isPending: boolean;
  /**
   * Called with the validated values. `name` is null for an anonymous giver. `amount` is in dollars; NaN if the form
   * has no amount.
   */
  onGiven: (given: { name: string | null; amount: number; message: string }) => void;
}) {
  const form = useForm<GivingFormValues>({
    initialValues: readDraftOrDefault<GivingFormValues>(about, {
      name: readSupporterName(),
      isAnonymous: false,
      choice: null,
      typed: "",
      message: "",
    }),
    onValuesChange: (values) => saveDraft(about, values),
    validate: (values) =>
      (asksAmount ? amountProblem(values) : null) ?? (asksName ? nameProblem(values) : null) ?? {},
  });

  function mark(errors: FormErrors) {
    // The field and its error must be rendered before the field is focused, so that the error is announced.
    flushSync(() => {
      if ("typed" in errors) form.setFieldValue("choice", "other");
      form.setErrors(errors);
    });
    form.getInputNode(fieldOf(errors))?.focus();
  }

  function refuse(errors: FormErrors) {
    mark(errors);
    if ("typed" in errors || errors.name !== true) return;
    showToast({
      title: dialogsWords.nameRequiredError(),
      message: translateGivingError(GIVING.noGiver),
      tone: "error",
    });
  }

  const submit = form.onSubmit(
    (values) =>
      onGiven({
        name: values.isAnonymous ? null : values.name.trim(),
        amount: dollarsOf(values),
        message: values.message.trim(),
      }),
    refuse,
  );
  return {
    form,
    outcome: {
      onDone: () => deleteDraft(about),
      onRefused: (error, said) => {
        const fields = {
          ...(asksName && !form.getValues().isAnonymous && NAME_FIELDS),
          ...(asksAmount && AMOUNT_FIELDS),
        };
        const errors = mapFieldErrors(error, fields, said);
        if (errors !== null) mark(errors);
        return errors !== null;
      },
    } satisfies GivingCallbacks,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isPending) submit(event);
    },
  };
}
