import { KID_SIZES, type KidSize, type KidView, sizeLimit, versionOf } from "@giftling/domain";
import { Switch, Textarea, TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { sizesDraft } from "../../entries/entry-drafts.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { changedSizes, checkSizes, sizesValues } from "../form/sizes-form.ts";
import classes from "../kids.module.css";
import { useEditKid } from "../use-kid-writes.ts";
import { KID_GONE } from "./kid-gone.ts";

/** What each field may hold, by example. */
const EXAMPLES: Readonly<Record<KidSize, string>> = {
  tops: "6, or 6 to 7",
  bottoms: "6 slim",
  shoes: "12",
  coat: "7",
  loves: "Dinosaurs, puzzles, anything blue",
  pleaseNot: "Stuffed animals, sweets with nuts",
};

/** What a child wears and likes, and whether the hub shows it (rule: sizes). */
export function SizesDialog({
  kid,
  opened,
  onClose,
}: {
  kid: KidView;
  opened: boolean;
  onClose: () => void;
}) {
  const edit = useEditKid();
  const { form, dialog, startOver } = useEntryForm({
    start: sizesValues(kid),
    check: (values) => checkSizes(kid.id, values),
    save: (input, _key, madeOn) => edit.mutateAsync({ fields: changedSizes(input, madeOn) }),
    isPending: edit.isPending,
    onDone: () => {
      onClose();
      showToast({ title: "Changes saved", isForPage: true });
    },
    draft: sizesDraft(kid.id),
    edited: {
      version: () => versionOf("kid", kid),
      startWith: (theirs) => sizesValues({ ...kid, ...theirs }),
      onGone: () => KID_GONE,
    },
  });
  const field = (name: KidSize) => ({
    label: KID_SIZES[name].name,
    placeholder: EXAMPLES[name],
    maxLength: sizeLimit(name),
    ...form.getInputProps(name),
  });
  const likes = { autosize: true, minRows: 1, maxRows: 5 } as const;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onCancel={startOver}
      title={`${kid.firstName}'s sizes and likes`}
      submitLabel="Save"
      {...dialog}
    >
      <div className={classes.sizes}>
        <TextInput data-autofocus autoComplete="off" {...field("tops")} />
        <TextInput autoComplete="off" {...field("bottoms")} />
        <TextInput autoComplete="off" {...field("shoes")} />
        <TextInput autoComplete="off" {...field("coat")} />
      </div>
      <Textarea {...likes} {...field("loves")} />
      <Textarea {...likes} {...field("pleaseNot")} />
      <Switch
        className={classes.shows}
        labelPosition="left"
        label="Show them on the hub"
        description="Beside the wishlist, with the month in which you last checked. Empty ones are left out."
        checked={form.values.showsSizes}
        onChange={(event) => form.setFieldValue("showsSizes", event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
