/** Our own pictures: the gift and the sprout, in the two colours of styles/app.css. All are decoration. */
type PictureProps = { className?: string | undefined };

const art = "var(--giftling-art)";
const soft = "var(--giftling-art-soft)";
const gift = "var(--giftling-art-gift)";
const paper = "var(--giftling-art-paper)";

function Sprout({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0 0C-1-14 0-24 2-38"
        fill="none"
        stroke={art}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M1-24C-4-42-20-50-38-46-35-29-20-20 1-24Z" fill={art} />
      <path d="M2-34C6-50 20-58 38-55 37-39 24-29 2-34Z" fill={soft} />
      <path
        d="M1-24C-10-34-20-39-30-42M2-34C12-43 21-48 31-51"
        fill="none"
        stroke={paper}
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".7"
      />
    </g>
  );
}

/** A few dots of confetti around a picture. */
function Confetti({ dots }: { dots: readonly (readonly [x: number, y: number, r: number])[] }) {
  return dots.map(([x, y, r], index) => (
    <circle
      key={`${x}-${y}`}
      cx={x}
      cy={y}
      r={r}
      fill={index % 2 === 0 ? gift : art}
      opacity=".85"
    />
  ));
}

/** A gift box whose lid stands open, with a sprout in it: something is about to begin. */
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

/** A ribbon with a knot in it: something got tangled, and it can be undone. */
export function KnottedRibbon({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 200 130" className={className} aria-hidden="true" fill="none">
      <ellipse cx="100" cy="116" rx="70" ry="6" fill={soft} opacity=".5" />
      <path
        d="M8 76c30-22 48 14 74-2 10-6 14-14 18-18"
        stroke={gift}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M192 76c-30-22-48 14-74-2-10-6-14-14-18-18"
        stroke={gift}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M100 56C84 20 42 14 40 38c-2 22 38 26 60 18ZM100 56c16-36 58-42 60-18 2 22-38 26-60 18Z"
        stroke={art}
        strokeWidth="8"
        fill={soft}
        strokeLinejoin="round"
      />
      <rect x="86" y="42" width="28" height="28" rx="9" fill={art} />
      <path d="M92 72 78 104M108 72l14 32" stroke={art} strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}

/** A signpost in a meadow whose path leads nowhere: the 404 page. */
export function LostPath({ className }: PictureProps) {
  return (
    <svg
      viewBox="0 0 320 220"
      className={className}
      aria-hidden="true"
      fill="none"
      style={{ clipPath: "inset(0 round 28px)" }}
    >
      <path d="M0 0h320v220H0Z" fill="var(--giftling-tint)" />
      <circle cx="248" cy="56" r="26" fill={gift} opacity=".9" />
      <path d="M0 172c44-34 92-34 140-12s116 14 180-18v78H0Z" fill={soft} />
      <path d="M0 196c64-20 120-12 172-4s100 4 148-12v40H0Z" fill={art} opacity=".9" />
      <path
        d="M140 220c-8-20 30-22 24-36-4-10-22-8-20-20"
        stroke={paper}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="2 17"
      />
      <path d="M96 190V70" stroke={art} strokeWidth="8" strokeLinecap="round" />
      <path
        d="M58 74h86l18 15-18 15H58a5 5 0 0 1-5-5V79a5 5 0 0 1 5-5Z"
        fill={paper}
        stroke={art}
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path
        d="M138 114H60l-16 13 16 13h78a5 5 0 0 0 5-5v-16a5 5 0 0 0-5-5Z"
        fill={paper}
        stroke={art}
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path d="M72 89h52M76 127h46" stroke={gift} strokeWidth="5" strokeLinecap="round" />
      <Sprout x={226} y={186} scale={0.62} />
      <Sprout x={270} y={178} scale={0.42} />
    </svg>
  );
}

/** A door that stayed shut beside a key: a sign-in that did not work. */
export function ShutDoor({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 320 220" className={className} aria-hidden="true" fill="none">
      <ellipse cx="160" cy="204" rx="128" ry="10" fill={soft} opacity=".6" />
      <path d="M104 202V78a56 56 0 0 1 112 0v124Z" fill={soft} stroke={art} strokeWidth="4" />
      <path d="M122 202V82a38 38 0 0 1 76 0v120Z" fill={art} />
      <path
        d="M134 120h20v64h-20zM166 120h20v64h-20zM134 108V88a25 25 0 0 1 20-25v45zM186 108V88a25 25 0 0 0-20-25v45z"
        fill={soft}
        opacity=".3"
      />
      <circle cx="188" cy="148" r="5.5" fill={gift} />
      <g transform="rotate(-24 262 150)">
        <circle cx="262" cy="128" r="15" stroke={gift} strokeWidth="8" />
        <path
          d="M262 144v44M262 174h14M262 188h10"
          stroke={gift}
          strokeWidth="8"
          strokeLinecap="round"
        />
      </g>
      <path d="M46 204v-26h32v26Z" fill={gift} />
      <path d="M41 170h42v9H41z" fill={art} />
      <Sprout x={62} y={170} scale={0.85} />
    </svg>
  );
}

/** A potted tree beside a page whose days are crossed off: a trial that is over, with all that grew still there. */
export function PausedSprout({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 320 220" className={className} aria-hidden="true" fill="none">
      <ellipse cx="160" cy="202" rx="132" ry="10" fill={soft} opacity=".55" />
      <rect
        x="52"
        y="58"
        width="116"
        height="122"
        rx="14"
        fill={paper}
        stroke={art}
        strokeWidth="4"
      />
      <path d="M52 72a14 14 0 0 1 14-14h88a14 14 0 0 1 14 14v18H52Z" fill={art} />
      <path d="M82 46v22M138 46v22" stroke={gift} strokeWidth="8" strokeLinecap="round" />
      <g stroke={soft} strokeWidth="5" strokeLinecap="round">
        <path d="m74 106 12 12m0-12-12 12M104 106l12 12m0-12-12 12M134 106l12 12m0-12-12 12" />
        <path d="m74 134 12 12m0-12-12 12M104 134l12 12m0-12-12 12" />
      </g>
      <circle cx="140" cy="140" r="13" stroke={gift} strokeWidth="5" />
      <path d="M196 156h76l-9 38a9 9 0 0 1-9 7h-40a9 9 0 0 1-9-7Z" fill={gift} />
      <path
        d="M190 144a5 5 0 0 1 5-5h78a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-78a5 5 0 0 1-5-5Z"
        fill={art}
      />
      <Sprout x={233} y={140} scale={1.5} />
      <Confetti
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
