import { LIMITS } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import { SlotFields } from "../dashboard/slot-fields.tsx";
import type { useEntryForm } from "../dashboard/use-entry-form.ts";
import type { ItemValues } from "./item-form.ts";

type Form = Pick<ReturnType<typeof useEntryForm<ItemValues, never>>, "values" | "change" | "text">;

/** What an item or an activity consists of (spec section 5). */
export function ItemFields({ values, change, text }: Form) {
  const { isActivity } = values;
  return (
    <>
      <TextInput label="Name" data-autofocus maxLength={LIMITS.label} {...text("name")} />
      <TextInput
        label={isActivity ? "Web address (optional)" : "Web address"}
        description="Where it can be found. Paste it from your browser."
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.url}
        {...text("url")}
      />
      {isActivity ? (
        <TextInput
          label="Funding goal (optional)"
          description="In dollars"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          {...text("fundingGoal")}
        />
      ) : (
        <TextInput
          label="Price (optional)"
          placeholder="about $30"
          maxLength={LIMITS.price}
          {...text("price")}
        />
      )}
      <Textarea
        label="Note (optional)"
        placeholder={isActivity ? "What it is, and why" : "Size, color, or why"}
        autosize
        minRows={2}
        maxLength={LIMITS.description}
        {...text("description")}
      />
      {isActivity && <SlotFields values={values} onChange={change} />}
    </>
  );
}
