import { FAMILY_URL_HINT, normalizeFamilyUrl } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import classes from "../onboarding.module.css";
import { AddressCheck } from "./address-check.tsx";
import { type QuestionProps, textField } from "./question-props.ts";

/** The family's address, shown as it will stand (rule: onboarding-steps). */
export function FamilyUrlQuestion({ form }: QuestionProps) {
  const familyUrl = normalizeFamilyUrl(form.values.familyUrl);
  return (
    <>
      <TextInput
        label="Family URL"
        description={FAMILY_URL_HINT}
        placeholder="rivera-family"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        {...textField(form, "familyUrl")}
      />
      <AddressCheck
        familyUrl={familyUrl}
        onTake={(suggestion) => {
          form.setFieldValue("familyUrl", suggestion);
          // The pressed button goes.
          document.getElementsByName("familyUrl")[0]?.focus();
        }}
      />
      <p className={classes.address}>
        <span className={classes.addressLabel}>Your hub will be at</span>
        <output className={classes.addressValue}>
          {window.location.host}/hub/<strong>{familyUrl || "your-family"}</strong>
        </output>
      </p>
    </>
  );
}
