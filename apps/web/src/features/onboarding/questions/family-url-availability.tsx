import { parseFamilyUrl } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { useDebouncedValue } from "@mantine/hooks";
import { IconCheck } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { trpc } from "../../../trpc.ts";
import classes from "../onboarding.module.css";

/** Delay in milliseconds after the last key press before the URL is checked. */
const CHECK_DELAY_MS = 350;

/**
 * Renders whether the typed family URL is available, and a suggestion if the URL is taken. Renders nothing for an
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
            ? words.familyUrlTakenStatus()
            : words.familyUrlSuggestionStatus(suggestion))}
      </p>
      {suggestion !== null && (
        <Button variant="default" size="sm" onClick={() => onTake(suggestion)}>
          {words.applySuggestionButton(suggestion)}
        </Button>
      )}
    </div>
  );
}
