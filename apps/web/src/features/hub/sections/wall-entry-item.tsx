import { PARENT_GIVER_NAME, SURPRISE_GIFT_NAME, type WallEntry } from "@giftling/domain";
import { formatGiverName, getWallEntryLabel } from "@giftling/messages/hub/wall";
import * as wallWords from "@giftling/messages/hub/wall-section";
import { IconGift, IconHeart, IconSeedling } from "@tabler/icons-react";
import { useHub, useHubTextProps } from "../flow/hub-context.ts";
import classes from "./wall-entry-item.module.css";

const LOOK = {
  "529 Investment": { Icon: IconSeedling, tone: classes.evergreen },
  Gift: { Icon: IconGift, tone: classes.coral },
  Contribution: { Icon: IconHeart, tone: classes.sun },
} as const;

export function WallEntryItem({ entry }: { entry: WallEntry }) {
  const { firstName } = useHub().hub.kid;
  const own = useHubTextProps();
  const { Icon, tone } = LOOK[entry.label];
  const isSurprise = entry.giftName === SURPRISE_GIFT_NAME;
  const isParents = entry.isParent && entry.displayName === PARENT_GIVER_NAME;
  const label = isParents && wallWords.parentsLabel(firstName);
  return (
    <li className={`${classes.note} ${tone}`}>
      <span className={classes.name} dir="auto">
        {isParents ? wallWords.parentGiverName(firstName) : formatGiverName(entry.displayName)}
      </span>
      {label && <span className={classes.who}>{label}</span>}
      <span className={classes.label}>
        <Icon size={20} stroke={1.5} aria-hidden />
        {isSurprise ? wallWords.surpriseGiftLabel() : getWallEntryLabel(entry.label)}
      </span>
      {entry.giftName !== null && !isSurprise && (
        <span className={classes.gift} {...own}>
          {entry.giftName}
        </span>
      )}
      {entry.isThanked && (
        <span className={classes.thanks}>{wallWords.thankYouNote(firstName)}</span>
      )}
    </li>
  );
}
