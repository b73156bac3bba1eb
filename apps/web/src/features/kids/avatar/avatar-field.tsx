import { avatarProblem } from "@giftling/domain";
import { FileButton } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loader } from "../../../components/loading/loader.tsx";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import classes from "../kids.module.css";
import { useCropDialog } from "./use-crop-dialog.tsx";

/** What the server decodes (rule: pictures). */
const ACCEPTED = "image/jpeg,image/png,image/webp";

/**
 * A child's picture: chosen, checked, cropped and uploaded (rule: pictures). The stored
 * picture's address goes to `onChange`; null takes the picture away.
 */
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
  const [problem, setProblem] = useState<string | null>(null);
  const crop = useCropDialog(onChange);
  const forgetFile = useRef<() => void>(null);

  async function choose(file: File | null) {
    // Choosing the same file again is another choice.
    forgetFile.current?.();
    if (file === null) return;
    setProblem(null);
    const message = avatarProblem(file) ?? (await crop.open(file));
    if (message === null) return;
    setProblem(message);
    showToast({ title: "Upload failed", message, tone: "error" });
  }

  const sentence = problem ?? error;
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
          <FileButton
            onChange={(file) => void choose(file)}
            accept={ACCEPTED}
            resetRef={forgetFile}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconCamera size={18} stroke={1.5} aria-hidden />}
                disabled={crop.isOpening}
              >
                {avatarUrl === null ? "Choose a picture" : "Change the picture"}
              </Button>
            )}
          </FileButton>
          {avatarUrl !== null && (
            <Button variant="subtle" onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
        </div>
        <p className={classes.avatarHint} aria-live="polite">
          {crop.isOpening ? "Opening…" : "Optional. JPEG, PNG or WebP, up to 5 MB."}
        </p>
        {sentence && (
          <p className={classes.fieldError} role="alert">
            {sentence}
          </p>
        )}
      </div>
      {crop.dialog}
    </div>
  );
}
