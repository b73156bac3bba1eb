import * as words from "@giftling/messages/landing/top";
import classes from "./benefits.module.css";

export function BenefitsSection() {
  return (
    <section className={classes.band} aria-labelledby="benefits">
      <div className={classes.inner}>
        <h2 id="benefits" className={classes.heading}>
          {words.benefitsHeading()}
        </h2>
        <dl className={classes.list}>
          {words.BENEFITS.map(({ title, text }, index) => (
            <div key={title()} className={classes.item}>
              <dt>
                <GrowingPlant age={index} />
                {title()}
              </dt>
              <dd>{text()}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Renders a decorative plant. `age` ranges from 0 (first leaves) to 3 (flower). */
function GrowingPlant({ age }: { age: number }) {
  const pairs = Array.from({ length: age + 1 }, (_, pair) => ({
    y: 58 - pair * 13,
    size: 1.4 - (pair + 3 - age) * 0.14,
  }));
  const top = 50 - age * 13;
  return (
    <svg
      viewBox="0 0 72 72"
      width={72}
      height={72}
      className={classes.plant}
      aria-hidden
      fill="none"
    >
      <path d="M10 63h52" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".4" />
      <path d={`M36 62V${top}`} stroke="#a9d8c1" strokeWidth="4" strokeLinecap="round" />
      {pairs.map(({ y, size }) => (
        <g key={y} transform={`translate(36 ${y}) scale(${size})`}>
          <path d="M0 0c-3-9-10-13-20-12C-19-3-11 3 0 0Z" fill="#a9d8c1" />
          <path d="M0-4c3-9 10-13 20-12C19-7 11-1 0-4Z" fill="#7fc9a8" />
        </g>
      ))}
      {age === 3 ? <circle cx="36" cy={top - 2} r="7" fill="#f4b942" /> : null}
    </svg>
  );
}
