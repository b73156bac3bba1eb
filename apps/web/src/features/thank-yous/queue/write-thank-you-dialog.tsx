import { type SentThankYouView, sendThankYouInput, type ThankYouView } from "@giftling/domain";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import * as thankingWords from "@giftling/messages/thank-yous/write-thank-you";
import { IconLink, IconMail } from "@tabler/icons-react";
import { useCurrency } from "../../../access/use-currency.ts";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { validateInput } from "../../../components/form/validate-input.ts";
import type { KidProps } from "../../entries/entry-section.tsx";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { GiftMessage } from "../../gifts/gift-message.tsx";
import classes from "../../gifts/gifts.module.css";
import { ThankYouFields } from "./thank-you-fields.tsx";
import {
  createSendErrorToast,
  getThankYouDraftKey,
  listMessageTemplates,
} from "./thank-you-form.ts";
import { formatThankYouGift } from "./thank-you-text.ts";
import { useSendThankYou } from "./use-send-thank-yous.ts";

/**
 * Renders the dialog that sends a thank-you. The dialog states how the thank-you reaches the giver
 * (rule: thank-you-message).
 */
export default function WriteThankYouDialog({
  kidId,
  firstName,
  thankYou,
  opened,
  onClose,
  onSent,
}: KidProps & {
  thankYou: SentThankYouView;
  opened: boolean;
  onClose: () => void;
  onSent: (sent: readonly SentThankYouView[]) => void;
}) {
  const currency = useCurrency();
  const send = useSendThankYou(kidId);
  const { form, dialog } = useEntryForm({
    // Restores the text of a thank-you whose mail was not delivered.
    start: { personalMessage: thankYou.personalMessage ?? "", imageUrl: thankYou.imageUrl },
    check: (values) => validateInput(sendThankYouInput, { id: thankYou.id, ...values }),
    save: async (input) => onSent([await send.mutateAsync(input)]),
    isPending: send.isPending,
    onDone: onClose,
    toast: createSendErrorToast(),
    draft: getThankYouDraftKey(thankYou.id),
  });
  const giver = thankYou.contributorName;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={
        giver === null ? queueWords.writeThankYouButton() : thankingWords.writeThankYouTitle(giver)
      }
      submitLabel={
        thankYou.hasEmail
          ? thankingWords.sendThankYouButton()
          : thankingWords.createPrivateLinkButton()
      }
      {...dialog}
    >
      <div>
        <p className={classes.reason}>
          {thankingWords.thankYouGiftLabel(formatThankYouGift(thankYou, currency))}
        </p>
        <GiftMessage words={thankYou.giftMessage} />
      </div>
      <p className={classes.way}>
        {thankYou.hasEmail ? (
          <IconMail size={20} stroke={1.5} aria-hidden />
        ) : (
          <IconLink size={20} stroke={1.5} aria-hidden />
        )}
        {describeDelivery(thankYou)}
      </p>
      <ThankYouFields
        firstName={firstName}
        values={form.values}
        errors={form.errors}
        starters={listMessageTemplates(thankYou, firstName)}
        drawingHint={thankingWords.drawingHint()}
        onChange={form.setValues}
      />
    </FormDialog>
  );
}

/** Returns the text that explains how a thank-you will reach the giver (rule: thanks-recipient). */
function describeDelivery(thankYou: ThankYouView): string {
  if (thankYou.hasEmail) {
    return thankYou.recipient
      ? thankingWords.recipientDeliveryNote(thankYou.recipient)
      : thankingWords.mailDeliveryNote();
  }
  return thankYou.awaitsConfirmation
    ? thankingWords.pendingMailDeliveryNote(thankYou.contributorName)
    : thankingWords.linkDeliveryNote();
}
