import {
  ART_COLOR,
  GIFT_COLOR,
  type IllustrationProps,
  SOFT_ART_COLOR,
  SproutShape,
} from "./illustration-parts.tsx";

export function ClosedDoorIllustration({ className }: IllustrationProps) {
  return (
    <svg viewBox="0 0 320 220" className={className} aria-hidden="true" fill="none">
      <ellipse cx="160" cy="204" rx="128" ry="10" fill={SOFT_ART_COLOR} opacity=".6" />
      <path
        d="M104 202V78a56 56 0 0 1 112 0v124Z"
        fill={SOFT_ART_COLOR}
        stroke={ART_COLOR}
        strokeWidth="4"
      />
      <path d="M122 202V82a38 38 0 0 1 76 0v120Z" fill={ART_COLOR} />
      <path
        d="M134 120h20v64h-20zM166 120h20v64h-20zM134 108V88a25 25 0 0 1 20-25v45zM186 108V88a25 25 0 0 0-20-25v45z"
        fill={SOFT_ART_COLOR}
        opacity=".3"
      />
      <circle cx="188" cy="148" r="5.5" fill={GIFT_COLOR} />
      <g transform="rotate(-24 262 150)">
        <circle cx="262" cy="128" r="15" stroke={GIFT_COLOR} strokeWidth="8" />
        <path
          d="M262 144v44M262 174h14M262 188h10"
          stroke={GIFT_COLOR}
          strokeWidth="8"
          strokeLinecap="round"
        />
      </g>
      <path d="M46 204v-26h32v26Z" fill={GIFT_COLOR} />
      <path d="M41 170h42v9H41z" fill={ART_COLOR} />
      <SproutShape x={62} y={170} scale={0.85} />
    </svg>
  );
}
