import * as words from "@giftling/messages/settings/passkeys";
import { Button } from "../../../components/button.tsx";
import { trpc } from "../../../trpc.ts";
import { hasPasskeySupport, useAddPasskey } from "../../passkeys/use-add-passkey.ts";
import { useDashboard } from "../dashboard-context.ts";
import { QuestionCard } from "../question-card.tsx";
import { PlanBanner } from "./plan-banner.tsx";

export default function TodayNotice() {
  const { kid, user } = useDashboard();
  return (
    <>
      {user.offersPasskey && <PasskeyOffer />}
      <PlanBanner kid={kid} />
    </>
  );
}

/** Renders the card that offers a passkey to a parent who signs in by e-mail (rule: passkeys). */
function PasskeyOffer() {
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
