import type { DeliveryView } from "@giftling/domain";
import { errorTitle } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/webhooks";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatEndTime } from "../../../components/format-relative-date.ts";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { trpc } from "../../../trpc.ts";
import { QueryStatus } from "../query-status.tsx";
import settings from "../settings.module.css";
import classes from "./webhooks.module.css";

/** Renders a webhook's newest deliveries. Times are relative to the opening of the log (rule: webhooks). */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
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
