import type { UpdatePreviewView } from "@giftling/domain";
import * as words from "@giftling/messages/updates/dialogs";
import { IconEye } from "@tabler/icons-react";
import { useId } from "react";
import { getErrorMessage } from "../../api-error.ts";
import { Button } from "../../components/button.tsx";
import classes from "./mail-fields.module.css";

/**
 * Renders a button that shows or hides the preview of a mail. `mail` is undefined while the preview is hidden. A `hint`
 * explains why the mail cannot be previewed yet (rule: update-preview).
 */
export function MailPreview({
  mail,
  hint = null,
  isLoading,
  error,
  onToggle,
}: {
  mail: UpdatePreviewView | undefined;
  hint?: string | null;
  isLoading: boolean;
  error: unknown;
  onToggle: () => void;
}) {
  const frameId = useId();
  return (
    <>
      <div className={classes.see}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconEye size={18} stroke={1.5} aria-hidden />}
          aria-expanded={mail !== undefined}
          aria-controls={mail && frameId}
          disabled={hint !== null}
          loading={isLoading}
          onClick={onToggle}
        >
          {mail ? words.hideMailButton() : words.showMailButton()}
        </Button>
        {hint !== null && <p className={classes.hint}>{hint}</p>}
      </div>
      {error !== null && (
        <p className={classes.error} role="alert">
          {getErrorMessage(error, words.mailPreviewLoadError())}
        </p>
      )}
      {mail && (
        <div className={classes.preview} id={frameId}>
          <p className={classes.subject}>
            <span>{words.subjectLabel()}</span> {mail.subject}
          </p>
          {/* The empty sandbox blocks scripts, forms and navigation of the page. */}
          <iframe
            className={classes.frame}
            title={words.mailPreviewTitle()}
            sandbox=""
            srcDoc={mail.html}
          />
        </div>
      )}
    </>
  );
}
