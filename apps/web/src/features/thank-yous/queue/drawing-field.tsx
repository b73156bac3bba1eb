import * as drawingWords from "@giftling/messages/thank-yous/drawing";
import type { ReactNode } from "react";
import { usePictureCropField } from "../../pictures/crop/use-picture-crop-field.tsx";
import { PictureInput } from "../../pictures/picture-input.tsx";

/** Renders the field for a photo of the kid's drawing (rule: thank-you-drawing). */
export function DrawingField({
  firstName,
  imageUrl,
  hint,
  error,
  onChange,
}: {
  firstName: string;
  imageUrl: string | null;
  hint: string;
  error: ReactNode;
  onChange: (imageUrl: string | null) => void;
}) {
  const { choose, isRefused, isOpening, dialog } = usePictureCropField("drawing", onChange);
  return (
    <>
      <PictureInput
        label={drawingWords.drawingLabel(firstName)}
        imageUrl={imageUrl}
        alt={drawingWords.drawingAltText(firstName)}
        hint={isOpening ? drawingWords.drawingLoadingStatus() : hint}
        isBusy={isOpening}
        isRefused={isRefused}
        problem={error}
        onFile={choose}
        onLeaveOut={() => onChange(null)}
      />
      {dialog}
    </>
  );
}
