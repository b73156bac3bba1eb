import { PLANS } from "@giftling/domain";
import { IconCheck } from "@tabler/icons-react";
import classes from "./subscription.module.css";

/** What Premium holds, in the catalogue's words (spec section 6). */
export function Benefits() {
  const [, premium] = PLANS;
  return (
    <ul className={classes.benefits} aria-label="What Premium holds">
      {premium.features.map((feature) => (
        <li key={feature}>
          <IconCheck size={20} stroke={1.5} aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
  );
}
