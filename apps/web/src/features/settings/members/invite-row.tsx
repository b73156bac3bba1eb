import { DAY_MS, INVITE_LIFETIME_DAYS, type InviteView } from "@giftling/domain";
import { declineHandoverButton } from "@giftling/messages/settings/handover";
import * as words from "@giftling/messages/settings/members";
import { IconMail } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { EmailAddressText } from "../../../components/email-address-text.tsx";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { showActionErrorToast } from "../../../components/toast/error-toast.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { ensureEntryDeleted } from "../../entries/lists/list-cache.ts";
import classes from "./members.module.css";

function describeExpiry(expiresAt: string, now: number): string {
  // `now` is the time at which the page was opened. An invitation sent later expires more than `INVITE_LIFETIME_DAYS` after
  // `now`.
  const days = Math.min(INVITE_LIFETIME_DAYS, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
  return days <= 0 ? words.expiredInvitationStatus() : words.pendingInvitationStatus(days);
}

/** Renders an invitation with buttons, including the approval of a request to join (rule: joining). */
export function InviteRow({ invite, now }: { invite: InviteView; now: number }) {
  const utils = trpc.useUtils();
  const { id, email, askedBy } = invite;
  /** Refetches the invitations and the user, whose data includes the inbox's task about an invitation. */
  const reload = () =>
    Promise.all([utils.family.invites.invalidate(), utils.account.user.invalidate()]);
  const send = trpc.family.sendInviteAgain.useMutation({
    async onSuccess() {
      await reload();
      showToast({
        title: words.invitationResentConfirmation(),
        message: words.invitationResentMessage(email),
      });
    },
    onError: showActionErrorToast,
  });
  const { mutateAsync: withdraw } = trpc.family.withdrawInvite.useMutation();
  const confirm = trpc.family.confirmInvite.useMutation({
    async onSuccess(members) {
      utils.family.members.setData(undefined, members);
      await reload();
      showToast({ title: words.parentJoinedConfirmation(askedBy?.name ?? "") });
    },
    onError: showActionErrorToast,
  });
  const removal = useMutation({
    /** Withdraws the invitation. `title` is the title of the toast. */
    async mutationFn(title: string) {
      await ensureEntryDeleted(() => withdraw({ id }));
      await reload();
      showToast({ title });
    },
    onError: showActionErrorToast,
  });
  const who = askedBy && (askedBy.name || askedBy.email || words.unnamedParentLabel());
  return (
    <li className={classes.member}>
      <div className={classes.row}>
        <span className={classes.mail}>
          <IconMail size={22} stroke={1.5} aria-hidden />
        </span>
        <p className={classes.who}>
          <strong className={classes.name}>
            <EmailAddressText email={email} />
          </strong>
          <span className={classes.soft}>{describeExpiry(invite.expiresAt, now)}</span>
        </p>
      </div>
      {askedBy === null ? (
        <div className={classes.actions}>
          <Button
            variant="subtle"
            size="sm"
            loading={send.isPending}
            aria-label={words.resendInvitationAriaLabel(email)}
            onClick={() => send.mutate({ id })}
          >
            {words.resendInvitationButton()}
          </Button>
          <Button
            variant="subtle"
            size="sm"
            loading={removal.isPending}
            aria-label={words.withdrawInvitationAriaLabel(email)}
            onClick={() => removal.mutate(words.invitationWithdrawnConfirmation())}
          >
            {words.withdrawInvitationButton()}
          </Button>
        </div>
      ) : (
        <div className={classes.asks}>
          <p className={classes.question}>
            {renderRichText(
              askedBy.email && askedBy.email !== who
                ? words.joinRequestWithEmailMessage()
                : words.joinRequestMessage(),
              { who: <strong dir="auto">{who}</strong>, email: askedBy.email },
            )}
          </p>
          <div className={classes.actions}>
            <Button size="sm" loading={confirm.isPending} onClick={() => confirm.mutate({ id })}>
              {words.approveJoinRequestButton()}
            </Button>
            <Button
              variant="default"
              size="sm"
              loading={removal.isPending}
              onClick={() => removal.mutate(words.joinRequestDeclinedConfirmation())}
            >
              {declineHandoverButton()}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
