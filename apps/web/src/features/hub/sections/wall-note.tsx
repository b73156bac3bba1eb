import { PARENT_NAME, SURPRISE_NAME, type WallEntry } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { giverName, wallLabel } from "@giftling/messages/hub/wall";
import { IconGift, IconHeart, IconSeedling } from "@tabler/icons-react";
import { useHub, useOwnWords } from "../flow/hub-context.ts";
import classes from "./wall-note.module.css";

const LOOK = {
  "529 Investment": { Icon: IconSeedling, tone: classes.evergreen },
  Gift: { Icon: IconGift, tone: classes.coral },
  Contribution: { Icon: IconHeart, tone: classes.sun },
} as const;

/** Renders one gift on the wall as a paper note. */
export function Note({ entry }: { entry: WallEntry }) {
  const { hub } = useHub();
  const own = useOwnWords();
  const { Icon, tone } = LOOK[entry.label];
  const isSurprise = entry.giftName === SURPRISE_NAME;
  const isParents = entry.isParent && entry.displayName === PARENT_NAME;
  return (
    <li className={`${classes.note} ${tone}`} dir="auto">
      <span className={classes.name}>{giverName(entry.displayName)}</span>
      {isParents && <span className={classes.who}>{words.parentsOf(hub.kid.firstName)}</span>}
      <span className={classes.label}>
        <Icon size={20} stroke={1.5} aria-hidden />
        {isSurprise ? words.aGift() : wallLabel(entry.label)}
      </span>
      {entry.giftName !== null && !isSurprise && (
        <span className={classes.gift} {...own}>
          {entry.giftName}
        </span>
      )}
      {entry.isThanked && (
        <span className={classes.thanks}>{words.saysThankYou(hub.kid.firstName)}</span>
      )}
    </li>
  );
}
