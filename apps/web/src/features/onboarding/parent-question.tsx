import { LIMITS } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import classes from "./onboarding.module.css";
import { errorAt, type QuestionProps } from "./question-props.ts";

/** The parent's name beside the e-mail address they signed in with (spec section 2). */
export function ParentQuestion({
  draft,
  change,
  problem,
  email,
}: QuestionProps & { email: string }) {
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          name="firstName"
          label="First name"
          autoComplete="given-name"
          maxLength={LIMITS.name}
          value={draft.firstName}
          onChange={(event) => change({ firstName: event.currentTarget.value })}
          error={errorAt(problem, "firstName")}
        />
        <TextInput
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={LIMITS.name}
          value={draft.lastName}
          onChange={(event) => change({ lastName: event.currentTarget.value })}
          error={errorAt(problem, "lastName")}
        />
      </div>
      <TextInput
        name="email"
        label="E-mail"
        description="From the account you signed in with."
        type="email"
        value={email}
        disabled
        classNames={{ input: classes.known }}
      />
    </>
  );
}
