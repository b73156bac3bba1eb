import { avatarColorIndex } from "@giftling/domain";
import type { usePictureError } from "../../../../components/picture/use-broken-picture.ts";
import type { HubItem } from "../../flow/hub-context.ts";
import classes from "./wish-picture.module.css";

const TONES = [classes.evergreen, classes.coral, classes.sun, classes.paper] as const;

type Watch = ReturnType<typeof usePictureError>["watch"];

/** Renders the large picture of a wish. `watch` contains the handlers that detect a broken picture. */
export function WishPicture({ src, watch }: { src: string; watch: Watch }) {
  return (
    <img
      {...watch}
      className={classes.picture}
      src={src}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Renders a drawing for a wish without a picture: a wrapped gift, or a sprout for an activity. */
export function WishPlaceholder({ item }: { item: HubItem }) {
  const tone = TONES[avatarColorIndex(item.name, TONES.length)] ?? classes.paper;
  return (
    <div className={`${classes.tile} ${tone}`} aria-hidden="true">
      {item.isActivity ? <Sprout /> : <WrappedGift />}
    </div>
  );
}

function WrappedGift() {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 96" aria-hidden="true">
      <rect x="22" y="40" width="76" height="50" rx="7" fill="var(--wish-paper)" />
      <rect x="16" y="30" width="88" height="18" rx="6" fill="var(--wish-paper)" />
      <rect x="16" y="42" width="88" height="6" fillOpacity=".16" />
      <rect x="53" y="30" width="14" height="60" fill="var(--wish-ribbon)" />
      <path
        d="M60 30c-7-18-24-22-28-14-4 9 12 14 28 14Zm0 0c7-18 24-22 28-14 4 9-12 14-28 14Z"
        fill="none"
        stroke="var(--wish-ribbon)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Sprout() {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 96" aria-hidden="true">
      <path d="M60 88V46" stroke="var(--wish-ribbon)" strokeWidth="5" strokeLinecap="round" />
      <path d="M60 52C60 32 44 20 22 22c0 20 14 32 38 30Z" fill="var(--wish-paper)" />
      <path d="M60 46c0-22 16-36 38-34 0 22-14 36-38 34Z" fill="var(--wish-ribbon)" />
      <path d="M34 90h52" stroke="var(--wish-paper)" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
