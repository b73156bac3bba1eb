import { birthdayLabel } from "@giftling/messages/kids/fields";
import * as words from "@giftling/messages/occasions/occasions";
import { NativeSelect } from "@mantine/core";
import type { ComponentProps } from "react";
import { trpc } from "../../trpc.ts";

/**
 * Renders the select for a wish's occasion: none, one of the kid's days, or an occasion that a parent added
 * (rule: occasions).
 */
export function OccasionField({
  kidId,
  ...props
}: { kidId: string } & ComponentProps<typeof NativeSelect>) {
  const { data: kids } = trpc.kids.list.useQuery();
  const { data: occasions = [] } = trpc.occasions.list.useQuery({ kidId });
  const secondDay = kids?.find(({ id }) => id === kidId)?.secondDayName;
  return (
    <NativeSelect
      label={words.wishOccasionLabel()}
      data={[
        { value: "", label: words.anyOccasionLabel() },
        { value: "birthday", label: birthdayLabel() },
        ...(secondDay ? [{ value: "second-day", label: secondDay }] : []),
        ...occasions.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      {...props}
    />
  );
}
