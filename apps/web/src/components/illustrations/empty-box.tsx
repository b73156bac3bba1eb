import { art, Confetti, gift, type PictureProps, paper, Sprout, soft } from "./marks.tsx";

/** Renders an open gift box with a sprout, for empty states. */
export function EmptyBox({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 200 150" className={className} aria-hidden="true" fill="none">
      <ellipse cx="100" cy="136" rx="78" ry="7" fill={soft} opacity=".5" />
      <Sprout x={100} y={84} scale={0.95} />
      <path
        d="M52 80h96v48a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8Z"
        fill={paper}
        stroke={art}
        strokeWidth="3"
      />
      <path d="M92 80h16v56H92z" fill={gift} />
      <path
        d="M44 74a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v6a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4Z"
        fill={soft}
        stroke={art}
        strokeWidth="3"
      />
      <path d="M91 68h18v16H91z" fill={gift} />
      <Confetti
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
