import type { TopPriority } from "@giftling/domain";
import { fundingAriaLabel } from "@giftling/messages/dashboard/priorities";
import { Progress } from "@mantine/core";
import classes from "./top-priorities.module.css";

/** Card of a priority with the funding text for parents. The text is null if the priority has no money total. */
export type ParentPriority = TopPriority & { fundingText: string | null };

export function PriorityText({ card }: { card: ParentPriority }) {
  return (
    <div className={classes.text}>
      <p className={classes.title}>{card.title}</p>
      {card.fundingText !== null && <p className={classes.note}>{card.fundingText}</p>}
      {card.progress !== null && (
        <Progress
          value={card.progress}
          aria-label={fundingAriaLabel(card.title)}
          size="sm"
          // Mantine would also render its `radius` prop as an attribute.
          style={{ "--progress-radius": "var(--mantine-radius-xl)" }}
          mt={6}
        />
      )}
    </div>
  );
}
