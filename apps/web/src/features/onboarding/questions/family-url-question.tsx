import { normalizeFamilyUrl } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { TextInput } from "@mantine/core";
import classes from "../onboarding.module.css";
import { FamilyUrlAvailability } from "./family-url-availability.tsx";
import { getTextFieldProps, type QuestionProps } from "./question-props.ts";

/** Renders the family URL field, with the resulting hub URL below it (rule: onboarding-steps). */
export function FamilyUrlQuestion({ form }: QuestionProps) {
  const familyUrl = normalizeFamilyUrl(form.values.familyUrl);
  return (
    <>
      <TextInput
        label={words.familyUrlLabel()}
        description={words.familyUrlHint()}
        placeholder={words.familyUrlPlaceholder()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        {...getTextFieldProps(form, "familyUrl")}
      />
      <FamilyUrlAvailability
        familyUrl={familyUrl}
        onTake={(suggestion) => {
          form.setFieldValue("familyUrl", suggestion);
          // The pressed button disappears, so the field receives the focus.
          document.getElementsByName("familyUrl")[0]?.focus();
        }}
      />
      <p className={classes.address}>
        <span className={classes.addressLabel}>{words.hubUrlLabel()}</span>
        <output className={classes.addressValue}>
          {`${window.location.host}/hub/`}
          <strong>{familyUrl || words.familyUrlFallback()}</strong>
        </output>
      </p>
    </>
  );
}
