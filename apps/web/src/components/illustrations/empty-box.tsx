import {
  ART_COLOR,
  ConfettiShapes,
  GIFT_COLOR,
  type IllustrationProps,
  PAPER_COLOR,
  SOFT_ART_COLOR,
  SproutShape,
} from "./illustration-parts.tsx";

export function EmptyBoxIllustration({ className }: IllustrationProps) {
  return (
    <svg viewBox="0 0 200 150" className={className} aria-hidden="true" fill="none">
      <ellipse cx="100" cy="136" rx="78" ry="7" fill={SOFT_ART_COLOR} opacity=".5" />
      <SproutShape x={100} y={84} scale={0.95} />
      <path
        d="M52 80h96v48a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8Z"
        fill={PAPER_COLOR}
        stroke={ART_COLOR}
        strokeWidth="3"
      />
      <path d="M92 80h16v56H92z" fill={GIFT_COLOR} />
      <path
        d="M44 74a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v6a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4Z"
        fill={SOFT_ART_COLOR}
        stroke={ART_COLOR}
        strokeWidth="3"
      />
      <path d="M91 68h18v16H91z" fill={GIFT_COLOR} />
      <ConfettiShapes
        dots={[
          [40, 44, 4],
          [30, 66, 2.5],
          [162, 40, 3],
          [172, 62, 4],
          [148, 22, 2.5],
          [54, 20, 3],
        ]}
      />
    </svg>
  );
}
