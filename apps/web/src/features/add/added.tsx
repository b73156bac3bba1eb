import type { KidView, OwnWishlistItem } from "@giftling/domain";
import { viewButton } from "@giftling/messages/entries/dialogs";
import * as words from "@giftling/messages/wishlist/add-page";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Button } from "../../components/button.tsx";
import classes from "./add.module.css";

/**
 * Renders the confirmation of an added wish or draft, with a link to the wish and a button that adds another one (rule:
 * add-from-anywhere).
 */
export function AddedConfirmation({
  kid,
  item,
  onAgain,
}: {
  kid: KidView;
  item: OwnWishlistItem;
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.card}>
      <div className={classes.added}>
        {item.imageUrl === null ? (
          <span className={classes.check}>
            <IconCheck size={28} stroke={1.75} aria-hidden />
          </span>
        ) : (
          <img src={item.imageUrl} alt="" className={classes.check} />
        )}
        <div>
          <h2 ref={heading} tabIndex={-1} className={classes.addedTitle}>
            {item.state === "draft"
              ? words.draftSavedConfirmation(kid.firstName)
              : words.wishAddedConfirmation(kid.firstName)}
          </h2>
          <p className={classes.addedName}>{item.name}</p>
        </div>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onAgain}>
          {words.addAnotherButton()}
        </Button>
        <Button
          renderRoot={(props) => (
            <Link to="/dashboard/wishlist" search={{ kid: kid.id, wish: item.id }} {...props} />
          )}
        >
          {viewButton()}
        </Button>
      </div>
    </div>
  );
}
