import landing from "./landing.module.css";
import classes from "./pains.module.css";

const PAINS = [
  {
    says: "What does she want this year?",
    text: "The same question, from twelve people, in five chats.",
  },
  {
    says: "We got him the same one.",
    text: "Nobody knew what was already bought, so it came three times.",
  },
  {
    says: "It was fun for a week.",
    text: "Generous gifts that end in a corner before the month does.",
  },
  {
    says: "College is so far away.",
    text: "The fund was opened with great plans, and only you pay into it.",
  },
  {
    says: "I didn’t want to ask.",
    text: "Asking for money feels wrong, even when it is what would help most.",
  },
  {
    says: "Did we thank Aunt Rosa?",
    text: "A list of names on paper, and a guilty feeling in April.",
  },
] as const;

/** Six pains, as the family's own words on slips of paper. */
export function Pains() {
  return (
    <section className={landing.section} aria-labelledby="pains">
      <h2 id="pains" className={landing.heading}>
        Every family knows these sentences
      </h2>
      <p className={landing.lead}>
        Nobody means any harm. There was just never a place for it all.
      </p>
      <ul className={classes.slips}>
        {PAINS.map((pain) => (
          <li key={pain.says} className={classes.slip}>
            <p className={classes.says}>“{pain.says}”</p>
            <p className={classes.text}>{pain.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
