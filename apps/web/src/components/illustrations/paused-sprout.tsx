import {
  ART_COLOR,
  ConfettiShapes,
  GIFT_COLOR,
  type IllustrationProps,
  PAPER_COLOR,
  SOFT_ART_COLOR,
  SproutShape,
} from "./illustration-parts.tsx";

export function PausedSproutIllustration({ className }: IllustrationProps) {
  return (
    <svg viewBox="0 0 320 220" className={className} aria-hidden="true" fill="none">
      <ellipse cx="160" cy="202" rx="132" ry="10" fill={SOFT_ART_COLOR} opacity=".55" />
      <rect
        x="52"
        y="58"
        width="116"
        height="122"
        rx="14"
        fill={PAPER_COLOR}
        stroke={ART_COLOR}
        strokeWidth="4"
      />
      <path d="M52 72a14 14 0 0 1 14-14h88a14 14 0 0 1 14 14v18H52Z" fill={ART_COLOR} />
      <path d="M82 46v22M138 46v22" stroke={GIFT_COLOR} strokeWidth="8" strokeLinecap="round" />
      <g stroke={SOFT_ART_COLOR} strokeWidth="5" strokeLinecap="round">
        <path d="m74 106 12 12m0-12-12 12M104 106l12 12m0-12-12 12M134 106l12 12m0-12-12 12" />
        <path d="m74 134 12 12m0-12-12 12M104 134l12 12m0-12-12 12" />
      </g>
      <circle cx="140" cy="140" r="13" stroke={GIFT_COLOR} strokeWidth="5" />
      <path d="M196 156h76l-9 38a9 9 0 0 1-9 7h-40a9 9 0 0 1-9-7Z" fill={GIFT_COLOR} />
      <path
        d="M190 144a5 5 0 0 1 5-5h78a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-78a5 5 0 0 1-5-5Z"
        fill={ART_COLOR}
      />
      <SproutShape x={233} y={140} scale={1.5} />
      <ConfettiShapes
        dots={[
          [186, 44, 4],
          [204, 26, 2.5],
          [290, 46, 4],
          [36, 52, 3],
          [30, 96, 2.5],
          [296, 92, 3],
        ]}
      />
    </svg>
  );
}
