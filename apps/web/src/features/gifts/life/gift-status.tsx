import rows from "../../entries/rows.module.css";
import { formatGiftStage, type GiftStage } from "./gift-stage.ts";

const TONES: Readonly<Record<GiftStage, string | undefined>> = {
  reported: rows.statusWarm,
  confirmed: "",
  bought: rows.statusSun,
  arrived: "",
  thanked: rows.statusMuted,
};

/** Renders the stage of a gift, in the same words and color everywhere (rule: gift-life). */
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
