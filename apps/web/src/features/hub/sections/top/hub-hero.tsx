import { formatBirthday } from "@giftling/messages/dates";
import * as pageWords from "@giftling/messages/hub/page";
import { IconCake, IconGift, IconSchool } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Avatar } from "../../../../components/picture/avatar.tsx";
import { useHub, useHubTextProps } from "../../flow/hub-context.ts";
import { CollapsibleText } from "../collapsible-text.tsx";
import { formatGrade } from "./format-grade.ts";
import classes from "./hub-hero.module.css";

/** Maximum number of characters of a kid's name in the large font. */
const LONG_NAME = 16;

/**
 * Renders the kid's picture, name, birthday, second day and grade, followed by `children`. The hub never contains the
 * birth year (rule: public-fields).
 */
export function HubHero({
  drawing,
  children,
}: {
  /** Drawing of the cover behind the kid's picture. The landing page omits the drawing. */
  drawing?: ReactNode;
  children?: ReactNode;
}) {
  const { kid, theme } = useHub().hub;
  const own = useHubTextProps();
  const birthday = formatBirthday(kid.birthdayMonth, kid.birthdayDay);
  const secondDay = formatBirthday(kid.secondDayMonth, kid.secondDayDay);
  const grade = formatGrade(kid.grade);
  const isLong = kid.firstName.length > LONG_NAME;
  return (
    <div className={classes.hero}>
      {drawing}
      <div className={classes.face}>
        {(theme.cover === "plain" || theme.cover === "dots") && <PaperConfetti />}
        <span className={classes.ring}>
          <Avatar name={kid.firstName} src={kid.avatarUrl} size={136} isMain />
        </span>
      </div>
      <h1 className={isLong ? `${classes.name} ${classes.longName}` : classes.name} {...own}>
        {kid.firstName}
      </h1>
      {(birthday ?? secondDay ?? grade) && (
        <p className={classes.facts}>
          {birthday !== null && (
            <span>
              <IconCake size={20} stroke={1.5} aria-hidden />
              {pageWords.birthdayLabel(birthday)}
            </span>
          )}
          {secondDay && (
            <span>
              <IconGift size={20} stroke={1.5} aria-hidden />
              <bdi>
                <bdi {...own}>{kid.secondDayName}</bdi> {secondDay}
              </bdi>
            </span>
          )}
          {grade !== null && (
            <span>
              <IconSchool size={20} stroke={1.5} aria-hidden />
              {grade}
            </span>
          )}
        </p>
      )}
      {children}
    </div>
  );
}

/** Renders a kid's bio. A short text is centered. A long text is left-aligned for reading. */
export function HubBio({ bio }: { bio: string }) {
  const isLong = bio.length > 220 || bio.includes("\n");
  return (
    <div className={isLong ? `${classes.bio} ${classes.longBio}` : classes.bio}>
      <CollapsibleText text={bio} lines={8} className={classes.words} />
    </div>
  );
}

function PaperConfetti() {
  return (
    <svg className={classes.confetti} viewBox="0 0 208 176" aria-hidden="true">
      <g fill="none" strokeWidth="3.5" strokeLinecap="round">
        <path d="M6 58c7-7 11 5 18-2" stroke="var(--giftling-art-gift)" />
        <path d="M176 44c3-10 13-3 16-13" stroke="var(--giftling-art)" />
        <path d="M178 128c9-4 10 8 19 4" stroke="var(--giftling-sun)" />
        <path d="M10 134c5-8 12 1 17-7" stroke="var(--giftling-art-soft)" />
      </g>
      {/* A line of length zero is drawn as a dot. */}
      <g strokeWidth="8" strokeLinecap="round">
        <path d="M160 12h0M172 162h0M38 164h0" stroke="var(--giftling-art-gift)" />
        <path d="M14 98h0" stroke="var(--giftling-art)" />
        <path d="M40 24h0" stroke="var(--giftling-sun)" />
        <path d="M198 88h0M74 6h0" stroke="var(--giftling-art-soft)" />
      </g>
    </svg>
  );
}
