import rows from "../../entries/rows.module.css";
import { formatGiftStage, type GiftStage } from "./gift-stage.ts";

const TONES: Readonly<Record<GiftStage, string | undefined>> = {
  reported: rows.statusWarm,
  confirmed: "",
  bought: rows.statusSun,
  arrived: "",
  thanked: rows.statusMuted,
};

/** Renders the label of a gift's stage, which is the same in every list (rule: gift-life). */
export function GiftStatus({
  stage,
  ...about
}: { stage: GiftStage } & Parameters<typeof formatGiftStage>[1]) {
  return (
    <span className={`${rows.status} ${TONES[stage]}`} data-stage={stage}>
      {formatGiftStage(stage, about)}
    </span>
  );
}
