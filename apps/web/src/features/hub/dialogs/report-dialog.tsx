import { REPORT_REASONS, type ReportReason, TEXT_LIMITS } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/report";
import { getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { useDialogHistory } from "../../../components/dialog/use-dialog-history.ts";
import { ErrorMessage } from "../../../components/form/error-message.tsx";
import { mapFieldErrors } from "../../../components/form/map-field-errors.ts";
import { TextArea } from "../../../components/form/text-field.tsx";
import { useForm } from "../../../components/form/use-form.ts";
import { deleteDraft, readDraftOrDefault, saveDraft } from "../../../components/memory/drafts.ts";
import { writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import classes from "./report-dialog.module.css";

type ReportInput = { reason: ReportReason; text: string };

export default function ReportDialog({
  familyUrl,
  opened,
  onClose,
}: DialogProps & { familyUrl: string }) {
  const report = useApiCall((input: ReportInput) =>
    writeApi("hub", "report", { familyUrl, ...input }),
  );
  useDialogHistory(opened, null, onClose);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={report.reset}
      title={report.isDone ? words.reportSentTitle() : words.reportHubTitle()}
      part={report.isDone ? "sent" : "form"}
    >
      {report.isDone ? (
        <div className={dialogClasses.form}>
          <p className={dialogClasses.text} role="status">
            {words.reportSentMessage()}
          </p>
          <Button onClick={onClose} data-autofocus>
            {commonWords.closeButton()}
          </Button>
        </div>
      ) : (
        <ReportForm {...report} draft={`report ${familyUrl}`} />
      )}
    </Dialog>
  );
}

/** Field names of the report form, by API field name. */
const FIELDS = { text: "text" };

function ReportForm({
  draft,
  run,
  isPending,
  error,
}: {
  draft: string;
  run: (input: ReportInput) => Promise<unknown>;
  isPending: boolean;
  error: unknown;
}) {
  const form = useForm<{ reason: ReportReason | null; text: string }>({
    initialValues: readDraftOrDefault(draft, { reason: null, text: "" }),
    onValuesChange: (values) => saveDraft(draft, values),
  });
  const submit = form.onSubmit(({ reason, text }) => {
    if (reason === null || isPending) return;
    run({ reason, text }).then(
      () => deleteDraft(draft),
      (failure) => form.showErrors(mapFieldErrors(failure, FIELDS) ?? {}),
    );
  });
  return (
    <form className={dialogClasses.form} onSubmit={submit} noValidate>
      <p className={dialogClasses.text}>{words.reportHubDescription()}</p>
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
            {words.getReportReasonLabel(reason)}
          </label>
        ))}
      </fieldset>
      <TextArea
        name="text"
        label={words.detailsLabel()}
        dir="auto"
        maxLength={TEXT_LIMITS.reportText}
        {...form.getTextProps("text")}
      />
      {error !== null && mapFieldErrors(error, FIELDS) === null && (
        <ErrorMessage>{getErrorMessage(error, commonWords.connectionErrorMessage())}</ErrorMessage>
      )}
      <Button type="submit" loading={isPending} disabled={form.values.reason === null}>
        {words.sendReportButton()}
      </Button>
      <p className={`${dialogClasses.soft} ${classes.urgent}`}>{words.emergencyMessage()}</p>
    </form>
  );
}
