import { AVATAR_NOT_AN_IMAGE, avatarProblem } from "@giftling/domain";
import { FileButton } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loader } from "../../../components/loading/loader.tsx";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { ACCEPTED_PICTURES } from "../../pictures/accepted.ts";
import classes from "../kids.module.css";
import { useCropDialog } from "./use-crop-dialog.tsx";

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
    if (!file.type.startsWith("image/")) return refuse(AVATAR_NOT_AN_IMAGE);
    const message = await crop.open(file);
    // A file that this browser can't make smaller may be too large as well.
    if (message !== null) refuse(avatarProblem(file) ?? message);
  }

  function refuse(message: string) {
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
            accept={ACCEPTED_PICTURES}
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
          {crop.isOpening ? "Opening…" : "Optional. Any photo: a large one is made smaller first."}
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
