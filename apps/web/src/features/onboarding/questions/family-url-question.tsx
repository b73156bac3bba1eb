import { formatFamilyUrlWhileTyping, parseFamilyUrl } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconCheck } from "@tabler/icons-react";
import type { ChangeEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/button.tsx";
import { trpc } from "../../../trpc.ts";
import classes from "../onboarding.module.css";
import { getTextFieldProps, type QuestionProps } from "./questions.ts";

const withoutHyphenAtEnd = (familyUrl: string): string => familyUrl.replace(/-$/, "");

/** Renders the family URL field, which converts typed text to a URL (rule: address-while-typing). */
export function FamilyUrlQuestion({ form }: QuestionProps) {
  const familyUrl = withoutHyphenAtEnd(formatFamilyUrlWhileTyping(form.values.familyUrl));
  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { value } = currentTarget;
    const cursor = currentTarget.selectionStart ?? value.length;
    // During composition, an input method editor must be able to replace the text.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      return form.setFieldValue("familyUrl", value);
    }
    // Restores the cursor, because changing the text moves the cursor to the end.
    flushSync(() => form.setFieldValue("familyUrl", formatFamilyUrlWhileTyping(value)));
    const place = formatFamilyUrlWhileTyping(value.slice(0, cursor)).length;
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

/** Debounce delay for checking the typed URL, in milliseconds. */
const CHECK_DELAY_MS = 350;

/**
 * Renders the availability of the typed family URL, and a suggestion if the URL is taken. Renders nothing for an
 * incomplete URL, or until the response arrives. The Next button checks the URL again (rule: address-while-typing).
 */
export function FamilyUrlAvailability({
  familyUrl,
  isRefused,
  onTake,
}: {
  familyUrl: string;
  /** Whether an error already states that the family URL is not available (rule: said-once). */
  isRefused: boolean;
  onTake: (suggestion: string) => void;
}) {
  const [rested] = useDebouncedValue(familyUrl, CHECK_DELAY_MS);
  const isWhole = parseFamilyUrl(rested).ok;
  const { data } = trpc.account.addressFree.useQuery(
    { familyUrl: rested },
    { enabled: isWhole && rested === familyUrl },
  );
  const answer = isWhole && data?.familyUrl === familyUrl ? data : null;
  const suggestion = answer?.suggestion ?? null;
  return (
    <div className={classes.check}>
      <p className={classes.checked} aria-live="polite" data-taken={answer?.isFree === false}>
        {answer?.isFree && (
          <>
            <IconCheck size={18} stroke={2} aria-hidden />
            {words.familyUrlAvailableStatus()}
          </>
        )}
        {answer?.isFree === false &&
          !isRefused &&
          (suggestion === null
            ? words.familyUrlUnavailableStatus()
            : words.familyUrlSuggestionStatus(suggestion))}
      </p>
      {suggestion !== null && (
        <Button variant="default" size="sm" onClick={() => onTake(suggestion)}>
          {words.applySuggestedUrlButton(suggestion)}
        </Button>
      )}
    </div>
  );
}
