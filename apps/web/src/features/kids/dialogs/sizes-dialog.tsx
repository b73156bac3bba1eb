import { getSizeLimit, getVersion, type KidSize, type KidView } from "@giftling/domain";
import { saveReceivedGiftsButton } from "@giftling/messages/dashboard/lazy-dialogs";
import { changesSavedConfirmation } from "@giftling/messages/entries/dialogs";
import { kidDeletedError } from "@giftling/messages/kids/dialogs";
import * as words from "@giftling/messages/kids/sizes";
import { Switch, Textarea, TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { getSizesDraftKey } from "../../entries/entry-drafts.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { getSizesFormValues, pickChangedSizes, validateSizes } from "../form/sizes-form.ts";
import classes from "../kids.module.css";
import { useEditKid } from "../use-kid-mutations.ts";

/**
 * Renders the dialog for editing a kid's sizes and likes. A switch publishes the sizes and likes on the hub (rule:
 * sizes).
 */
export function SizesDialog({ kid, opened, onClose }: DialogProps & { kid: KidView }) {
  const edit = useEditKid();
  const { form, dialog, startOver } = useEntryForm({
    start: getSizesFormValues(kid),
    check: (values) => validateSizes(kid.id, values),
    save: (input, _key, madeOn) => edit.mutateAsync({ fields: pickChangedSizes(input, madeOn) }),
    isPending: edit.isPending,
    onDone: () => {
      onClose();
      showToast({ title: changesSavedConfirmation(), isForPage: true });
    },
    draft: getSizesDraftKey(kid.id),
    edited: {
      version: () => getVersion("kid", kid),
      startWith: (theirs) => getSizesFormValues({ ...kid, ...theirs }),
      onGone: kidDeletedError,
    },
  });
  const field = (name: KidSize) => ({
    label: words.getSizeLabel(name),
    placeholder: words.getSizePlaceholder(name),
    maxLength: getSizeLimit(name),
    ...form.getInputProps(name),
  });
  const likes = { autosize: true, minRows: 1, maxRows: 5 } as const;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onCancel={startOver}
      title={words.sizesDialogTitle(kid.firstName)}
      submitLabel={saveReceivedGiftsButton()}
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
        label={words.showSizesLabel()}
        description={words.showSizesHint()}
        checked={form.values.showsSizes}
        onChange={(event) => form.setFieldValue("showsSizes", event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
