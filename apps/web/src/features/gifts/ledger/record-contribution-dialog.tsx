import { DEFAULT_CURRENCY, recordContributionInput, TEXT_LIMITS } from "@giftling/domain";
import { getAmountHint } from "@giftling/messages/currency-names";
import * as ledgerWords from "@giftling/messages/gifts/ledger";
import * as recordingWords from "@giftling/messages/gifts/recording";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useCurrency } from "../../../access/use-currency.ts";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { validateInput } from "../../../components/form/validate-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { trpc } from "../../../trpc.ts";
import { getNewEntryDraftKey } from "../../entries/entry-drafts.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { useRecordContribution } from "./use-ledger-mutations.ts";

/** Returns the current date in the local time zone, such as "2026-03-14". */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Renders the dialog in which a parent records a contribution made outside the hub, such as cash at a party
 * (rule: contribution-ledger).
 */
export default function RecordContributionDialog({
  kidId,
  opened,
  onClose,
}: DialogProps & { kidId: string }) {
  const record = useRecordContribution(kidId);
  const currency = useCurrency();
  const wishlist = trpc.wishlist.list.useQuery({ kidId });
  const activities =
    wishlist.data?.filter((item) => item.isActivity && item.state !== "draft") ?? [];
  const links = trpc.links.listPayment.useQuery({ kidId }).data ?? [];
  // A contribution to a 529 plan is always in US dollars (rule: currency).
  const offers529 =
    (currency ?? DEFAULT_CURRENCY) === DEFAULT_CURRENCY &&
    !links.some((link) => link.type === "529");
  const { form, dialog } = useEntryForm({
    start: {
      contributorName: "",
      isAnonymous: false,
      amount: "",
      target: "other",
      givenOn: today(),
    },
    check: ({ contributorName, amount, target, ...values }) =>
      validateInput(recordContributionInput, {
        kidId,
        ...values,
        contributorName: values.isAnonymous || contributorName === "" ? null : contributorName,
        amount: amount === "" ? undefined : Number(amount),
        // If a payment link is selected, the server uses the link's type.
        type: target === "529" ? "529" : "other",
        paymentLinkId: links.find((link) => link.id === target)?.id ?? null,
        wishlistItemId: activities.find((item) => item.id === target)?.id ?? null,
      }),
    save: (input, key) => record.mutateAsync(addIdempotencyKey(input, key)),
    isPending: record.isPending,
    draft: getNewEntryDraftKey("money", kidId),
    onDone: () => {
      onClose();
      showToast({ title: recordingWords.contributionRecordedConfirmation(), isForPage: true });
    },
  });
  const { values, getInputProps } = form;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={ledgerWords.recordContributionButton()}
      submitLabel={recordingWords.recordGiftButton()}
      {...dialog}
    >
      <TextInput
        label={recordingWords.giverNameLabel()}
        data-autofocus
        disabled={values.isAnonymous}
        maxLength={TEXT_LIMITS.name}
        {...getInputProps("contributorName")}
      />
      <Checkbox
        label={recordingWords.anonymousLabel()}
        {...getInputProps("isAnonymous", { type: "checkbox" })}
      />
      <TextInput
        label={recordingWords.amountLabel()}
        description={getAmountHint(currency)}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        {...getInputProps("amount")}
      />
      <NativeSelect
        label={recordingWords.destinationLabel()}
        data={[
          { value: "other", label: recordingWords.otherDestinationLabel() },
          ...links.map((link) => ({ value: link.id, label: link.label })),
          ...(offers529 ? [{ value: "529", label: recordingWords.plan529Label() }] : []),
          ...activities.map((item) => ({ value: item.id, label: item.name })),
        ]}
        {...getInputProps("target")}
      />
      <TextInput
        label={recordingWords.dateLabel()}
        type="date"
        max={today()}
        {...getInputProps("givenOn")}
      />
    </FormDialog>
  );
}
