import "../../../styles/mantine.css";
import { LIMITS, REPORT_REASONS, type ReportReason } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/report";
import { Alert, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/button.tsx";
import { PublicDialog } from "../../../components/dialog/public-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { mapFieldErrors } from "../../../components/form/map-field-errors.ts";
import { getErrorMessage, trpc } from "../../../trpc.ts";
import dialogs from "./dialogs.module.css";
import classes from "./report-dialog.module.css";

/** Renders the dialog in which a visitor reports a hub (rule: reported-pages). */
export default function ReportDialog({
  familyUrl,
  opened,
  onClose,
}: DialogProps & { familyUrl: string }) {
  const report = trpc.hub.report.useMutation();
  return (
    <PublicDialog
      opened={opened}
      onClose={onClose}
      // Resets the form after the dialog has faded out.
      onExitTransitionEnd={report.reset}
      title={report.isSuccess ? words.reportSentTitle() : words.reportPageTitle()}
      size={520}
      centered
      classNames={{
        inner: dialogs.inner,
        content: dialogs.dialog,
        header: dialogs.header,
        title: dialogs.title,
        body: dialogs.body,
      }}
    >
      {report.isSuccess ? (
        <div className={dialogs.form}>
          <p className={dialogs.text} role="status">
            {words.reportSentMessage()}
          </p>
          <Button onClick={onClose} data-autofocus>
            {commonWords.closeButton()}
          </Button>
        </div>
      ) : (
        <ReportForm
          isBusy={report.isPending}
          onSend={(told, onError) => report.mutate({ familyUrl, ...told }, { onError })}
        />
      )}
    </PublicDialog>
  );
}

function ReportForm({
  isBusy,
  onSend,
}: {
  isBusy: boolean;
  onSend: (told: { reason: ReportReason; text: string }, onError: (error: unknown) => void) => void;
}) {
  const form = useForm<{ reason: ReportReason | null; text: string }>({
    initialValues: { reason: null, text: "" },
  });
  const [failure, setFailure] = useState<string | null>(null);
  function tell(error: unknown) {
    const errors = mapFieldErrors(error, { text: "text" });
    if (errors === null) return setFailure(getErrorMessage(error, checkConnectionMessage()));
    flushSync(() => form.setErrors(errors));
    form.getInputNode("text")?.focus();
  }
  const submit = form.onSubmit(({ reason, text }) => {
    if (reason === null || isBusy) return;
    setFailure(null);
    onSend({ reason, text }, tell);
  });
  return (
    <form className={dialogs.form} onSubmit={submit} noValidate>
      <p className={dialogs.text}>{words.reportPageDescription()}</p>
      <fieldset className={classes.reasons}>
        <legend className={classes.legend}>{words.reasonLegend()}</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className={classes.reason}>
            <input
              type="radio"
              name="reason"
              checked={form.values.reason === reason}
              onChange={() => form.setFieldValue("reason", reason)}
            />
            {words.getReasonLabel(reason)}
          </label>
        ))}
      </fieldset>
      <Textarea
        name="text"
        label={words.detailsLabel()}
        dir="auto"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LIMITS.reportText}
        {...form.getInputProps("text")}
      />
      {failure !== null && (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
      <Button type="submit" loading={isBusy} disabled={form.values.reason === null}>
        {words.sendReportButton()}
      </Button>
      <p className={`${dialogs.soft} ${classes.urgent}`}>{words.emergencyMessage()}</p>
    </form>
  );
}
