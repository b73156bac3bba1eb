import * as frameWords from "@giftling/messages/dashboard/frame";
import { UnstyledButton } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { PLACES } from "../places.ts";
import { AddMenu } from "./add-menu.tsx";
import classes from "./bottom-bar.module.css";
import { PlaceLink } from "./place-link.tsx";

const [TODAY, WISHLIST, GIVING, NEWS] = PLACES;

/** Renders the bottom navigation on phones, including the Add menu (rule: dashboard-places). */
export function BottomBar() {
  return (
    <nav className={classes.bar} aria-label={frameWords.dashboard()}>
      <PlaceLink place={TODAY} className={classes.entry} />
      <PlaceLink place={WISHLIST} className={classes.entry} />
      <AddMenu
        position="top"
        button={(props) => (
          <UnstyledButton className={classes.entry} aria-label={frameWords.add()} {...props}>
            <span className={classes.plus}>
              <IconPlus size={26} stroke={2} aria-hidden />
            </span>
          </UnstyledButton>
        )}
      />
      <PlaceLink place={GIVING} className={classes.entry} />
      <PlaceLink place={NEWS} className={classes.entry} />
    </nav>
  );
}
