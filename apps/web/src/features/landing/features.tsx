import { ANONYMOUS_GIVER_NAME } from "@giftling/domain";
import { formatGiverName, getWallEntryLabel } from "@giftling/messages/hub/wall";
import * as words from "@giftling/messages/landing/middle";
import * as sample from "@giftling/messages/landing/sample";
import {
  IconChartLine,
  IconHeart,
  IconLock,
  IconMail,
  IconSchool,
  IconSeedling,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useConfig } from "../../page-context.ts";
import classes from "./features.module.css";
import landing from "./landing.module.css";

type FeatureProps = { icon: ReactNode; title: string; text: string; children?: ReactNode };

function Feature({ icon, title, text, children }: FeatureProps) {
  return (
    <li className={classes.feature}>
      <span className={classes.icon}>{icon}</span>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{text}</p>
      {children}
    </li>
  );
}

const icon = { size: 26, stroke: 1.5, "aria-hidden": true } as const;

export function FeaturesSection() {
  const { billing } = useConfig();
  return (
    <section className={landing.section} aria-labelledby="features">
      <h2 id="features" className={landing.heading}>
        {words.featuresHeading()}
      </h2>
      <ul className={classes.grid}>
        <Feature
          icon={<IconSeedling {...icon} />}
          title={words.nudgeTitle()}
          text={words.nudgeDescription()}
        >
          <div className={classes.nudge} aria-hidden="true">
            <span>$6</span>
            <span>
              $9 <small>{words.recommendedLabel()}</small>
            </span>
            <span>$15</span>
          </div>
        </Feature>
        <Feature
          icon={<IconHeart {...icon} />}
          title={words.wallTitle()}
          text={words.wallDescription()}
        >
          <div className={classes.wall} aria-hidden="true">
            <span>
              {sample.grandmotherGiverName()} <small>{getWallEntryLabel("Gift")}</small>
            </span>
            <span>
              {sample.uncleGiverName()} <small>{getWallEntryLabel("529 Investment")}</small>
            </span>
            <span>
              {formatGiverName(ANONYMOUS_GIVER_NAME)}{" "}
              <small>{getWallEntryLabel("529 Investment")}</small>
            </span>
            <span>
              {sample.familyGiverName()} <small>{getWallEntryLabel("Contribution")}</small>
            </span>
          </div>
        </Feature>
        <Feature
          icon={<IconMail {...icon} />}
          title={words.thankYousTitle()}
          text={words.thankYousDescription()}
        />
        <Feature
          icon={<IconSchool {...icon} />}
          title={words.multipleKidsTitle()}
          text={words.multipleKidsDescription()}
        />
        <Feature
          icon={<IconChartLine {...icon} />}
          title={words.analyticsTitle()}
          text={billing ? words.analyticsDescription() : words.analyticsDescriptionWithoutBilling()}
        />
        <Feature
          icon={<IconLock {...icon} />}
          title={words.privacyTitle()}
          text={words.privacyDescription()}
        />
      </ul>
    </section>
  );
}
