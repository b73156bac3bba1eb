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

/** Six features, the two that matter most shown and not only told. */
export function Features() {
  const { billing } = useConfig();
  return (
    <section className={landing.section} aria-labelledby="features">
      <h2 id="features" className={landing.heading}>
        Small things that add up
      </h2>
      <ul className={classes.grid}>
        <Feature
          icon={<IconSeedling {...icon} />}
          title="The 529 nudge"
          text="When someone buys a $30 toy, they are asked kindly whether a little more may go to the education plan. On top of the gift, never instead."
        >
          <div className={classes.nudge} aria-hidden="true">
            <span>$6</span>
            <span>
              $9 <small>Recommended</small>
            </span>
            <span>$15</span>
          </div>
        </Feature>
        <Feature
          icon={<IconHeart {...icon} />}
          title="A Wall of Support"
          text="Everyone who gave is on the wall, by name or quietly. No amounts, no ranking."
        >
          <div className={classes.wall} aria-hidden="true">
            <span>
              Grandma Rose <small>Gift</small>
            </span>
            <span>
              Uncle Marco <small>529 Investment</small>
            </span>
            <span>
              Anonymous <small>529 Investment</small>
            </span>
            <span>
              The Okafor family <small>Contribution</small>
            </span>
          </div>
        </Feature>
        <Feature
          icon={<IconMail {...icon} />}
          title="Automated thank-yous"
          text="Each gift lines up for its thank-you by itself. You add the kind word, and it goes out by mail or as a private card."
        />
        <Feature
          icon={<IconSchool {...icon} />}
          title="All your children"
          text="A page for each child, and one dashboard for you."
        />
        <Feature
          icon={<IconChartLine {...icon} />}
          title="Family analytics"
          text={`Supporters, page views and link clicks, counted without tracking anyone.${billing ? " Premium adds each link and day." : ""}`}
        />
        <Feature
          icon={<IconLock {...icon} />}
          title="Privacy first"
          text="A first name is all a hub shows of your child’s name. Search engines are asked to stay away."
        />
      </ul>
    </section>
  );
}
