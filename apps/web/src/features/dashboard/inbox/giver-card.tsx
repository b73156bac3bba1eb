import { giftCountButton } from "@giftling/messages/dashboard/inbox";
import { showFewerButton } from "@giftling/messages/entries/list";
import { IconChevronDown, IconGift } from "@tabler/icons-react";
import { useState } from "react";
import { Avatar } from "../../../components/picture/avatar.tsx";
import rows from "../../entries/rows.module.css";
import { GiftLine } from "./gift-line.tsx";
import { formatInboxGiver } from "./gift-text.ts";
import classes from "./inbox.module.css";
import { getNextStep, type InboxCard, type InboxGift } from "./inbox-gifts.ts";

/**
 * Renders the inbox card of one giver, with the next step for the oldest gift. One line names all gifts, and a button
 * shows each gift in a line of its own (rule: today-inbox).
 */
export function GiverCard({
  card: { giver, gifts },
  onWrite,
}: {
  card: InboxCard;
  onWrite: (gift: InboxGift) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const next = gifts.find((gift) => getNextStep(gift) !== null);
  const first = next ?? gifts[0];
  const others = gifts.filter((gift) => gift !== first);
  const name = formatInboxGiver(giver);
  return (
    <li className={`${rows.row} ${classes.card}`}>
      {giver === null ? (
        <span className={rows.mark}>
          <IconGift size={22} stroke={1.5} aria-hidden />
        </span>
      ) : (
        <Avatar name={name} size={44} />
      )}
      <div className={rows.text}>
        <p className={rows.name}>{name}</p>
        {[...(first ? [first] : []), ...(isWhole ? others : [])].map((gift) => (
          <GiftLine
            key={gift.id}
            gift={gift}
            also={isWhole || gift !== first ? [] : others}
            isNext={gift === next}
            onWrite={() => onWrite(gift)}
          >
            {gift === first && others.length > 0 && (
              <button
                type="button"
                className={classes.toggle}
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? showFewerButton() : giftCountButton(gifts.length)}
                <IconChevronDown size={16} stroke={1.5} aria-hidden />
              </button>
            )}
          </GiftLine>
        ))}
      </div>
    </li>
  );
}
