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
 * Renders the family URL field, with the resulting hub URL below it. Turns the typed text into a family URL
 * (rule: onboarding-steps, address-while-typing).
 */
export function FamilyUrlQuestion({ form }: QuestionProps) {
  const familyUrl = withoutHyphenAtEnd(toTypedFamilyUrl(form.values.familyUrl));
  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { value } = currentTarget;
    const cursor = currentTarget.selectionStart ?? value.length;
    // An input method editor replaces the text when the composition ends.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      return form.setFieldValue("familyUrl", value);
    }
    // A changed text moves the cursor to its end, so the cursor is restored before the next key press.
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
