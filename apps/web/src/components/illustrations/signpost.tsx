import {
  ART_COLOR,
  GIFT_COLOR,
  type IllustrationProps,
  PAPER_COLOR,
  SOFT_ART_COLOR,
  SproutShape,
} from "./illustration-parts.tsx";

export function SignpostIllustration({ className }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 320 220"
      className={className}
      aria-hidden="true"
      fill="none"
      style={{ clipPath: "inset(0 round 28px)" }}
    >
      <path d="M0 0h320v220H0Z" fill="var(--giftling-tint)" />
      <circle cx="248" cy="56" r="26" fill={GIFT_COLOR} opacity=".9" />
      <path d="M0 172c44-34 92-34 140-12s116 14 180-18v78H0Z" fill={SOFT_ART_COLOR} />
      <path d="M0 196c64-20 120-12 172-4s100 4 148-12v40H0Z" fill={ART_COLOR} opacity=".9" />
      <path
        d="M140 220c-8-20 30-22 24-36-4-10-22-8-20-20"
        stroke={PAPER_COLOR}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="2 17"
      />
      <path d="M96 190V70" stroke={ART_COLOR} strokeWidth="8" strokeLinecap="round" />
      <path
        d="M58 74h86l18 15-18 15H58a5 5 0 0 1-5-5V79a5 5 0 0 1 5-5Z"
        fill={PAPER_COLOR}
        stroke={ART_COLOR}
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path
        d="M138 114H60l-16 13 16 13h78a5 5 0 0 0 5-5v-16a5 5 0 0 0-5-5Z"
        fill={PAPER_COLOR}
        stroke={ART_COLOR}
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path d="M72 89h52M76 127h46" stroke={GIFT_COLOR} strokeWidth="5" strokeLinecap="round" />
      <SproutShape x={226} y={186} scale={0.62} />
      <SproutShape x={270} y={178} scale={0.42} />
    </svg>
  );
}
