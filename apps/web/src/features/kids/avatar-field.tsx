import { Button, FileButton, Loader } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useState } from "react";
import { Avatar } from "../../components/avatar.tsx";
import { showToast } from "../../components/toast.ts";
import { trpc } from "../../trpc.ts";
import classes from "./kids.module.css";
import { uploadAvatarFile } from "./upload-avatar.ts";

/** What the server decodes (decision D26). */
const ACCEPTED = "image/jpeg,image/png,image/webp";

/**
 * A child's picture: chosen, checked, shown at once and uploaded (spec sections 5, 7 and 8). The stored
 * picture's address goes to `onChange`; null takes the picture away.
 */
export function AvatarField({
  name,
  avatarUrl,
  onChange,
  onBusy,
  error,
}: {
  name: string;
  avatarUrl: string | null;
  onChange: (avatarUrl: string | null) => void;
  /** Told when an upload starts and ends, for a form that waits for it. */
  onBusy?: (isBusy: boolean) => void;
  error: string | null;
}) {
  const upload = trpc.kids.uploadAvatar.useMutation();
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function work(isWorking: boolean) {
    setBusy(isWorking);
    onBusy?.(isWorking);
  }

  async function choose(file: File | null) {
    if (file === null) return;
    work(true);
    setProblem(null);
    try {
      onChange(await uploadAvatarFile(file, upload.mutateAsync, setPreview));
      showToast({ title: "Profile picture uploaded!", tone: "success" });
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : "Please try again";
      setPreview(null);
      setProblem(message);
      showToast({ title: "Upload failed", message, tone: "error" });
    } finally {
      work(false);
    }
  }

  const sentence = problem ?? error;
  return (
    <div className={classes.avatarField}>
      <span className={classes.avatarFrame}>
        <Avatar name={name} src={preview ?? avatarUrl} size={88} />
        {isBusy && (
          <span className={classes.avatarBusy}>
            <Loader size="sm" color="white" />
          </span>
        )}
      </span>
      <div className={classes.avatarActions}>
        <div className={classes.avatarButtons}>
          <FileButton onChange={choose} accept={ACCEPTED}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconCamera size={18} stroke={1.5} aria-hidden />}
                disabled={isBusy}
              >
                {avatarUrl === null ? "Choose a picture" : "Change picture"}
              </Button>
            )}
          </FileButton>
          {avatarUrl !== null && !isBusy && (
            <Button
              variant="subtle"
              onClick={() => {
                setPreview(null);
                onChange(null);
              }}
            >
              Remove
            </Button>
          )}
        </div>
        <p className={classes.avatarHint} aria-live="polite">
          {isBusy ? "Uploading…" : "Optional. JPEG, PNG or WebP, up to 5 MB."}
        </p>
        {sentence !== null && (
          <p className={classes.fieldError} role="alert">
            {sentence}
          </p>
        )}
      </div>
    </div>
  );
}
