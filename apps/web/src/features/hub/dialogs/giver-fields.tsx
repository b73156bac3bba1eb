import { LIMITS, PURCHASER_REQUIRED } from "@giftling/domain";
import { Checkbox, TextInput } from "@mantine/core";
import type { GiverState } from "./use-giver.ts";

/** Name, or anonymous; the name can't be typed while anonymous is chosen (rule: purchase-dialog). */
export function GiverFields({ giver }: { giver: GiverState }) {
  return (
    <>
      <TextInput
        ref={giver.input}
        name="name"
        label="Your name"
        dir="auto"
        autoComplete="name"
        enterKeyHint="done"
        maxLength={LIMITS.name}
        value={giver.name}
        onChange={(event) => giver.changeName(event.currentTarget.value)}
        disabled={giver.isAnonymous}
        error={giver.isMissing ? PURCHASER_REQUIRED : null}
      />
      <Checkbox
        label="Give anonymously"
        checked={giver.isAnonymous}
        onChange={(event) => giver.changeAnonymous(event.currentTarget.checked)}
      />
    </>
  );
}
