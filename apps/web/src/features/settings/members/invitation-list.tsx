import {
  canAddParent,
  type InviteView,
  inviteInput,
  PARENT_ERRORS,
  type UserView,
} from "@giftling/domain";
import { translateParentError } from "@giftling/messages/sentences/parents";
import * as words from "@giftling/messages/settings/members";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { validateInput } from "../../../components/form/validate-input.ts";
import { PremiumButton } from "../../../components/premium-button.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { trpc } from "../../../trpc.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { getSettingsDraftKey } from "../pages/settings-pages.ts";
import { QueryError } from "../query-status.tsx";
import { InviteRow } from "./invite-row.tsx";
import classes from "./members.module.css";

/** Renders the owner's invitations and, within the plan's limit, the form for a new invitation (rule: invitations). */
export function InvitationList({ user, parents }: { user: UserView; parents: number }) {
  const invites = trpc.family.invites.useQuery();
  const [now] = useState(() => Date.now());
  if (invites.isError) {
    return <QueryError query={invites} errorTitle={words.invitationsLoadErrorTitle()} />;
  }
  // Also hides the form until the invitations have loaded, so that the layout does not shift.
  if (invites.data === undefined) return null;
  const isOpen = ({ expiresAt }: InviteView) => Date.parse(expiresAt) > now;
  const taken = parents + invites.data.filter(isOpen).length;
  return (
    <>
      {invites.data.length > 0 && (
        <ul className={classes.list} aria-label={words.invitationsAriaLabel()}>
          {invites.data.map((invite) => (
            <InviteRow key={invite.id} invite={invite} now={now} />
          ))}
        </ul>
      )}
      {canAddParent(taken, user.isPremium) ? (
        <InviteForm userId={user.id} />
      ) : (
        <ParentLimitNote isPremium={user.isPremium} />
      )}
    </>
  );
}

function InviteForm({ userId }: { userId: string }) {
  const utils = trpc.useUtils();
  const invite = trpc.family.invite.useMutation();
  const { form, dialog } = useEntryForm({
    draft: getSettingsDraftKey(userId, "invitation"),
    start: { email: "" },
    check: (typed) => validateInput(inviteInput, typed),
    save: (input, key) => invite.mutateAsync(addIdempotencyKey(input, key)),
    isPending: invite.isPending,
    onDone(made) {
      utils.family.invites.setData(undefined, (all) => [
        ...(all ?? []).filter(({ email }) => email !== made.email),
        made,
      ]);
      showToast({
        title: words.invitationSentConfirmation(),
        message: words.invitationSentMessage(made.email),
      });
    },
  });
  return (
    <form className={classes.invite} onSubmit={dialog.onSubmit} noValidate>
      <TextInput
        type="email"
        name="email"
        label={words.invitationEmailLabel()}
        description={words.invitationEmailDescription()}
        placeholder="ben@example.com"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.getInputProps("email")}
        error={form.errors.email ?? dialog.failure?.message}
      />
      <Button type="submit" loading={dialog.isBusy}>
        {words.inviteButton()}
      </Button>
    </form>
  );
}

/** Renders a note about the plan's limit of parents and pending invitations (rule: members). */
function ParentLimitNote({ isPremium }: { isPremium: boolean }) {
  return (
    <div className={classes.full}>
      <p className={classes.soft}>
        {translateParentError(
          isPremium ? PARENT_ERRORS.parentLimitReached : PARENT_ERRORS.freePlanParentLimitReached,
        )}
      </p>
      {!isPremium && <PremiumButton variant="default" size="sm" />}
    </div>
  );
}
