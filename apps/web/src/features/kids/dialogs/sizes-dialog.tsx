import {
  getMaxKidSizeLength,
  getResourceVersion,
  KID_SIZE_NAMES,
  KID_SIZES,
  type KidSize,
  type KidView,
  mapKidSizes,
  type UpdateKidInput,
  updateKidInput,
} from "@giftling/domain";
import { saveButton } from "@giftling/messages/buttons";
import { changesSavedConfirmation } from "@giftling/messages/entries/dialogs";
import { kidDeletedError } from "@giftling/messages/kids/dialogs";
import * as words from "@giftling/messages/kids/sizes";
import { Switch, Textarea, TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { type ValidationResult, validateInput } from "../../../components/form/validate-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { pickChangedFields } from "../../entries/edit-conflict.ts";
import { getSizesDraftKey } from "../../entries/entry-drafts.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import classes from "../kids.module.css";
import { useEditKid } from "../use-kid-mutations.ts";

/** Renders the dialog for editing and publishing a kid's sizes and likes (rule: sizes). */
export function SizesDialog({ kid, opened, onClose }: DialogProps & { kid: KidView }) {
  const edit = useEditKid();
  const { form, dialog, startOver } = useEntryForm({
    start: getSizesFormValues(kid),
    check: (values) => validateSizes(kid.id, values),
    save: (input, _key, { start, version }) => {
      const changed = pickChangedFields(validateSizes(kid.id, start), input, version);
      // Saving confirms all sizes (rule: changed-elsewhere).
      return edit.mutateAsync({ fields: { ...changed, areSizesRight: true } });
    },
    isPending: edit.isPending,
    onDone: () => {
      onClose();
      showToast({ title: changesSavedConfirmation(), isForPage: true });
    },
    draft: getSizesDraftKey(kid.id),
    edited: {
      version: () => getResourceVersion("kid", kid),
      startWith: (theirs) => getSizesFormValues({ ...kid, ...theirs }),
      onGone: kidDeletedError,
    },
  });
  const field = (name: KidSize) => ({
    label: words.getSizeLabel(name),
    placeholder: words.getSizePlaceholder(name),
    maxLength: getMaxKidSizeLength(name),
    ...form.getInputProps(name),
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onCancel={startOver}
      title={words.sizesDialogTitle(kid.firstName)}
      submitLabel={saveButton()}
      {...dialog}
    >
      <div className={classes.sizes}>
        {listNames("size").map((name, index) => (
          <TextInput
            key={name}
            data-autofocus={index === 0 || undefined}
            autoComplete="off"
            {...field(name)}
          />
        ))}
      </div>
      {listNames("like").map((name) => (
        <Textarea key={name} autosize minRows={1} maxRows={5} {...field(name)} />
      ))}
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

const listNames = (kind: "size" | "like") =>
  KID_SIZE_NAMES.filter((name) => KID_SIZES[name].kind === kind);

/** Values of the form for a kid's sizes and likes, as typed (rule: sizes). */
type SizesFormValues = { showsSizes: boolean } & Record<KidSize, string>;

const getSizesFormValues = (kid: KidView): SizesFormValues => ({
  ...mapKidSizes((name) => kid[name] ?? ""),
  showsSizes: kid.showsSizes,
});

const validateSizes = (id: string, typed: SizesFormValues): ValidationResult<UpdateKidInput> =>
  validateInput(updateKidInput, { id, ...typed });
