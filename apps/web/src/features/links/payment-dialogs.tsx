import type { PaymentLinkView } from "@giftling/domain";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useEntryForm } from "../dashboard/use-entry-form.ts";
import { PaymentFields } from "./payment-fields.tsx";
import { checkNewPayment, checkPayment, paymentValues } from "./payment-form.ts";
import { usePaymentWrites } from "./use-payment-writes.ts";

type DialogProps = { kidId: string; opened: boolean; onClose: () => void };

/** Adding a payment link (spec sections 5 and 7). */
export function AddPaymentDialog({ kidId, opened, onClose }: DialogProps) {
  const { add } = usePaymentWrites(kidId);
  const form = useEntryForm({
    start: paymentValues(),
    check: (values) => checkNewPayment(kidId, values),
    save: add,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Add a payment link"
      submitLabel="Add the link"
      {...form.dialog}
    >
      <PaymentFields values={form.values} change={form.change} text={form.text} />
    </FormDialog>
  );
}

/** Editing a payment link; its failure in section 8's words. */
export function EditPaymentDialog({
  kidId,
  link,
  opened,
  onClose,
}: DialogProps & { link: PaymentLinkView }) {
  const { edit } = usePaymentWrites(kidId);
  const form = useEntryForm({
    start: paymentValues(link),
    check: (values) => checkPayment(link.id, values),
    save: edit,
    onDone: onClose,
    toast: { title: "Error updating payment link", message: "Failed to update payment link" },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Edit the payment link"
      submitLabel="Save changes"
      {...form.dialog}
    >
      <PaymentFields values={form.values} change={form.change} text={form.text} />
    </FormDialog>
  );
}
