import {
  contributionProblem,
  hasForbiddenCharacter,
  notShown,
  PURCHASER_REQUIRED,
} from "@giftling/domain";
import { type FormErrors, useForm } from "@mantine/form";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
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
};

const dollarsOf = ({ choice, typed }: GivingValues): number =>
  typeof choice === "number" ? choice : typedDollars(typed);

/** Above $0, at most $10,000 (rule: money-amounts). */
function amountProblem(values: GivingValues): FormErrors | null {
  const typed = contributionProblem(dollarsOf(values));
  return typed === null ? null : { typed };
}

/** A missing name is told by a toast, which stands in the sheet: its field is only marked (rule: purchase-dialog). */
function nameProblem({ name, isAnonymous }: GivingValues): FormErrors | null {
  if (isAnonymous) return null;
  if (name.trim() === "") return { name: true };
  return hasForbiddenCharacter(name.trim()) ? { name: notShown("Your name") } : null;
}

/**
 * The form of a dialog that asks for a name, an amount or both (rule: purchase-dialog). The name that this browser gave last
 * stands there already, and what was typed before it was closed (rule: sheet-drafts); no amount is chosen for anybody (rule:
 * money-sent). What is wrong is said at its field, which gets the focus.
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
  onGiven: (given: { name: string | null; amount: number }) => void;
}) {
  const form = useForm<GivingValues>({
    initialValues: draftOr<GivingValues>(about, {
      name: supporterName(),
      isAnonymous: false,
      choice: null,
      typed: "",
    }),
    onValuesChange: (values) => keepDraft(about, values),
    validate: (values) =>
      (asksAmount ? amountProblem(values) : null) ?? (asksName ? nameProblem(values) : null) ?? {},
  });

  function refuse(errors: FormErrors) {
    if ("typed" in errors) {
      // The field for it must be there before it can have the focus.
      flushSync(() => form.setFieldValue("choice", "other"));
      form.getInputNode("typed")?.focus();
      return;
    }
    form.getInputNode("name")?.focus();
    if (errors.name !== true) return;
    showToast({ title: "Name required", message: PURCHASER_REQUIRED, tone: "error" });
  }

  const submit = form.onSubmit(
    (values) =>
      onGiven({ name: values.isAnonymous ? null : values.name.trim(), amount: dollarsOf(values) }),
    refuse,
  );
  return {
    form,
    /** It was sent, and nothing of it is asked again. */
    forget: () => forgetDraft(about),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isPending) submit(event);
    },
  };
}
