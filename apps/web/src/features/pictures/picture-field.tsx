import { FileButton } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Loader } from "../../components/loading/loader.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import { ACCEPTED_PICTURES } from "./accepted.ts";
import classes from "./picture-field.module.css";
import { uploadPicture } from "./upload-picture.ts";

/**
 * An optional picture, shown whole: chosen, uploaded, exchanged or left out. The stored picture's address goes
 * to `onChange`; null takes the picture away. `children` are more ways to a picture.
 */
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
  /** Told when an upload starts and ends: the form waits for it. */
  onBusy: (isBusy: boolean) => void;
  error: ReactNode;
  children?: ReactNode;
}) {
  const upload = useUpload(onChange, onBusy);
  const sentence = upload.problem ?? error;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      {imageUrl !== null && (
        <img className={classes.picture} src={imageUrl} alt="Chosen" decoding="async" />
      )}
      <div className={classes.buttons}>
        <FileButton
          onChange={upload.choose}
          accept={ACCEPTED_PICTURES}
          resetRef={upload.forgetFile}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="sm"
              leftSection={
                upload.isBusy ? (
                  <Loader size={18} color="var(--mantine-color-gray-filled)" />
                ) : (
                  <IconPhoto size={18} stroke={1.5} aria-hidden />
                )
              }
              aria-disabled={upload.isBusy}
            >
              {imageUrl === null ? "Choose a picture" : "Change the picture"}
            </Button>
          )}
        </FileButton>
        {children}
        {imageUrl !== null && (
          <Button variant="subtle" size="sm" onClick={() => onChange(null)}>
            Leave out the picture
          </Button>
        )}
      </div>
      <p className={classes.hint} role="status">
        {upload.isBusy ? "Uploading…" : "Any photo: a large one is made smaller first."}
      </p>
      {sentence !== undefined && (
        <p className={classes.error} role="alert">
          {sentence}
        </p>
      )}
    </fieldset>
  );
}

function useUpload(onChange: (imageUrl: string | null) => void, onBusy: (isBusy: boolean) => void) {
  const { mutateAsync: send } = trpc.pictures.upload.useMutation();
  const forgetFile = useRef<() => void>(null);
  // A dialog that closed meanwhile shows nothing, and its form no longer waits.
  const isOpen = useRef(true);
  const told = useRef(onBusy);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      told.current(false);
    };
  }, []);
  // Reading the file and sending it are one thing to wait for.
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file, send),
    onMutate: () => onBusy(true),
    onSuccess: (address) => {
      if (isOpen.current) onChange(address);
    },
    onError: (failure) =>
      showToast({ title: "Upload failed", message: problemOf(failure), tone: "error" }),
    onSettled: () => onBusy(false),
  });

  function choose(file: File | null) {
    // Choosing the same file again is another choice.
    forgetFile.current?.();
    if (file !== null && !upload.isPending) upload.mutate(file);
  }
  return {
    choose,
    forgetFile,
    isBusy: upload.isPending,
    problem: upload.error ? problemOf(upload.error) : undefined,
  };
}

/** Why a picture wasn't uploaded: the file's own problem, or what the server says. */
const problemOf = (failure: Error): string =>
  failure.name === "Error" ? failure.message : errorMessage(failure, "Please try again");
