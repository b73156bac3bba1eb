import {
  ANONYMOUS_NAME,
  GIVER_NAME_PLACEHOLDER,
  type SentThankYouView,
  type ThankYouView,
  thankYouFor,
} from "@giftling/domain";
import { formatGiverName } from "@giftling/messages/hub/wall";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import * as thankingWords from "@giftling/messages/thank-yous/write-thank-you";
import { useCurrency } from "../../../access/use-currency.ts";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { CheckboxList } from "../../../components/form/checkbox-list.tsx";
import type { KidProps } from "../../entries/entry-section.tsx";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import classes from "../../gifts/gifts.module.css";
import { describeDeliveries } from "./describe-delivery.ts";
import { DrawingField } from "./drawing-field.tsx";
import several from "./group-thank-you-dialog.module.css";
import { MessageField } from "./message-field.tsx";
import {
  createSendErrorToast,
  listGroupMessageTemplates,
  validateThankYous,
} from "./thank-you-form.ts";
import { formatThankYouReason } from "./thank-you-text.ts";
import { useSendThankYous } from "./use-thank-you-mutations.ts";

/**
 * Renders the dialog that sends the same message to several givers and addresses each giver by name. Sends either all
 * thank-yous or none (rule: thank-you-queue).
 */
export default function GroupThankYouDialog({
  kidId,
  firstName,
  waiting,
  opened,
  onClose,
  onSent,
}: KidProps & {
  waiting: readonly ThankYouView[];
  opened: boolean;
  onClose: () => void;
  onSent: (sent: readonly SentThankYouView[]) => void;
}) {
  const currency = useCurrency();
  const send = useSendThankYous(kidId);
  const chosenOf = (left: readonly string[]) => waiting.filter(({ id }) => !left.includes(id));
  const { form, dialog } = useEntryForm({
    start: { message: "", imageUrl: noDrawing, leftOut: noIds },
    check: ({ leftOut, ...words }) => validateThankYous(chosenOf(leftOut), words),
    save: async (input) => onSent(await send.mutateAsync(input)),
    isPending: send.isPending,
    onDone: onClose,
    toast: createSendErrorToast(),
  });
  const { message, imageUrl, leftOut } = form.values;
  const chosen = chosenOf(leftOut);
  const ways = describeDeliveries(chosen);
  const read = chosen.map((one) =>
    thankYouFor(message, one.contributorName, thankingWords.anonymousGiverName()),
  );
  const longest = read.reduce((long, one) => (one.length > long.length ? one : long), message);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={queueWords.thankSeveralButton()}
      submitLabel={thankingWords.sendThankYousButton(chosen.length)}
      {...dialog}
    >
      <CheckboxList
        legend={thankingWords.recipientsLabel()}
        all={thankingWords.allRecipientsLabel()}
        entries={waiting.map((one) => ({
          id: one.id,
          label: one.contributorName ?? formatGiverName(ANONYMOUS_NAME),
          description: formatThankYouReason(one, currency),
        }))}
        ticked={chosen.map(({ id }) => id)}
        onChange={(ticked) =>
          form.setValues({
            leftOut: waiting.map(({ id }) => id).filter((id) => !ticked.includes(id)),
          })
        }
      >
        {form.errors.ids !== undefined && (
          <p className={classes.problem} role="alert">
            {form.errors.ids}
          </p>
        )}
        {ways !== null && <p className={classes.lead}>{ways}</p>}
      </CheckboxList>
      <MessageField
        message={message}
        longest={longest}
        error={form.errors.message}
        starters={listGroupMessageTemplates(chosen, firstName)}
        note={
          <span className={several.note}>
            {thankingWords.namePlaceholderHint(GIVER_NAME_PLACEHOLDER)}
          </span>
        }
        onChange={(words) => form.setValues({ message: words })}
      />
      <DrawingField
        firstName={firstName}
        imageUrl={imageUrl}
        hint={thankingWords.sharedDrawingHint()}
        error={form.errors.imageUrl}
        onChange={(url) => form.setValues({ imageUrl: url })}
      />
    </FormDialog>
  );
}

const noIds: readonly string[] = [];
const noDrawing: string | null = null;
