import "../../../styles/mantine.css";
import { LIMITS, REPORT_CHOICES, REPORT_WORDS, type ReportReason } from "@giftling/domain";
import { Alert, Modal, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/button.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import { refusedFields } from "../../../components/form/refused-fields.ts";
import { Mantine } from "../../../components/mantine.tsx";
import { CHECK_CONNECTION } from "../../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../../trpc.ts";
import dialogs from "./dialogs.module.css";
import classes from "./report-dialog.module.css";

/** Where visitors tell that something on the page is not right (rule: reported-pages). By default export for `lazyPopup`. */
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
        // The next one begins anew, once this one is out of sight.
        onExitTransitionEnd={report.reset}
        title={report.isSuccess ? REPORT_WORDS.sentTitle : REPORT_WORDS.title}
        size={520}
        centered
        classNames={{
          inner: dialogs.inner,
          content: dialogs.dialog,
          header: dialogs.header,
          title: dialogs.title,
          body: dialogs.body,
        }}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {report.isSuccess ? (
          <div className={dialogs.form}>
            <p className={dialogs.text} role="status">
              {REPORT_WORDS.sent}
            </p>
            <Button onClick={onClose} data-autofocus>
              Close
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
    if (errors === null) return setFailure(errorMessage(error, CHECK_CONNECTION));
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
      <p className={dialogs.text}>{REPORT_WORDS.lead}</p>
      <fieldset className={classes.reasons}>
        <legend className={classes.legend}>{REPORT_WORDS.legend}</legend>
        {REPORT_CHOICES.map((choice) => (
          <label key={choice.reason} className={classes.reason}>
            <input
              type="radio"
              name="reason"
              checked={form.values.reason === choice.reason}
              onChange={() => form.setFieldValue("reason", choice.reason)}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
      <Textarea
        name="text"
        label={REPORT_WORDS.text}
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
        {REPORT_WORDS.send}
      </Button>
      <p className={`${dialogs.soft} ${classes.urgent}`}>{REPORT_WORDS.urgent}</p>
    </form>
  );
}
