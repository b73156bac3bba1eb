import { contributionProblem, GIVING, hasForbiddenCharacter } from "@giftling/domain";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { worded } from "@giftling/messages/sentences/giving";
import { type FormErrors, useForm } from "@mantine/form";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { refusedFields } from "../../../components/form/refused-fields.ts";
import { draftOr, forgetDraft, keepDraft } from "../../../components/memory/drafts.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { supporterName } from "../memory/supporter-memory.ts";
import { typedDollars } from "./typed-dollars.ts";

/** What a supporter says of a gift: who gives, and an amount that is chosen from chips or typed. */
export type GivingValues = {
  name: string;
  isAnonymous: boolean;
  choice: number | "other" | null;
  typed: string;
  /** A few words to the family (rule: gift-words). */
  message: string;
};

/** What becomes of a gift that was sent. */
export type GivingOutcome = {
  /** It is recorded, and nothing of it is asked again. */
  onDone: () => void;
  /** It is refused: true when the sentences stand at their fields now. A toast has `said` one of them, or none did. */
  onRefused: (error: unknown, said: string | null) => boolean;
};

/** The form's fields by the names that calls give them. */
const NAME_FIELDS = { purchasedBy: "name", contributorName: "name", message: "message" };
const AMOUNT_FIELDS = { amount: "typed" };

/** The field that is told of first. */
const fieldOf = (errors: FormErrors): "typed" | "message" | "name" => {
  if ("typed" in errors) return "typed";
  return "message" in errors && !("name" in errors) ? "message" : "name";
};

const dollarsOf = ({ choice, typed }: GivingValues): number =>
  typeof choice === "number" ? choice : typedDollars(typed);

/** Above $0, at most $10,000 (rule: money-amounts). */
function amountProblem(values: GivingValues): FormErrors | null {
  const typed = contributionProblem(dollarsOf(values));
  return typed === null ? null : { typed: worded(typed) };
}

/** A missing name is told by a toast, which stands in the sheet: its field is only marked (rule: purchase-dialog). */
function nameProblem({ name, isAnonymous }: GivingValues): FormErrors | null {
  if (isAnonymous) return null;
  if (name.trim() === "") return { name: true };
  return hasForbiddenCharacter(name.trim()) ? { name: worded(GIVING.yourName) } : null;
}

/**
 * The form of a dialog that asks for a name, an amount or both (rule: purchase-dialog). The name that this browser gave last
 * stands there already, and what was typed before it was closed (rule: sheet-drafts); no amount is chosen for anybody (rule:
 * money-sent). What is wrong is said at its field, which gets the focus; so is what the server refuses (rule: said-once).
 */
export function useGivingForm({
  about,
  asksName,
  asksAmount,
  isPending,
  onGiven,
}: {
  /** What the form is about: its draft is kept under that. */
  about: string;
  asksName: boolean;
  asksAmount: boolean;
  isPending: boolean;
  /** `name` is null for someone who stays anonymous; `amount` in dollars, NaN where none is asked for. */
  onGiven: (given: { name: string | null; amount: number; message: string }) => void;
}) {
  const form = useForm<GivingValues>({
    initialValues: draftOr<GivingValues>(about, {
      name: supporterName(),
      isAnonymous: false,
      choice: null,
      typed: "",
      message: "",
    }),
    onValuesChange: (values) => keepDraft(about, values),
    validate: (values) =>
      (asksAmount ? amountProblem(values) : null) ?? (asksName ? nameProblem(values) : null) ?? {},
  });

  function mark(errors: FormErrors) {
    // The field must be there, and its sentence with it, before it gets the focus: it is read out then.
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
      title: dialogsWords.nameRequired(),
      message: worded(GIVING.noGiver),
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
      onDone: () => forgetDraft(about),
      onRefused: (error, said) => {
        const fields = {
          ...(asksName && !form.getValues().isAnonymous && NAME_FIELDS),
          ...(asksAmount && AMOUNT_FIELDS),
        };
        const errors = refusedFields(error, fields, said);
        if (errors !== null) mark(errors);
        return errors !== null;
      },
    } satisfies GivingOutcome,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isPending) submit(event);
    },
  };
}
