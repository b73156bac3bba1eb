import {
  ART_COLOR,
  GIFT_COLOR,
  type IllustrationProps,
  SOFT_ART_COLOR,
} from "./illustration-parts.tsx";

export function KnottedRibbonIllustration({ className }: IllustrationProps) {
  return (
    <svg viewBox="0 0 200 130" className={className} aria-hidden="true" fill="none">
      <ellipse cx="100" cy="116" rx="70" ry="6" fill={SOFT_ART_COLOR} opacity=".5" />
      <path
        d="M8 76c30-22 48 14 74-2 10-6 14-14 18-18"
        stroke={GIFT_COLOR}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M192 76c-30-22-48 14-74-2-10-6-14-14-18-18"
        stroke={GIFT_COLOR}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M100 56C84 20 42 14 40 38c-2 22 38 26 60 18ZM100 56c16-36 58-42 60-18 2 22-38 26-60 18Z"
        stroke={ART_COLOR}
        strokeWidth="8"
        fill={SOFT_ART_COLOR}
        strokeLinejoin="round"
      />
      <rect x="86" y="42" width="28" height="28" rx="9" fill={ART_COLOR} />
      <path
        d="M92 72 78 104M108 72l14 32"
        stroke={ART_COLOR}
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  );
}
