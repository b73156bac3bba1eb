import landing from "./landing.module.css";
import classes from "./steps.module.css";

const STEPS = [
  {
    title: "Create your account",
    text: "Sign in with an account you already have. No card, no new password.",
  },
  {
    title: "Build the wishlist",
    text: "Add wishes, registries and your 529 link. Five questions, about five minutes.",
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
