import "../../../styles/mantine.css";
import { ActionIcon, Alert, Modal } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconMinus,
  IconPlus,
} from "@tabler/icons-react";
import { useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "../../../components/button.tsx";
import "react-easy-crop/react-easy-crop.css";
import { useCoverOfForm } from "../../../components/dialog/form-dialog.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import type { Area } from "../../pictures/draw-picture.ts";
import classes from "./crop-dialog.module.css";
import { framedBy, steppedWithin } from "./picture-size.ts";
import { useCroppedUpload } from "./use-cropped-upload.ts";

const MAX_ZOOM = 4;

/** How far one press of a button moves the picture, in pixels of the screen. */
const STEP = 24;

type Crop = { percent: Area; pixels: Area };
type Position = { x: number; y: number };

type CropDialogProps = {
  /** The opened picture. */
  url: string;
  opened: boolean;
  onClose: () => void;
  /** The stored picture's address. */
  onUploaded: (avatarUrl: string) => void;
};

/** What of a picture shows: moved and zoomed by mouse, touch or keys, seen in the round, then uploaded. */
export function CropDialog({ url, opened, onClose, onUploaded }: CropDialogProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [frame, setFrame] = useState(0);
  const move = (step: Position) => {
    if (crop !== null) setPosition(steppedWithin(position, step, crop.percent, frame));
  };
  const upload = useCroppedUpload(url, opened, onUploaded);
  useCoverOfForm(opened);
  return (
    <Modal
      opened={useLateOpen(opened)}
      onClose={onClose}
      title="Choose what shows"
      closeOnClickOutside={false}
    >
      <div className={classes.crop}>
        <div className={classes.stage}>
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropSizeChange={({ width }) => setFrame(width)}
            onCropAreaChange={(percent, pixels) => setCrop({ percent, pixels })}
            keyboardStep={8}
            disableAutomaticStylesInjection
            cropperProps={{
              role: "group",
              "aria-label": "Picture: move it with the arrow keys",
              "aria-describedby": "crop-help",
            }}
            classes={{ cropAreaClassName: classes.area }}
          />
        </div>
        <MoveButtons onMove={move} />
        <ZoomSlider zoom={zoom} onChange={setZoom} />
        <div className={classes.result}>
          <RoundPreview url={url} crop={crop} />
          <p className={classes.help} id="crop-help">
            Drag or press the arrows to move, pinch or slide to zoom. This is how relatives will see
            it.
          </p>
        </div>
        {upload.error && (
          <Alert color="red" variant="light" role="alert">
            {upload.error.message}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={upload.isPending}
            disabled={crop === null}
            onClick={() => crop !== null && upload.mutate(crop.pixels)}
          >
            Use this picture
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const MOVES = [
  { label: "Move the picture left", step: { x: -STEP, y: 0 }, Icon: IconArrowLeft },
  { label: "Move the picture up", step: { x: 0, y: -STEP }, Icon: IconArrowUp },
  { label: "Move the picture down", step: { x: 0, y: STEP }, Icon: IconArrowDown },
  { label: "Move the picture right", step: { x: STEP, y: 0 }, Icon: IconArrowRight },
] as const;

/** For whoever can tap but not drag (WCAG 2.5.7). */
function MoveButtons({ onMove }: { onMove: (step: Position) => void }) {
  return (
    <div className={classes.moves}>
      {MOVES.map(({ label, step, Icon }) => (
        <ActionIcon
          key={label}
          variant="default"
          size={44}
          aria-label={label}
          onClick={() => onMove(step)}
        >
          <Icon size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}

function ZoomSlider({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  return (
    <label className={classes.zoom}>
      <IconMinus size={20} stroke={1.5} aria-hidden />
      <input
        type="range"
        aria-label="Zoom"
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

/** The picture in the round, as the hub shows it. */
function RoundPreview({ url, crop }: { url: string; crop: Crop | null }) {
  return (
    <span className={classes.round} aria-hidden="true">
      {crop !== null && <img src={url} alt="" style={framedBy(crop.percent)} />}
    </span>
  );
}
