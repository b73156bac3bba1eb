import * as words from "@giftling/messages/kids/pictures";
import { FileButton } from "@mantine/core";
import type { ComponentProps } from "react";
import { Button } from "../../components/button.tsx";
import { ACCEPTED_PICTURE_TYPES } from "./picture-types.ts";

/** Renders the button that selects a picture file. A click clears the input, so the same file can be reselected. */
export function PictureFileButton({
  isChange,
  onFile,
  ...button
}: ComponentProps<"button"> &
  Pick<ComponentProps<typeof Button>, "size" | "leftSection"> & {
    loading?: boolean;
    /** Whether the file replaces a picture. */
    isChange: boolean;
    onFile: (file: File) => void;
  }) {
  return (
    <FileButton
      onChange={(file) => file && onFile(file)}
      accept={ACCEPTED_PICTURE_TYPES}
      inputProps={{
        onClick: ({ currentTarget }) => {
          currentTarget.value = "";
        },
      }}
    >
      {(opener) => (
        <Button variant="default" {...opener} {...button}>
          {isChange ? words.changePictureButton() : words.choosePictureButton()}
        </Button>
      )}
    </FileButton>
  );
}
