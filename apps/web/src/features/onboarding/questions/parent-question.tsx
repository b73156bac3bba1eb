import { LIMITS } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import classes from "../onboarding.module.css";
import { type QuestionProps, textField } from "./question-props.ts";

/** The parent's name beside the e-mail address they signed in with (rule: onboarding-steps). */
export function ParentQuestion({ email, form }: QuestionProps & { email: string }) {
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label="First name"
          autoComplete="given-name"
          maxLength={LIMITS.name}
          {...textField(form, "firstName")}
        />
        <TextInput
          label="Last name"
          autoComplete="family-name"
          maxLength={LIMITS.name}
          {...textField(form, "lastName")}
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
