import { getEducationLink, getReportedFunding, type TopPriority } from "@giftling/domain";
import * as fundingWords from "@giftling/messages/hub/funding";
import * as pageWords from "@giftling/messages/hub/page";
import { formatMoney } from "@giftling/messages/money";
import { useHub, useHubTextProps } from "../../flow/hub-context.ts";
import pageClasses from "../../page/hub-page.module.css";
import { ActivityActions, GroupGiftExplanation } from "./activity-actions.tsx";
import { EducationSteps } from "./education-steps.tsx";
import { getGivingIcon } from "./giving-icon.ts";
import classes from "./hub-priorities.module.css";
import { LinkActions } from "./priority-actions.tsx";
import ringClasses from "./progress-ring.module.css";

/** Renders at most three priorities. The first priority is emphasized (rule: top-priorities). */
export function HubPriorities({ priorities }: { priorities: readonly TopPriority[] }) {
  const { hub } = useHub();
  return (
    <section className={pageClasses.section} aria-labelledby="top-priorities">
      <h2 id="top-priorities">{pageWords.topPrioritiesHeading()}</h2>
      <p className={pageClasses.lead}>{pageWords.topPrioritiesDescription(hub.kid.firstName)}</p>
      <ul className={classes.list}>
        {priorities.map((priority, index) => (
          <li key={`${priority.kind} ${priority.id}`}>
            <PriorityCard priority={priority} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PriorityCard({ priority, isFirst }: { priority: TopPriority; isFirst: boolean }) {
  const { hub } = useHub();
  const own = useHubTextProps();
  const item = hub.wishlist.find(({ id }) => id === priority.id);
  const reported = item && !hub.keepsSurprises ? getReportedFunding(item) : null;
  const funding = fundingWords.formatFundingStatus(priority.funded, hub.currency);
  const description = priority.description !== null && (
    <p className={classes.description} {...own}>
      {priority.description}
    </p>
  );
  const educationLink = getEducationLink(priority);
  const Icon = getGivingIcon(priority);
  const tone = isFirst ? "onDark" : "strong";
  const className = [pageClasses.card, classes.priority, isFirst && classes.first]
    .filter(Boolean)
    .join(" ");
  return (
    <article className={className}>
      <div className={classes.head}>
        <span className={classes.mark}>
          {priority.progress === null ? (
            <Icon size={40} stroke={1.5} aria-hidden />
          ) : (
            <ProgressRing
              value={priority.progress}
              unconfirmed={reported?.percent}
              label={fundingWords.fundingBarAriaLabel(priority.title)}
            />
          )}
        </span>
        <div className={classes.words}>
          <h3 className={classes.title} {...own}>
            {priority.title}
          </h3>
          {funding !== null && <p className={classes.funding}>{funding}</p>}
        </div>
      </div>
      {item && item.fundingGoal !== null && (
        <p className={classes.description}>
          {reported
            ? fundingWords.formatReportedFunding(reported, hub.currency)
            : hub.keepsSurprises
              ? fundingWords.fundingGoalLabel(formatMoney(item.fundingGoal, hub.currency))
              : fundingWords.fundingProgressStatus(
                  formatMoney(item.fundingReceived, hub.currency),
                  formatMoney(item.fundingGoal, hub.currency),
                )}
        </p>
      )}
      {item && <GroupGiftExplanation item={item} />}
      {(educationLink === null || funding === null) && description}
      {educationLink === null ? (
        <div className={classes.actions}>
          {priority.kind !== "wishlistItem" && <LinkActions {...priority} tone={tone} />}
          {item && <ActivityActions item={item} tone={tone} />}
        </div>
      ) : (
        <EducationSteps link={educationLink} tone={tone}>
          {funding !== null && description}
        </EducationSteps>
      )}
    </article>
  );
}

type ProgressRingProps = {
  /** Confirmed progress of an activity in percent, from 0 to 100. */
  value: number;
  /** Unconfirmed progress of an activity in percent, shown hatched after `value`. Default 0. */
  unconfirmed?: number | undefined;
  label: string;
};

/**
 * Attributes of all arcs of the progress ring. `pathLength` is 100, so that the lengths of dashes are percentages of
 * the circle.
 */
const CIRCLE = { cx: 50, cy: 50, r: 42, pathLength: 100 } as const;
/** Length of the dashes and gaps in the hatched part of the progress ring, in percent of the circle. */
const DASH = 1.5;

function ProgressRing({ value, unconfirmed = 0, label }: ProgressRingProps) {
  const percent = Math.round(value);
  const dashes = Math.ceil(unconfirmed / (2 * DASH));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className={ringClasses.ring}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle {...CIRCLE} className={ringClasses.track} />
        {dashes > 0 && (
          <circle
            {...CIRCLE}
            strokeDasharray={`0 ${percent + DASH}${` ${DASH} ${DASH}`.repeat(dashes)} 0 100`}
          />
        )}
        {percent > 0 && (
          <circle {...CIRCLE} className={ringClasses.fill} strokeDasharray={`${percent} 100`} />
        )}
      </svg>
      <span className={ringClasses.middle}>{`${percent}%`}</span>
    </span>
  );
}
