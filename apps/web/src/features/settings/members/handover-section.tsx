import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/handover";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ConsequenceList } from "../../../components/consequence-list.tsx";
import { formatDate } from "../../../components/format-relative-date.ts";
import { showActionErrorToast } from "../../../components/toast/error-toast.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { useConfig } from "../../../page-context.ts";
import { trpc } from "../../../trpc.ts";
import { ensureEntryDeleted } from "../../entries/lists/list-cache.ts";
import { SettingSection } from "../setting-section.tsx";
import classes from "./members.module.css";

/** Returns a function that ends the pending handover request and shows a confirmation with `title`. */
export function useEndHandover(title: string) {
  const { account } = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.family.endHandOver.useMutation();
  const end = async () => {
    try {
      await ensureEntryDeleted(() => mutateAsync());
      showToast({ title });
      await account.user.invalidate();
    } catch (error) {
      showActionErrorToast(error);
    }
  };
  return { end, isPending };
}

/** Renders a pending handover request, or a note about an expired request (rule: handing-over). */
export function HandoverSection({ user }: { user: UserView }) {
  const request = user.handover;
  const [cameTooLate] = useState(
    () => !request?.token && new URLSearchParams(window.location.search).has("handover"),
  );
  if (request?.token) {
    return <HandoverRequest user={user} token={request.token} expiresAt={request.expiresAt} />;
  }
  if (!cameTooLate || user.role === "owner") return null;
  return (
    <SettingSection
      title={words.expiredHandoverTitle()}
      lead={words.expiredHandoverDescription(user.ownerName)}
    >
      <p className={classes.soft}>{words.handoverValidityNote()}</p>
    </SettingSection>
  );
}

function HandoverRequest({
  user,
  token,
  expiresAt,
}: {
  user: UserView;
  token: string;
  expiresAt: string;
}) {
  const utils = trpc.useUtils();
  const { billing } = useConfig();
  const accept = trpc.family.acceptHandOver.useMutation({
    async onSuccess(members) {
      utils.family.members.setData(undefined, members);
      showToast({ title: words.handoverAcceptedConfirmation() });
      await utils.account.user.invalidate();
    },
    onError: showActionErrorToast,
  });
  const decline = useEndHandover(words.handoverDeclinedConfirmation());
  return (
    <SettingSection
      title={words.handoverRequestTitle(user.ownerName)}
      lead={words.handoverRequestDescription(formatDate(expiresAt))}
    >
      <ConsequenceList>
        <li>{billing ? words.planTransferNote() : words.familyUrlTransferNote()}</li>
        {billing && <li>{words.paymentCardNote()}</li>}
        <li>{words.formerOwnerNote(user.ownerName)}</li>
      </ConsequenceList>
      <div className={classes.answers}>
        <Button
          loading={accept.isPending}
          disabled={decline.isPending}
          onClick={() => accept.mutate({ token })}
        >
          {words.acceptHandoverButton()}
        </Button>
        <Button
          variant="default"
          loading={decline.isPending}
          disabled={accept.isPending}
          onClick={() => void decline.end()}
        >
          {words.declineHandoverButton()}
        </Button>
      </div>
    </SettingSection>
  );
}
