import { FAMILY_URL_HINT, normalizeFamilyUrl } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import classes from "./onboarding.module.css";
import { errorAt, type QuestionProps } from "./question-props.ts";

/** The family's address, shown as it will stand (spec sections 2 and 5). */
export function FamilyUrlQuestion({ draft, change, problem }: QuestionProps) {
  const familyUrl = normalizeFamilyUrl(draft.familyUrl);
  return (
    <>
      <TextInput
        name="familyUrl"
        label="Family URL"
        description={FAMILY_URL_HINT}
        placeholder="rivera-family"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={draft.familyUrl}
        onChange={(event) => change({ familyUrl: event.currentTarget.value })}
        error={errorAt(problem, "familyUrl")}
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
