import {
  type Currency,
  findContributionProblem,
  hasForbiddenLineCharacter,
  parseDollars,
  VISITOR_ERRORS,
} from "@giftling/domain";
import { connectionErrorMessage } from "@giftling/messages/common";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { translateGivingError } from "@giftling/messages/sentences/giving";
import { flushSync } from "react-dom";
import { getErrorMessage } from "../../../api-error.ts";
import { mapFieldErrors } from "../../../components/form/map-field-errors.ts";
import { type FormErrors, useForm } from "../../../components/form/use-form.ts";
import { deleteDraft, readDraftOrDefault, saveDraft } from "../../../components/memory/drafts.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import { useGivingErrorToast } from "../flow/use-giving-writes.ts";
import { readSupporterName } from "../memory/supporter-memory.ts";

/** Values of a giving form: the giver, the selected or typed amount, the message and the off-list gift's name. */
export type GivingFormValues = {
  name: string;
  isAnonymous: boolean;
  choice: number | "other" | null;
  typed: string;
  /** Private message to the family (rule: gift-words). */
  message: string;
  /** Name of the off-list gift. Empty unless the form records an off-list gift. */
  label: string;
};

type GivingFormErrors = FormErrors<GivingFormValues>;

/** Fields of giving forms that contain a giver's name, by API field name. */
const NAME_FIELDS = { purchasedBy: "name", contributorName: "name", giverName: "name" };

const getAmount = ({ choice, typed }: GivingFormValues): number =>
  typeof choice === "number" ? choice : parseDollars(typed);

/** Returns an error unless the amount is valid in the family's currency (rule: money-amounts). */
function getAmountErrors(
  values: GivingFormValues,
  currency: Currency | undefined,
): GivingFormErrors | null {
  const typed = findContributionProblem(getAmount(values), currency);
  return typed === null ? null : { typed: translateGivingError(typed) };
}

/**
 * Returns an error unless the giver entered a valid name or is anonymous. The error for a missing name has no message,
 * because a toast shows the message (rule: purchase-dialog).
 */
function getNameErrors({ name, isAnonymous }: GivingFormValues): GivingFormErrors | null {
  if (isAnonymous) return null;
  if (name.trim() === "") return { name: true };
  return hasForbiddenLineCharacter(name.trim())
    ? { name: translateGivingError(VISITOR_ERRORS.giverNameInvalid) }
    : null;
}

/** Returns an error unless the supporter entered a valid name of the off-list gift (rule: other-gifts). */
function getLabelErrors({ label }: GivingFormValues): GivingFormErrors | null {
  if (label.trim() === "") return { label: dialogsWords.giftNameRequiredError() };
  return hasForbiddenLineCharacter(label.trim())
    ? { label: translateGivingError(VISITOR_ERRORS.giftNameInvalid) }
    : null;
}

/**
 * Returns the form of a dialog with a name, an amount or both. The initial values come from the form's draft. Without a
 * draft, the name field contains the name last given in the browser. Errors are shown at their fields, and the first
 * invalid field is focused (rule: purchase-dialog).
 */
export function useGivingForm({
  draft,
  asksName,
  asksAmount,
  asksLabel,
  currency,
  give,
  showsErrors = false,
}: {
  /** Key of the form's draft, such as "purchase" followed by the wish's ID. */
  draft: string;
  asksName: boolean;
  asksAmount: boolean;
  /** Whether the form has a field for the name of an off-list gift. Default false. */
  asksLabel?: boolean;
  /** Currency of the amount. Default US dollars. */
  currency?: Currency | undefined;
  /**
   * Records the gift. `name` is null for an anonymous giver. `amount` is NaN if the form has no amount. After a
   * rejection, the form marks the fields that the API rejected.
   */
  give: (given: { name: string | null; amount: number; message: string }) => Promise<void>;
  /**
   * Whether `give` shows errors itself. If so, the form marks fields without repeating the message. Default: an error
   * is shown either at its field or in a toast (rule: said-once).
   */
  showsErrors?: boolean;
}) {
  const { run, isPending } = useApiCall(give);
  const showError = useGivingErrorToast();
  const form = useForm<GivingFormValues>({
    initialValues: readDraftOrDefault<GivingFormValues>(draft, {
      name: readSupporterName(),
      isAnonymous: false,
      choice: null,
      typed: "",
      message: "",
      label: "",
    }),
    onValuesChange: (values) => saveDraft(draft, values),
    validate: (values) =>
      (asksAmount ? getAmountErrors(values, currency) : null) ??
      (asksLabel ? getLabelErrors(values) : null) ??
      (asksName ? getNameErrors(values) : null) ??
      {},
  });

  function showErrors(errors: GivingFormErrors) {
    if ("typed" in errors) {
      const { choice } = form.values;
      // Renders the field for another amount with the selected amount, because an invisible field cannot be focused.
      flushSync(() => {
        if (typeof choice === "number") form.setFieldValue("typed", String(choice));
        form.setFieldValue("choice", "other");
      });
    }
    form.showErrors(errors);
  }

  function refuse(errors: GivingFormErrors) {
    showErrors(errors);
    if (errors.name !== true) return;
    showToast({
      title: dialogsWords.nameRequiredError(),
      message: translateGivingError(VISITOR_ERRORS.giverNameRequired),
      tone: "error",
    });
  }

  async function record(values: GivingFormValues): Promise<void> {
    try {
      await run({
        name: values.isAnonymous ? null : values.name.trim(),
        amount: getAmount(values),
        message: values.message.trim(),
      });
      deleteDraft(draft);
    } catch (error) {
      const fields = {
        label: "label",
        message: "message",
        ...(asksName && !values.isAnonymous && NAME_FIELDS),
        ...(asksAmount && { amount: "typed" }),
      };
      const said = showsErrors ? getErrorMessage(error, connectionErrorMessage()) : null;
      const errors = mapFieldErrors(error, fields, said);
      if (errors !== null) showErrors(errors);
      else if (!showsErrors) showError(error);
    }
  }

  const onSubmit = form.onSubmit((values) => {
    if (!isPending) void record(values);
  }, refuse);
  return { form, onSubmit, isPending };
}
