import type { CoverId } from "@giftling/domain";
import type { ReactNode } from "react";
import classes from "./hub-cover.module.css";

/** Renders the cover behind the kid's picture, as wide as the page (rule: hub-themes). */
export function HubCover({ cover }: { cover: CoverId }) {
  if (cover === "plain") return null;
  return (
    <div className={cover === "ribbon" ? classes.cover : `${classes.cover} ${classes.fading}`}>
      <svg className={classes.drawing} viewBox="0 -200 1600 640" aria-hidden="true">
        <CoverShapes cover={cover} />
      </svg>
    </div>
  );
}

/** Renders the shapes of a cover, for an `svg` element with the kid's picture at (800, 220). */
export function CoverShapes({ cover }: { cover: CoverId }): ReactNode {
  if (cover === "dots") return <Confetti />;
  if (cover === "rings") return <Rings />;
  return cover === "ribbon" ? <Ribbon /> : null;
}

const COLORS = [
  "var(--giftling-art-gift)",
  "var(--giftling-sun)",
  "var(--giftling-art)",
  "var(--giftling-art-soft)",
] as const;

/** SVG paths of the paper confetti: a dot, a strip and a curl. */
const BITS = ["M0 0h3", "M0 0h9", "M0 0c6-8 11 5 18-3"] as const;

/** Renders paper confetti around the kid's picture, always at the same positions. */
function Confetti() {
  return Array.from({ length: 110 }, (_, index) => {
    // Steps derived from the plastic number scatter the confetti evenly, without a visible grid.
    const x = Math.round((index * 1207.8) % 1600);
    const y = Math.round((index * 341.9) % 600) - 190;
    return (
      Math.hypot(x - 800, y - 220) > 116 && (
        <path
          key={index}
          d={BITS[index % 3]}
          transform={`translate(${x} ${y}) rotate(${index * 47})`}
          stroke={COLORS[index % 4]}
          strokeWidth={index % 3 === 2 ? 3.5 : 7}
          strokeLinecap="round"
          fill="none"
        />
      )
    );
  });
}

/** Renders concentric rings, like tree rings, around the kid's picture. */
function Rings() {
  return [112, 142, 178, 220, 268, 322, 382, 448, 520].map((radius, index) => (
    <circle
      key={radius}
      cx="800"
      cy="220"
      r={radius}
      fill="none"
      stroke="var(--giftling-art-soft)"
      strokeWidth={index % 3 === 1 ? 5 : 2.5}
      opacity={1 - index * 0.09}
    />
  ));
}

/** Renders a ribbon across the page, with its bow behind the kid's picture. */
function Ribbon() {
  return (
    <>
      <g fill="var(--giftling-art-gift)">
        <path d="m768 240-74 46 32 4 4 26 72-60Zm64 0 74 46-32 4-4 26-72-60Z" />
        <path d="M0 196h1600v48H0z" />
        <path d="M800 220c-40-92-168-124-188-64-16 50 84 128 188 64Zm0 0c40-92 168-124 188-64 16 50-84 128-188 64Z" />
      </g>
      <path
        d="M720 214c-26-34-72-52-82-34s30 44 82 34Zm160 0c26-34 72-52 82-34s-30 44-82 34Z"
        fillOpacity=".2"
      />
      <path
        d="M0 203h1600M0 237h1600"
        stroke="var(--giftling-card)"
        strokeWidth="2"
        opacity=".55"
      />
    </>
  );
}
