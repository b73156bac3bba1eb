import * as words from "@giftling/messages/settings/passkeys";
import { Button } from "../../../components/button.tsx";
import { trpc } from "../../../trpc.ts";
import { hasPasskeySupport, useAddPasskey } from "../../passkeys/use-add-passkey.ts";
import { QuestionCard } from "../question-card.tsx";

/** Renders the card that offers a passkey to a parent who signs in by e-mail (rule: passkeys). */
export function PasskeyOffer() {
  const utils = trpc.useUtils();
  const { add, isPending } = useAddPasskey();
  const { mutate: dismiss } = trpc.passkeys.dismissOffer.useMutation({
    onMutate: () =>
      utils.account.user.setData(undefined, (user) => user && { ...user, offersPasskey: false }),
  });
  if (!hasPasskeySupport()) return null;
  return (
    <QuestionCard title={words.passkeyOfferTitle()} lead={words.passkeysDescription()}>
      <Button variant="default" loading={isPending} onClick={() => void add()}>
        {words.addPasskeyButton()}
      </Button>
      <Button variant="subtle" onClick={() => dismiss()}>
        {words.dismissPasskeyOfferButton()}
      </Button>
    </QuestionCard>
  );
}
