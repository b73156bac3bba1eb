import * as words from "@giftling/messages/kids/pictures";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { trpc } from "../../trpc.ts";
import { PictureInput } from "./picture-input.tsx";
import { showUploadErrorToast, uploadPicture } from "./upload-picture.ts";

/** Renders the field for an optional, uncropped picture. `onChange` receives the uploaded URL, or null. */
export function PictureField({
  label,
  imageUrl,
  onChange,
  onBusy,
  error,
  children,
}: {
  label: string;
  imageUrl: string | null;
  onChange: (imageUrl: string | null) => void;
  /** Called when an upload starts or ends, so that the form can show its busy state. */
  onBusy: (isBusy: boolean) => void;
  error: ReactNode;
  children?: ReactNode;
}) {
  const { mutateAsync: send } = trpc.pictures.upload.useMutation();
  const forgetFile = useRef<() => void>(null);
  // The mutation also reads the file, so that `isPending` includes the reading.
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file, send),
    onError: showUploadErrorToast,
  });
  useEffect(() => {
    if (!upload.isPending) return;
    onBusy(true);
    return () => onBusy(false);
  }, [upload.isPending, onBusy]);

  function choose(file: File | null) {
    // Resets the file input, so that the same file can be selected again.
    forgetFile.current?.();
    if (file === null || upload.isPending) return;
    // TanStack Query does not call this function after the field was unmounted.
    upload.mutate(file, { onSuccess: onChange });
  }

  return (
    <PictureInput
      label={label}
      imageUrl={imageUrl}
      hint={upload.isPending ? words.uploadingStatus() : words.pictureUploadHint()}
      isBusy={upload.isPending}
      isRefused={upload.isError}
      problem={error}
      onFile={choose}
      forgetFile={forgetFile}
      onLeaveOut={() => onChange(null)}
    >
      {children}
    </PictureInput>
  );
}
