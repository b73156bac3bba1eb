import { removeButton } from "@giftling/messages/buttons";
import * as words from "@giftling/messages/kids/fields";
import { IconAlertCircle, IconCamera } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Loader } from "../../../components/loading/loader.tsx";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { usePictureCropField } from "../../pictures/crop/use-picture-crop-field.tsx";
import { PictureFileButton } from "../../pictures/picture-file-button.tsx";
import classes from "../kids.module.css";

/** Renders the field for a kid's picture. `onChange` receives the uploaded URL, or null (rule: pictures). */
export function AvatarField({
  name,
  avatarUrl,
  onChange,
  error,
}: {
  name: string;
  avatarUrl: string | null;
  onChange: (avatarUrl: string | null) => void;
  error: ReactNode;
}) {
  const crop = usePictureCropField("face", onChange);
  return (
    <div className={classes.avatarField}>
      <span className={classes.avatarFrame}>
        <Avatar name={name} src={avatarUrl} size={88} />
        {crop.isOpening && (
          <span className={classes.avatarBusy}>
            <Loader size={22} color="white" />
          </span>
        )}
      </span>
      <div className={classes.avatarActions}>
        <div className={classes.avatarButtons}>
          <PictureFileButton
            isChange={avatarUrl !== null}
            onFile={crop.choose}
            leftSection={<IconCamera size={18} stroke={1.5} aria-hidden />}
            disabled={crop.isOpening}
          />
          {avatarUrl !== null && (
            <Button variant="subtle" onClick={() => onChange(null)}>
              {removeButton()}
            </Button>
          )}
        </div>
        <p
          className={classes.avatarHint}
          data-refused={crop.isRefused || undefined}
          aria-live="polite"
        >
          {crop.isRefused && <IconAlertCircle size={18} stroke={1.5} aria-hidden />}
          {crop.isOpening ? words.pictureLoadingStatus() : words.pictureHint()}
        </p>
        {error && (
          <p className={classes.fieldError} role="alert">
            {error}
          </p>
        )}
      </div>
      {crop.dialog}
    </div>
  );
}
