import landing from "./landing.module.css";
import classes from "./steps.module.css";

const STEPS = [
  {
    title: "Create your account",
    text: "Use a sign-in you already have. There is no new password.",
  },
  {
    title: "Build the wishlist",
    text: "Start with a few wishes, a registry or your 529 link. Add more whenever you like.",
  },
  {
    title: "Share your page",
    text: "Send its address to the family once. They need no account to open it.",
  },
] as const;

/** Three steps along a stem that grows from one to the next. */
export function Steps() {
  return (
    <section className={landing.section} aria-labelledby="steps">
      <h2 id="steps" className={landing.heading}>
        Ready before the candles are
      </h2>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <li key={step.title} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classes.title}>{step.title}</h3>
            <p className={classes.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
