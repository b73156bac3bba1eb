import { IconGift } from "@tabler/icons-react";
import { Avatar } from "../../../components/picture/avatar.tsx";
import rows from "../../entries/rows.module.css";
import { GiftLine } from "./gift-line.tsx";
import { formatInboxGiver } from "./gift-text.ts";
import classes from "./inbox.module.css";
import { getNextStep, type InboxCard, type InboxGift } from "./inbox-gifts.ts";

/**
 * Renders the inbox card of one giver: the giver's gifts, and the next step for the oldest gift (rule: today-inbox).
 */
export function GiverCard({
  card: { giver, gifts },
  onWrite,
}: {
  card: InboxCard;
  onWrite: (gift: InboxGift) => void;
}) {
  const next = gifts.find((gift) => getNextStep(gift) !== null);
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
        {gifts.map((gift) => (
          <GiftLine
            key={gift.id}
            gift={gift}
            isNext={gift === next}
            onWrite={() => onWrite(gift)}
          />
        ))}
      </div>
    </li>
  );
}
