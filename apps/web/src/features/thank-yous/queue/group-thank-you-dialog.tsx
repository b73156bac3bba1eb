import {
  GIVER_NAME_PLACEHOLDER,
  insertGiverName,
  type SentThankYouView,
  type ThankYouView,
} from "@giftling/domain";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import * as thankingWords from "@giftling/messages/thank-yous/write-thank-you";
import { useCurrency } from "../../../access/use-currency.ts";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { CheckboxList } from "../../../components/form/checkbox-list.tsx";
import type { KidProps } from "../../entries/entry-section.tsx";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import classes from "../../gifts/gifts.module.css";
import several from "./group-thank-you-dialog.module.css";
import {
  canMailThankYouCard,
  createCardRecipientEntry,
  getCardRecipientName,
  groupThankYousByPerson,
} from "./group-thank-yous-by-person.ts";
import { ThankYouFields } from "./thank-you-fields.tsx";
import {
  createSendErrorToast,
  getGroupThankYouDraftKey,
  listGroupMessageTemplates,
  validateThankYous,
} from "./thank-you-form.ts";
import { useSendGroupThankYou } from "./use-send-thank-yous.ts";

/**
 * Renders the dialog that sends the same message to several people, one card each, addressed by name. People with an
 * e-mail address are preselected. If nobody has an e-mail address, everybody is preselected. Sends either all
 * thank-yous or none (rule: one-card-a-person).
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
  const send = useSendGroupThankYou(kidId);
  const cards = groupThankYousByPerson(waiting);
  const isAnyReachable = cards.some(canMailThankYouCard);
  const unreachable = cards.filter((card) => isAnyReachable && !canMailThankYouCard(card));
  const chosenOf = (left: readonly string[]) => cards.filter(({ id }) => !left.includes(id));
  const { form, dialog } = useEntryForm({
    start: { personalMessage: "", imageUrl: noDrawing, leftOut: unreachable.map(({ id }) => id) },
    check: ({ leftOut, ...values }) => validateThankYous(chosenOf(leftOut), values),
    save: async (input) => {
      const sent = await send.mutateAsync(input);
      // Skips thank-yous with the status "thanked", which another card to the same person covers.
      onSent(sent.filter(({ status }) => status !== "thanked"));
    },
    isPending: send.isPending,
    onDone: onClose,
    toast: createSendErrorToast(),
    draft: getGroupThankYouDraftKey(kidId),
  });
  const { personalMessage: message, leftOut } = form.values;
  const chosen = chosenOf(leftOut);
  const ways = describeDeliveries(chosen.map((card) => card.thankYous[0]));
  const read = chosen.map((card) =>
    insertGiverName(message, getCardRecipientName(card), thankingWords.anonymousGiverName()),
  );
  const longest = read.reduce((long, one) => (one.length > long.length ? one : long), message);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={queueWords.writeGroupThankYouButton()}
      submitLabel={thankingWords.sendThankYousButton(chosen.length)}
      {...dialog}
    >
      <CheckboxList
        legend={thankingWords.recipientsLabel()}
        all={thankingWords.allRecipientsLabel()}
        entries={cards.map((card) => createCardRecipientEntry(card, currency))}
        ticked={chosen.map(({ id }) => id)}
        onChange={(ticked) =>
          form.setValues({
            leftOut: cards.map(({ id }) => id).filter((id) => !ticked.includes(id)),
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
      <ThankYouFields
        firstName={firstName}
        values={form.values}
        errors={form.errors}
        longest={longest}
        starters={listGroupMessageTemplates(
          chosen.flatMap((card) => card.thankYous),
          firstName,
        )}
        note={
          <span className={several.note}>
            {thankingWords.namePlaceholderHint(GIVER_NAME_PLACEHOLDER)}
          </span>
        }
        drawingHint={thankingWords.sharedDrawingHint()}
        onChange={form.setValues}
      />
    </FormDialog>
  );
}

const noDrawing: string | null = null;

/**
 * Returns the text that states how many of the selected thank-yous will be mailed. Returns null if no thank-you is
 * selected.
 */
function describeDeliveries(chosen: readonly ThankYouView[]): string | null {
  const mailed = chosen.filter(({ hasEmail }) => hasEmail).length;
  const linked = chosen.length - mailed;
  if (chosen.length === 0) return null;
  if (linked === 0) return thankingWords.allMailDeliveryNote(mailed);
  return mailed === 0
    ? thankingWords.allLinkDeliveryNote(linked)
    : thankingWords.mixedDeliveryNote(mailed, linked);
}
