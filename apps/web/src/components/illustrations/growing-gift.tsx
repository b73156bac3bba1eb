import {
  ART_COLOR,
  GIFT_COLOR,
  type IllustrationProps,
  PAPER_COLOR,
  SOFT_ART_COLOR,
} from "./illustration-parts.tsx";

/** Renders a tree that grows out of a gift. With `coins`, one of the tree's fruits shows a dollar sign. */
export function GrowingGiftIllustration({
  className,
  coins = true,
}: IllustrationProps & { coins?: boolean }) {
  return (
    <svg viewBox="0 0 420 400" className={className} aria-hidden="true" fill="none">
      <ellipse cx="210" cy="376" rx="158" ry="14" fill={SOFT_ART_COLOR} opacity=".55" />
      <path
        d="M210 262c-2-40 4-76 0-122M210 214c-26-8-46-26-54-50M211 196c24-8 44-26 52-52M210 168c-16-6-28-18-34-34"
        stroke={ART_COLOR}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M210 142c-30-22-32-62-2-92 34 26 34 68 2 92Z" fill={ART_COLOR} />
      <path d="M156 166c-36 8-66-10-76-46 38-10 70 8 76 46Z" fill={SOFT_ART_COLOR} />
      <path d="M263 146c4-38 34-62 72-56 0 40-32 66-72 56Z" fill={ART_COLOR} />
      <path d="M176 134c-32-2-52-26-48-58 34 0 54 24 48 58Z" fill={ART_COLOR} opacity=".75" />
      <path d="M243 186c32-22 66-18 88 10-28 26-66 22-88-10Z" fill={SOFT_ART_COLOR} />
      <path d="M176 198c-34-14-64-2-78 28 34 18 68 6 78-28Z" fill={ART_COLOR} opacity=".75" />
      <path
        d="M209 128c-2-22-2-40-1-60M144 154c-14-14-28-22-44-28M274 134c14-16 30-26 46-34M254 188c22-2 42 0 62 6M166 202c-18 2-34 8-50 18"
        stroke={PAPER_COLOR}
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".65"
      />
      <circle cx="246" cy="108" r="15" fill={GIFT_COLOR} />
      <circle cx="134" cy="196" r="11" fill={GIFT_COLOR} />
      <circle cx="300" cy="222" r="9" fill={GIFT_COLOR} />
      {coins && (
        <path
          d="M246 100v16M242 104h6a3 3 0 0 1 0 5h-4a3 3 0 0 0 0 5h6"
          stroke={PAPER_COLOR}
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      )}
      <path
        d="M112 286h196v72a16 16 0 0 1-16 16H128a16 16 0 0 1-16-16Z"
        fill={PAPER_COLOR}
        stroke={ART_COLOR}
        strokeWidth="5"
      />
      <path d="M192 286h36v88h-36z" fill={GIFT_COLOR} />
      <path
        d="M98 268a10 10 0 0 1 10-10h204a10 10 0 0 1 10 10v14a8 8 0 0 1-8 8H106a8 8 0 0 1-8-8Z"
        fill={SOFT_ART_COLOR}
        stroke={ART_COLOR}
        strokeWidth="5"
      />
      <path d="M191 258h38v32h-38z" fill={GIFT_COLOR} />
      <path
        d="M130 318c14-8 26 8 40 0M250 318c14-8 26 8 40 0M130 346c14-8 26 8 40 0M250 346c14-8 26 8 40 0"
        stroke={SOFT_ART_COLOR}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g fill={GIFT_COLOR}>
        <circle cx="62" cy="84" r="5" />
        <circle cx="360" cy="154" r="6" />
        <circle cx="346" cy="40" r="4" />
        <circle cx="90" cy="270" r="4" />
      </g>
      <g fill={ART_COLOR}>
        <circle cx="44" cy="176" r="5" />
        <circle cx="120" cy="40" r="4" />
        <circle cx="376" cy="240" r="5" />
      </g>
    </svg>
  );
}

export const FruitingGiftIllustration = (props: IllustrationProps) => (
  <GrowingGiftIllustration {...props} coins={false} />
);
