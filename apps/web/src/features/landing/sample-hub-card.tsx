import { DEMO_SUPPORTER_COUNT } from "@giftling/domain";
import { IconCake, IconGift, IconHeart, IconPlant2 } from "@tabler/icons-react";
import { Avatar } from "../../components/avatar.tsx";
import classes from "./sample-hub-card.module.css";

const WISHES = [
  { name: "Bridge building kit", price: "$30", isPurchased: false },
  { name: "A field guide to frogs", price: "$19", isPurchased: true },
] as const;

/** A hub in small, with the demo family's Emma (spec section 2: child, birthday, 529 fund, wishlist, updates, 47). */
export function SampleHubCard() {
  return (
    <figure className={classes.stage} aria-label="A sample hub">
      <div className={classes.card}>
        <div className={classes.who}>
          <Avatar name="Emma" size={72} />
          <div>
            <p className={classes.name}>Emma</p>
            <p className={classes.birthday}>
              <IconCake size={18} stroke={1.5} aria-hidden />
              Birthday March 14
            </p>
          </div>
        </div>
        <div className={classes.fund}>
          <span className={classes.fundMark}>
            <IconPlant2 size={30} stroke={1.5} aria-hidden />
          </span>
          <div>
            <p className={classes.label}>529 Education Savings</p>
            <p className={classes.line}>$425 contributed</p>
          </div>
          <p className={classes.added}>+ $10</p>
        </div>
        <p className={classes.heading}>Wishlist</p>
        <ul className={classes.wishes}>
          {WISHES.map((wish) => (
            <li key={wish.name}>
              <span className={classes.mark}>
                <IconGift size={20} stroke={1.5} aria-hidden />
              </span>
              <span className={classes.wish}>{wish.name}</span>
              {wish.isPurchased ? (
                <span className={classes.purchased}>Purchased</span>
              ) : (
                <span className={classes.price}>{wish.price}</span>
              )}
            </li>
          ))}
        </ul>
        <p className={classes.heading}>Latest update</p>
        <p className={classes.update}>
          “Emma swam her first whole lap. She asked for it in writing.”
        </p>
      </div>
      <p className={classes.supporters}>
        <IconHeart size={20} stroke={1.5} aria-hidden />
        <strong>{DEMO_SUPPORTER_COUNT}</strong> supporters
      </p>
    </figure>
  );
}
