import type { DeliveryView, WebhookView } from "@giftling/domain";
import { removeButton } from "@giftling/messages/buttons";
import { errorTitle } from "@giftling/messages/dashboard/parent";
import { editButton } from "@giftling/messages/entries/list";
import * as words from "@giftling/messages/settings/webhooks";
import { type ComponentProps, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatEndTime } from "../../../components/format-relative-date.ts";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { trpc } from "../../../trpc.ts";
import { AutoSaveSwitch } from "../auto-save-switch.tsx";
import { QueryStatus } from "../query-status.tsx";
import settings from "../settings.module.css";
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

/** Renders a webhook's newest deliveries. Times are relative to the opening of the log (rule: webhooks). */
function DeliveryLog({ webhookId }: { webhookId: string }) {
  const input = { id: webhookId };
  const query = trpc.webhooks.deliveries.useQuery(input, { refetchOnMount: "always" });
  const [now] = useState(() => new Date());
  if (query.isError || query.isPending) {
    return <QueryStatus query={query} errorTitle={words.deliveriesLoadErrorTitle()} height={72} />;
  }
  if (query.data.length === 0) {
    return <p className={settings.small}>{words.noDeliveriesMessage()}</p>;
  }
  return (
    <ul className={classes.log} aria-label={words.deliveriesTitle()}>
      {query.data.map((delivery) => (
        <DeliveryEntry key={delivery.id} webhookId={webhookId} delivery={delivery} now={now} />
      ))}
    </ul>
  );
}

/** Returns the outcome of a delivery's latest attempt, and the time of the next attempt. */
function describeStatus({ status, attempts, nextAttemptAt }: DeliveryView, now: Date): string {
  if (status === "delivered") return words.deliverySucceededStatus();
  if (status === "failed") return words.deliveryFailedStatus();
  if (attempts === 0 || nextAttemptAt === null) return words.deliveryInProgressStatus();
  return words.deliveryRetryStatus(formatEndTime(nextAttemptAt, now));
}

function DeliveryEntry({
  webhookId,
  delivery,
  now,
}: {
  webhookId: string;
  delivery: DeliveryView;
  now: Date;
}) {
  const { type, attempts, createdAt, statusCode, problem, durationMs } = delivery;
  const utils = trpc.useUtils();
  const sendAgain = trpc.webhooks.sendAgain.useMutation({
    onSuccess: () => utils.webhooks.deliveries.invalidate({ id: webhookId }),
    onError: (error) => showErrorToast(errorTitle(), error, words.sendWebhookError()),
  });
  const label = words.getDeliveryTypeLabel(type);
  const time = formatEndTime(createdAt, now);
  const facts = [
    describeStatus(delivery, now),
    ...(statusCode === null ? [] : [words.statusCodeLabel(statusCode)]),
    ...(problem === null ? [] : [words.getDeliveryProblemLabel(problem)]),
    ...(statusCode === null || durationMs === null ? [] : [words.durationLabel(durationMs)]),
    ...(attempts > 1 ? [words.attemptsLabel(attempts)] : []),
  ];
  return (
    <li className={classes.delivery}>
      <p className={classes.event}>
        <strong>{label}</strong> <span className={settings.small}>{time}</span>
      </p>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={sendAgain.isPending}
        aria-label={words.resendDeliveryAriaLabel(label, time)}
        onClick={() => sendAgain.mutate({ id: webhookId, deliveryId: delivery.id })}
      >
        {words.resendDeliveryButton()}
      </Button>
      <p
        className={classes.outcome}
        data-failed={delivery.status === "failed" || undefined}
        aria-live="polite"
      >
        {facts.join(" · ")}
      </p>
    </li>
  );
}
