import { cancelButton } from "@giftling/messages/form";
import * as words from "@giftling/messages/kids/pictures";
import { translateParentError } from "@giftling/messages/sentences/parents";
import "../../../styles/mantine.css";
import { ActionIcon, Alert, Modal } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconMinus,
  IconPlus,
  IconRotateClockwise,
} from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "../../../components/button.tsx";
import "react-easy-crop/react-easy-crop.css";
import { useNestedDialog } from "../../../components/dialog/form-dialog.tsx";
import { useDelayedOpen } from "../../../components/dialog/use-delayed-open.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import type { PictureArea } from "../draw-picture.ts";
import { showUploadErrorToast, uploadPicture } from "../upload-picture.ts";
import classes from "./crop-dialog.module.css";
import { cropPicture, rotatePicture } from "./crop-picture.ts";
import {
  type CropPurpose,
  getCroppedPictureStyle,
  movePictureWithinFrame,
} from "./picture-size.ts";

const MAX_ZOOM = 4;

/** Distance in CSS pixels by which one click on an arrow button moves the picture. */
const MOVE_STEP = 24;

type Crop = { percent: PictureArea; pixels: PictureArea };
type Position = { x: number; y: number };

type CropDialogProps = {
  /** Data URL of the picture to crop. */
  picture: string;
  purpose: CropPurpose;
  opened: boolean;
  onClose: () => void;
  /** Called with the uploaded picture's URL. */
  onUploaded: (address: string) => void;
};

/**
 * Renders the dialog for cropping and uploading a picture. The picture can be moved and zoomed with the mouse, by touch
 * or with the keyboard. The crop of a kid's picture is round. The crop of a drawing has the photo's shape. A drawing
 * can be rotated, because a phone held over a table cannot detect the orientation.
 */
export function CropDialog({ picture, purpose, opened, onClose, onUploaded }: CropDialogProps) {
  const turn = useMutation({ mutationFn: rotatePicture, onSuccess: startOver });
  const url = turn.data ?? picture;
  const isFace = purpose === "face";
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [frame, setFrame] = useState({ width: 0, height: 0 });
  const [shape, setShape] = useState(1);
  const move = (step: Position) => {
    if (crop !== null) setPosition(movePictureWithinFrame(position, step, crop.percent, frame));
  };
  const upload = useCroppedUpload(url, purpose);
  const problem = upload.error ?? turn.error;
  function startOver() {
    setPosition({ x: 0, y: 0 });
    setZoom(1);
    setCrop(null);
  }
  function close() {
    // Ignores the response to an upload.
    upload.reset();
    onClose();
  }
  function startUpload() {
    if (crop === null) return;
    upload.mutate(crop.pixels, {
      onSuccess: (address) => {
        onUploaded(address);
        // A drawing needs no toast, because its form shows the drawing immediately.
        if (isFace) showToast({ title: words.avatarUploadedConfirmation(), tone: "success" });
      },
      onError: showUploadErrorToast,
    });
  }
  useNestedDialog(opened);
  return (
    <Modal
      opened={useDelayedOpen(opened)}
      onClose={close}
      title={words.cropDialogTitle()}
      closeOnClickOutside={false}
    >
      <div className={classes.crop}>
        <div className={classes.stage}>
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={shape}
            cropShape={isFace ? "round" : "rect"}
            showGrid={false}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onMediaLoaded={({ naturalWidth, naturalHeight }) => {
              if (!isFace) setShape(naturalWidth / naturalHeight);
            }}
            onCropSizeChange={setFrame}
            onCropAreaChange={(percent, pixels) => setCrop({ percent, pixels })}
            keyboardStep={8}
            disableAutomaticStylesInjection
            cropperProps={{
              role: "group",
              "aria-label": words.cropAreaAriaLabel(),
              "aria-describedby": "crop-help",
            }}
            classes={{ cropAreaClassName: classes.area }}
          />
        </div>
        <div className={classes.moves}>
          <MoveButtons onMove={move} />
          {!isFace && (
            <ActionIcon
              variant="default"
              size={44}
              aria-label={words.rotatePictureAriaLabel()}
              loading={turn.isPending}
              onClick={() => turn.mutate(url)}
            >
              <IconRotateClockwise size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        </div>
        <ZoomSlider zoom={zoom} onChange={setZoom} />
        <div className={classes.result}>
          {isFace && (
            <span className={classes.round} aria-hidden="true">
              {crop !== null && (
                <img src={url} alt="" style={getCroppedPictureStyle(crop.percent)} />
              )}
            </span>
          )}
          <p className={classes.help} id="crop-help">
            {isFace ? words.avatarCropHint() : words.drawingCropHint()}
          </p>
        </div>
        {problem && (
          <Alert color="red" variant="light" role="alert">
            {translateParentError(problem.message)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={close}>
            {cancelButton()}
          </Button>
          <Button loading={upload.isPending} disabled={crop === null} onClick={startUpload}>
            {words.confirmCropButton()}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Returns the mutation that crops, validates and uploads a picture (rule: pictures). */
function useCroppedUpload(url: string, purpose: CropPurpose) {
  const face = trpc.kids.uploadAvatar.useMutation();
  const whole = trpc.pictures.upload.useMutation();
  const { mutateAsync: send } = purpose === "face" ? face : whole;
  // The mutation also crops the picture, so that `isPending` includes the cropping.
  return useMutation({
    mutationFn: async (pixels: PictureArea) =>
      uploadPicture(await cropPicture(url, pixels, purpose), send),
  });
}

const MOVES = [
  { label: words.moveLeftAriaLabel, step: { x: -MOVE_STEP, y: 0 }, Icon: IconArrowLeft },
  { label: words.moveUpAriaLabel, step: { x: 0, y: -MOVE_STEP }, Icon: IconArrowUp },
  { label: words.moveDownAriaLabel, step: { x: 0, y: MOVE_STEP }, Icon: IconArrowDown },
  { label: words.moveRightAriaLabel, step: { x: MOVE_STEP, y: 0 }, Icon: IconArrowRight },
] as const;

/** Renders buttons that move the picture, as an alternative to dragging (WCAG 2.5.7). */
function MoveButtons({ onMove }: { onMove: (step: Position) => void }) {
  return MOVES.map(({ label, step, Icon }) => (
    <ActionIcon
      key={label()}
      variant="default"
      size={44}
      aria-label={label()}
      onClick={() => onMove(step)}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  ));
}

function ZoomSlider({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  return (
    <label className={classes.zoom}>
      <IconMinus size={20} stroke={1.5} aria-hidden />
      <input
        type="range"
        aria-label={words.zoomAriaLabel()}
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <IconPlus size={20} stroke={1.5} aria-hidden />
    </label>
  );
}
