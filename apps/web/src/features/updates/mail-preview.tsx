import * as words from "@giftling/messages/updates/dialogs";
import { IconEye } from "@tabler/icons-react";
import { useId } from "react";
import { Button } from "../../components/button.tsx";
import { getErrorMessage, trpc } from "../../trpc.ts";
import classes from "./mail-fields.module.css";
import { type UpdateFormValues, validateUpdatePreview } from "./update-form.ts";

/** Renders the button "See the mail" and the preview of the form's mail (rule: update-preview). */
export function MailPreview({ values, kidId }: { values: UpdateFormValues; kidId: string }) {
  const preview = trpc.updates.preview.useMutation();
  const frameId = useId();
  const checked = validateUpdatePreview(kidId, values);
  // The preview is hidden when the form has changed since.
  const isOfThese =
    checked.ok && JSON.stringify(preview.variables) === JSON.stringify(checked.input);
  const isShown = isOfThese && preview.data !== undefined;
  const see = () => {
    if (isShown) return preview.reset();
    if (checked.ok) preview.mutate(checked.input);
  };
  return (
    <>
      <div className={classes.see}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconEye size={18} stroke={1.5} aria-hidden />}
          aria-expanded={isShown}
          aria-controls={isShown ? frameId : undefined}
          disabled={!checked.ok}
          loading={preview.isPending}
          onClick={see}
        >
          {isShown ? words.hideMailButton() : words.showMailButton()}
        </Button>
        {!checked.ok && <p className={classes.hint}>{words.mailPreviewHint()}</p>}
      </div>
      {preview.isError && (
        <p className={classes.error} role="alert">
          {getErrorMessage(preview.error, words.mailPreviewLoadError())}
        </p>
      )}
      {isShown && (
        <div className={classes.preview} id={frameId}>
          <p className={classes.subject}>
            <span>{words.subjectLabel()}</span> {preview.data.subject}
          </p>
          {/* The empty sandbox blocks scripts, forms and navigation of the page. */}
          <iframe
            className={classes.frame}
            title={words.mailPreviewTitle()}
            sandbox=""
            srcDoc={preview.data.html}
          />
        </div>
      )}
    </>
  );
}
