import { ANONYMOUS_NAME } from "@giftling/domain";
import { giverName, wallLabel } from "@giftling/messages/hub/wall";
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
import { useConfig } from "../../use-config.ts";
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

/** Renders six features, the two most important ones with a picture. */
export function Features() {
  const { billing } = useConfig();
  return (
    <section className={landing.section} aria-labelledby="features">
      <h2 id="features" className={landing.heading}>
        {words.addsUp()}
      </h2>
      <ul className={classes.grid}>
        <Feature icon={<IconSeedling {...icon} />} title={words.nudge()} text={words.nudgeText()}>
          <div className={classes.nudge} aria-hidden="true">
            <span>$6</span>
            <span>
              $9 <small>{words.recommended()}</small>
            </span>
            <span>$15</span>
          </div>
        </Feature>
        <Feature icon={<IconHeart {...icon} />} title={words.aWall()} text={words.aWallText()}>
          <div className={classes.wall} aria-hidden="true">
            <span>
              {sample.grandmaRose()} <small>{wallLabel("Gift")}</small>
            </span>
            <span>
              {sample.uncleMarco()} <small>{wallLabel("529 Investment")}</small>
            </span>
            <span>
              {giverName(ANONYMOUS_NAME)} <small>{wallLabel("529 Investment")}</small>
            </span>
            <span>
              {sample.okafors()} <small>{wallLabel("Contribution")}</small>
            </span>
          </div>
        </Feature>
        <Feature
          icon={<IconMail {...icon} />}
          title={words.thankYous()}
          text={words.thankYousText()}
        />
        <Feature
          icon={<IconSchool {...icon} />}
          title={words.allChildren()}
          text={words.allChildrenText()}
        />
        <Feature
          icon={<IconChartLine {...icon} />}
          title={words.analytics()}
          text={billing ? words.analyticsText() : words.analyticsWithoutBilling()}
        />
        <Feature
          icon={<IconLock {...icon} />}
          title={words.privacyFirst()}
          text={words.privacyFirstText()}
        />
      </ul>
    </section>
  );
}
