import * as words from "@giftling/messages/kids/pictures";
import { IconAlertCircle, IconPhoto } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import classes from "./picture-field.module.css";
import { PictureFileButton } from "./picture-file-button.tsx";

/** Renders the field for an optional picture, with buttons that select and remove the picture, and a hint. */
export function PictureInput({
  label,
  imageUrl,
  alt = words.chosenPictureAltText(),
  hint,
  isBusy,
  isRefused,
  problem,
  onFile,
  onLeaveOut,
  children,
}: {
  label: string;
  imageUrl: string | null;
  alt?: string;
  /** Hint or upload status, which screen readers announce. */
  hint: string;
  isBusy: boolean;
  /** Whether the last selected file was rejected. A toast shows the reason (rule: said-once). */
  isRefused: boolean;
  problem: ReactNode;
  onFile: (file: File) => void;
  onLeaveOut: () => void;
  children?: ReactNode;
}) {
  return (
    <fieldset className={classes.field} data-refused={isRefused || undefined}>
      <legend className={classes.label}>
        {label}
        {isRefused && <IconAlertCircle size={18} stroke={1.5} aria-hidden />}
      </legend>
      {imageUrl !== null && (
        <img className={classes.picture} src={imageUrl} alt={alt} decoding="async" />
      )}
      <div className={classes.buttons}>
        <PictureFileButton
          isChange={imageUrl !== null}
          onFile={onFile}
          size="sm"
          leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
          loading={isBusy}
        />
        {children}
        {imageUrl !== null && (
          <Button variant="subtle" size="sm" onClick={onLeaveOut}>
            {words.removePictureButton()}
          </Button>
        )}
      </div>
      <p className={classes.hint} role="status">
        {hint}
      </p>
      {problem !== undefined && (
        <p className={classes.error} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
