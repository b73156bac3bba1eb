export type IllustrationProps = { className?: string | undefined };

export const ART_COLOR = "var(--giftling-art)";
export const SOFT_ART_COLOR = "var(--giftling-art-soft)";
export const GIFT_COLOR = "var(--giftling-art-gift)";
export const PAPER_COLOR = "var(--giftling-art-paper)";

export function SproutShape({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0 0C-1-14 0-24 2-38"
        fill="none"
        stroke={ART_COLOR}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M1-24C-4-42-20-50-38-46-35-29-20-20 1-24Z" fill={ART_COLOR} />
      <path d="M2-34C6-50 20-58 38-55 37-39 24-29 2-34Z" fill={SOFT_ART_COLOR} />
      <path
        d="M1-24C-10-34-20-39-30-42M2-34C12-43 21-48 31-51"
        fill="none"
        stroke={PAPER_COLOR}
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".7"
      />
    </g>
  );
}

export function ConfettiShapes({
  dots,
}: {
  dots: readonly (readonly [x: number, y: number, r: number])[];
}) {
  return dots.map(([x, y, r], index) => (
    <circle
      key={`${x}-${y}`}
      cx={x}
      cy={y}
      r={r}
      fill={index % 2 === 0 ? GIFT_COLOR : ART_COLOR}
      opacity=".85"
    />
  ));
}
