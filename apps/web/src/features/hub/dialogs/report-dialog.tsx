import * as commonWords from "@giftling/messages/common";
import { checkConnection } from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/report";
import "../../../styles/mantine.css";
import { LIMITS, REPORT_REASONS, type ReportReason } from "@giftling/domain";
import { Alert, Modal, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/button.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import { refusedFields } from "../../../components/form/refused-fields.ts";
import { Mantine } from "../../../components/mantine.tsx";
import { errorMessage, trpc } from "../../../trpc.ts";
import dialogs from "./dialogs.module.css";
import classes from "./report-dialog.module.css";

/** Renders the dialog with the form that reports the hub (rule: reported-pages). */
export default function ReportDialog({
  familyUrl,
  opened,
  onClose,
}: {
  familyUrl: string;
  opened: boolean;
  onClose: () => void;
}) {
  const report = trpc.hub.report.useMutation();
  return (
    <Mantine>
      <Modal
        opened={useLateOpen(opened)}
        onClose={onClose}
        // Resets the form after the dialog has faded out.
        onExitTransitionEnd={report.reset}
        title={report.isSuccess ? words.sentTitle() : words.title()}
        size={520}
        centered
        classNames={{
          inner: dialogs.inner,
          content: dialogs.dialog,
          header: dialogs.header,
          title: dialogs.title,
          body: dialogs.body,
        }}
        closeButtonProps={{ "aria-label": commonWords.close() }}
      >
        {report.isSuccess ? (
          <div className={dialogs.form}>
            <p className={dialogs.text} role="status">
              {words.sent()}
            </p>
            <Button onClick={onClose} data-autofocus>
              {commonWords.close()}
            </Button>
          </div>
        ) : (
          <ReportForm
            isBusy={report.isPending}
            onSend={(told, onError) => report.mutate({ familyUrl, ...told }, { onError })}
          />
        )}
      </Modal>
    </Mantine>
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
    const errors = refusedFields(error, { text: "text" });
    if (errors === null) return setFailure(errorMessage(error, checkConnection()));
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
      <p className={dialogs.text}>{words.lead()}</p>
      <fieldset className={classes.reasons}>
        <legend className={classes.legend}>{words.legend()}</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className={classes.reason}>
            <input
              type="radio"
              name="reason"
              checked={form.values.reason === reason}
              onChange={() => form.setFieldValue("reason", reason)}
            />
            {words.reason(reason)}
          </label>
        ))}
      </fieldset>
      <Textarea
        name="text"
        label={words.text()}
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
        {words.send()}
      </Button>
      <p className={`${dialogs.soft} ${classes.urgent}`}>{words.urgent()}</p>
    </form>
  );
}
