import {
  type CreateWebhookInput,
  createWebhookInput,
  TEXT_LIMITS,
  type UpdateWebhookInput,
  updateWebhookInput,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookView,
} from "@giftling/domain";
import { removeButton, saveButton } from "@giftling/messages/buttons";
import * as words from "@giftling/messages/settings/webhooks";
import { Checkbox, TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { type ValidationResult, validateInput } from "../../../components/form/validate-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { trpc } from "../../../trpc.ts";
import { ensureEntryDeleted } from "../../entries/lists/list-cache.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import classes from "./webhooks.module.css";

/** Values of the webhook form. `newSecret` applies only to an existing webhook. */
type WebhookValues = { url: string; events: WebhookEvent[]; newSecret: boolean };

/** Renders the form that adds a webhook. With `webhook`, the form edits the webhook instead. */
export function WebhookDialog({
  webhook,
  opened,
  onClose,
  onSecret,
}: DialogProps & {
  webhook: WebhookView | null;
  onSecret: (secret: string, id: string) => void;
}) {
  const utils = trpc.useUtils();
  const onSuccess = () => utils.webhooks.list.invalidate();
  const create = trpc.webhooks.create.useMutation({ onSuccess });
  const update = trpc.webhooks.update.useMutation({ onSuccess });
  const { form, dialog } = useEntryForm({
    start: {
      url: webhook?.url ?? "",
      events: webhook?.events ?? [...WEBHOOK_EVENTS],
      newSecret: false,
    } satisfies WebhookValues as WebhookValues,
    check: ({ newSecret, ...typed }): ValidationResult<CreateWebhookInput | UpdateWebhookInput> =>
      webhook === null
        ? validateInput(createWebhookInput, typed)
        : validateInput(updateWebhookInput, {
            id: webhook.id,
            ...typed,
            ...(newSecret && { newSecret }),
          }),
    save: (input, key) =>
      "id" in input ? update.mutateAsync(input) : create.mutateAsync(addIdempotencyKey(input, key)),
    isPending: create.isPending || update.isPending,
    draft: `webhook ${webhook?.id ?? "new"}`,
    onDone({ secret, id }) {
      onClose();
      if (secret !== null) onSecret(secret, id);
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={webhook === null ? words.addWebhookButton() : words.editWebhookTitle()}
      submitLabel={webhook === null ? words.addWebhookButton() : saveButton()}
      {...dialog}
    >
      <TextInput
        name="url"
        type="url"
        inputMode="url"
        label={words.webhookUrlLabel()}
        description={words.webhookUrlHint()}
        autoComplete="off"
        maxLength={TEXT_LIMITS.url}
        data-autofocus
        {...form.getInputProps("url")}
      />
      <Checkbox.Group label={words.webhookEventsLabel()} {...form.getInputProps("events")}>
        <div className={classes.choices}>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              value={event}
              label={words.getDeliveryTypeLabel(event)}
              description={words.getEventDescription(event)}
            />
          ))}
        </div>
      </Checkbox.Group>
      {webhook !== null && (
        <Checkbox
          className={classes.newSecret}
          label={words.newSecretLabel()}
          description={words.newSecretHint()}
          {...form.getInputProps("newSecret", { type: "checkbox" })}
        />
      )}
    </FormDialog>
  );
}

export function RemoveWebhookDialog({
  webhook: { id, url },
  opened,
  onClose,
}: DialogProps & { webhook: WebhookView }) {
  const utils = trpc.useUtils();
  const remove = trpc.webhooks.remove.useMutation();
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: { id } }),
    save: (input) => ensureEntryDeleted(() => remove.mutateAsync(input)),
    isPending: remove.isPending,
    onDone() {
      onClose();
      utils.webhooks.list.setData(undefined, (all) => all?.filter((one) => one.id !== id));
      showToast({ title: words.webhookRemovedConfirmation() });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.removeWebhookTitle()}
      submitLabel={removeButton()}
      danger
      {...dialog}
    >
      <p className={classes.removal}>{words.removeWebhookNote(url)}</p>
    </FormDialog>
  );
}
