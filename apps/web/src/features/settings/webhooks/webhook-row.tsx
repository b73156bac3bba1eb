import type { WebhookView } from "@giftling/domain";
import { removeButton } from "@giftling/messages/buttons";
import { errorTitle } from "@giftling/messages/dashboard/parent";
import { editButton } from "@giftling/messages/entries/list";
import * as words from "@giftling/messages/settings/webhooks";
import { type ComponentProps, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { trpc } from "../../../trpc.ts";
import { AutoSaveSwitch } from "../auto-save-switch.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { RemoveWebhookDialog, WebhookDialog } from "./webhook-dialogs.tsx";
import classes from "./webhooks.module.css";

/** Returns the webhook's events, or the reason why the webhook is disabled. */
function describeState({ events, turnedOffBy }: WebhookView): string {
  if (turnedOffBy === "failures") return words.disabledByFailuresStatus();
  if (turnedOffBy === "owner") return words.disabledByOwnerStatus();
  return events.map(words.getDeliveryTypeLabel).join(" · ");
}

/** Renders a webhook with its switch, its actions and an expandable delivery log. */
export function WebhookRow({
  webhook,
  onSecret,
}: {
  webhook: WebhookView;
  onSecret: (secret: string) => void;
}) {
  const { id, url, turnedOffBy } = webhook;
  const utils = trpc.useUtils();
  const [dialog, setDialog] = useState<"edit" | "remove" | null>(null);
  const [isLogShown, setLogShown] = useState(false);
  const update = trpc.webhooks.update.useMutation({
    // Merges only the switch, because the dialog may be saving the webhook at the same time.
    onSuccess: (saved) =>
      utils.webhooks.list.setData(undefined, (all) =>
        all?.map((one) => (one.id === id ? { ...one, turnedOffBy: saved.turnedOffBy } : one)),
      ),
  });
  const test = trpc.webhooks.test.useMutation({
    async onSuccess() {
      await utils.webhooks.deliveries.invalidate({ id });
      setLogShown(true);
    },
    onError: (error) => showErrorToast(errorTitle(), error, words.sendWebhookError()),
  });
  const close = () => setDialog(null);
  const action = (label: string, props: ComponentProps<"button"> & { loading?: boolean }) => (
    <Button
      variant="subtle"
      size="sm"
      aria-label={words.webhookActionAriaLabel(label, url)}
      {...props}
    >
      {label}
    </Button>
  );
  return (
    <>
      <AutoSaveSwitch
        name={`webhook ${id}`}
        label={url}
        description={describeState(webhook)}
        isOn={turnedOffBy === null}
        save={(isOn) => update.mutateAsync({ id, isOn })}
        reload={async () => {
          await utils.webhooks.list.invalidate();
          const stored = utils.webhooks.list.getData()?.find((one) => one.id === id);
          return stored && stored.turnedOffBy === null;
        }}
      />
      <div className={classes.actions}>
        {action(words.sendTestEventButton(), {
          loading: test.isPending,
          onClick: () => test.mutate({ id }),
        })}
        {action(words.deliveriesButton(), {
          "aria-expanded": isLogShown,
          onClick: () => setLogShown(!isLogShown),
        })}
        {action(editButton(), { onClick: () => setDialog("edit") })}
        {action(removeButton(), { onClick: () => setDialog("remove") })}
      </div>
      {isLogShown && <DeliveryLog webhookId={id} />}
      <WebhookDialog
        webhook={webhook}
        opened={dialog === "edit"}
        onClose={close}
        onSecret={onSecret}
      />
      <RemoveWebhookDialog webhook={webhook} opened={dialog === "remove"} onClose={close} />
    </>
  );
}
