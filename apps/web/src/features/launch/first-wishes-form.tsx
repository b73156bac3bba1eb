import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/launch";
import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { FormErrorMessage } from "../../components/dialog/form-dialog.tsx";
import {
  deleteDraft,
  readDraftOrDefault,
  saveDraftChanges,
} from "../../components/memory/drafts.ts";
import { useAddWishes } from "../wishlist/use-add-wishes.ts";
import classes from "./launch.module.css";

const FIELDS = ["first", "second", "third"] as const;
const START = { first: "", second: "", third: "" };

const focus = (field: (typeof FIELDS)[number]) => document.getElementsByName(field)[0]?.focus();

/**
 * Renders a form with three lines for a kid's first wishes. Each line is a name, a URL or both. The typed lines survive
 * a reload (rule: launch).
 */
export function FirstWishesForm({
  kidId,
  firstName,
  onAdded,
}: {
  kidId: string;
  firstName: string;
  onAdded: () => void;
}) {
  const draft = `first wishes ${kidId}`;
  const [initialValues] = useState(() => readDraftOrDefault(draft, START));
  const form = useForm({
    initialValues,
    onValuesChange: (values) => saveDraftChanges(draft, START, values),
  });
  const { addWishes, isPending } = useAddWishes(kidId);
  const [failure, setFailure] = useState<string | null>(null);

  async function save() {
    setFailure(null);
    const lines = FIELDS.map((field) => form.getValues()[field]);
    if (lines.every((line) => line.trim() === "")) return focus(FIELDS[0]);
    const failed = await addWishes(lines);
    if (failed === null) {
      deleteDraft(draft);
      onAdded();
    } else if ("message" in failed) setFailure(failed.message);
    else {
      form.setErrors(Object.fromEntries(FIELDS.map((field, at) => [field, failed.lines[at]])));
      const invalid = FIELDS.find((_field, at) => failed.lines[at] !== null);
      if (invalid) focus(invalid);
    }
  }
  return (
    <form className={classes.wishes} noValidate onSubmit={form.onSubmit(save)}>
      <h3 className={classes.question}>{words.firstWishesTitle(firstName)}</h3>
      <p className={classes.lead}>{words.firstWishesHint()}</p>
      {FIELDS.map((field, at) => (
        <TextInput
          key={field}
          name={field}
          aria-label={words.firstWishAriaLabel(at + 1)}
          placeholder={words.getFirstWishPlaceholder(at)}
          autoComplete="off"
          maxLength={TEXT_LIMITS.url}
          {...form.getInputProps(field)}
        />
      ))}
      {failure !== null && <FormErrorMessage message={failure} about={undefined} />}
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        {words.addFirstWishesButton()}
      </Button>
    </form>
  );
}
