import { LIMITS, recordContributionInput } from "@giftling/domain";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { trpc } from "../../../trpc.ts";
import { checkInput } from "../../entries/check-input.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { useLedgerWrites } from "./use-ledger-writes.ts";

/** The day where the reader is, such as 2026-03-14. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Records by hand what was given elsewhere, such as cash at a party (decision D16). */
export function RecordDialog({
  kidId,
  opened,
  onClose,
}: {
  kidId: string;
  opened: boolean;
  onClose: () => void;
}) {
  const { record } = useLedgerWrites(kidId);
  const wishlist = trpc.wishlist.list.useQuery({ kidId });
  const activities = wishlist.data?.filter((item) => item.isActivity) ?? [];
  const form = useEntryForm({
    start: {
      contributorName: "",
      isAnonymous: false,
      amount: "",
      target: "other",
      givenOn: today(),
    },
    check: ({ contributorName, amount, target, ...values }) =>
      checkInput(recordContributionInput, {
        kidId,
        ...values,
        contributorName: values.isAnonymous || contributorName === "" ? null : contributorName,
        amount: amount === "" ? undefined : Number(amount),
        type: target === "529" ? "529" : "other",
        wishlistItemId: activities.find((item) => item.id === target)?.id ?? null,
      }),
    save: record,
    onDone: onClose,
  });
  const { values, change, text } = form;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Record a contribution"
      submitLabel="Record it"
      {...form.dialog}
    >
      <TextInput
        label="Who gave it"
        data-autofocus
        disabled={values.isAnonymous}
        maxLength={LIMITS.name}
        {...text("contributorName")}
      />
      <Checkbox
        label="The giver stays anonymous"
        checked={values.isAnonymous}
        onChange={(event) => change({ isAnonymous: event.currentTarget.checked })}
      />
      <TextInput
        label="Amount"
        description="In dollars"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        {...text("amount")}
      />
      <NativeSelect
        label="What it went to"
        data={[
          { value: "other", label: "Something else" },
          { value: "529", label: "The 529 plan" },
          ...activities.map((item) => ({ value: item.id, label: item.name })),
        ]}
        value={values.target}
        onChange={(event) => change({ target: event.currentTarget.value })}
      />
      <TextInput label="Day" type="date" max={today()} {...text("givenOn")} />
    </FormDialog>
  );
}
