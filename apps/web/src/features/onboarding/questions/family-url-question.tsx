import { toTypedFamilyUrl } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { TextInput } from "@mantine/core";
import type { ChangeEvent } from "react";
import { flushSync } from "react-dom";
import classes from "../onboarding.module.css";
import { FamilyUrlAvailability } from "./family-url-availability.tsx";
import { getTextFieldProps, type QuestionProps } from "./question-props.ts";

const withoutHyphenAtEnd = (familyUrl: string): string => familyUrl.replace(/-$/, "");

/**
 * Renders the family URL field, with the resulting hub URL below the field. Converts the typed text into a valid family
 * URL (rule: address-while-typing).
 */
export function FamilyUrlQuestion({ form }: QuestionProps) {
  const familyUrl = withoutHyphenAtEnd(toTypedFamilyUrl(form.values.familyUrl));
  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { value } = currentTarget;
    const cursor = currentTarget.selectionStart ?? value.length;
    // During composition, an input method editor must be able to replace the text.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      return form.setFieldValue("familyUrl", value);
    }
    // Restores the cursor, because changing the text moves the cursor to the end.
    flushSync(() => form.setFieldValue("familyUrl", toTypedFamilyUrl(value)));
    const place = toTypedFamilyUrl(value.slice(0, cursor)).length;
    currentTarget.setSelectionRange(place, place);
  }
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
        onChange={change}
        onBlur={() => {
          if (familyUrl !== form.values.familyUrl) form.setFieldValue("familyUrl", familyUrl);
        }}
      />
      <FamilyUrlAvailability
        familyUrl={familyUrl}
        isRefused={form.errors.familyUrl !== undefined}
        onTake={(suggestion) => {
          form.setFieldValue("familyUrl", suggestion);
          // Focuses the field, because the pressed button disappears.
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
