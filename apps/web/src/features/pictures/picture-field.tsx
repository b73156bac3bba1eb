import * as words from "@giftling/messages/kids/pictures";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
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

  return (
    <PictureInput
      label={label}
      imageUrl={imageUrl}
      hint={upload.isPending ? words.uploadingStatus() : words.pictureUploadHint()}
      isBusy={upload.isPending}
      isRefused={upload.isError}
      problem={error}
      onFile={(file) => {
        // TanStack Query does not call this function after the field was unmounted.
        if (!upload.isPending) upload.mutate(file, { onSuccess: onChange });
      }}
      onLeaveOut={() => onChange(null)}
    >
      {children}
    </PictureInput>
  );
}
