import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { TextInput } from "@mantine/core";
import classes from "../onboarding.module.css";
import { getTextFieldProps, type QuestionProps } from "./question-props.ts";

/**
 * Renders the fields for the parent's name, and a disabled field with the e-mail address of the sign-in
 * (rule: onboarding-steps).
 */
export function ParentQuestion({ email, form }: QuestionProps & { email: string }) {
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={words.firstNameLabel()}
          type="text"
          autoComplete="given-name"
          maxLength={TEXT_LIMITS.name}
          {...getTextFieldProps(form, "firstName")}
        />
        <TextInput
          label={words.lastNameLabel()}
          type="text"
          autoComplete="family-name"
          maxLength={TEXT_LIMITS.name}
          {...getTextFieldProps(form, "lastName")}
        />
      </div>
      <TextInput
        name="email"
        label={words.emailLabel()}
        description={words.emailHint()}
        type="email"
        value={email}
        disabled
        classNames={{ input: classes.known }}
      />
    </>
  );
}
