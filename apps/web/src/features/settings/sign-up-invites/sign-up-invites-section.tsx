import {
  DAY_MS,
  MAX_SIGN_UP_INVITES,
  SIGN_UP_INVITE_LIFETIME_DAYS,
  type SignUpInviteView,
} from "@giftling/domain";
import { copyLinkButton } from "@giftling/messages/buttons";
import * as commonWords from "@giftling/messages/common";
import { invitationsLoadErrorTitle } from "@giftling/messages/settings/members";
import * as words from "@giftling/messages/settings/sign-up-invites";
import { useState } from "react";
import { isNotFoundError } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import { ShareButton } from "../../../components/share/share-button.tsx";
import { ShowAllButton } from "../../../components/show-all-button.tsx";
import { showActionErrorToast, showErrorToast } from "../../../components/toast/error-toast.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { QueryStatus } from "../query-status.tsx";
import { SettingSection } from "../setting-section.tsx";
import settings from "../settings.module.css";
import classes from "./sign-up-invites.module.css";

const COLLAPSED_COUNT = 3;

/** Renders the family's unused sign-up invitations and a button that creates one (rule: sign-up-invitations). */
export function SignUpInvitesSection() {
  const utils = trpc.useUtils();
  const query = trpc.signUpInvites.list.useQuery();
  const create = trpc.signUpInvites.create.useMutation({
    onSuccess: ({ url: _url, ...invite }) =>
      utils.signUpInvites.list.setData(undefined, (all) => all && [...all, invite]),
    onError: (error) =>
      showErrorToast(words.createLinkErrorTitle(), error, commonWords.connectionErrorMessage()),
  });
  const [isWhole, setWhole] = useState(false);
  const invites = query.data;
  const newest = [...(invites ?? [])].reverse();
  return (
    <SettingSection title={words.inviteFamilyTitle()} lead={words.inviteFamilyDescription()}>
      <QueryStatus query={query} errorTitle={invitationsLoadErrorTitle()} height={48} />
      {create.data && (
        <div className={classes.newLink} role="status">
          <p className={settings.small}>{words.newLinkLabel()}</p>
          <p className={classes.url}>{create.data.url}</p>
          <div className={classes.buttons}>
            <CopyButton
              value={create.data.url}
              what="link"
              label={copyLinkButton()}
              variant="filled"
            />
            <ShareButton title={words.shareTitle()} url={create.data.url} />
          </div>
        </div>
      )}
      {newest.length > 0 && (
        <ul className={classes.invites} aria-label={words.unusedLinksAriaLabel()}>
          {(isWhole ? newest : newest.slice(0, COLLAPSED_COUNT)).map((invite) => (
            <InviteRow
              key={invite.id}
              invite={invite}
              onEnded={() => {
                if (create.data?.id === invite.id) create.reset();
              }}
            />
          ))}
        </ul>
      )}
      {newest.length > COLLAPSED_COUNT && (
        <div className={classes.more}>
          <ShowAllButton
            isWhole={isWhole}
            total={newest.length}
            onToggle={() => setWhole(!isWhole)}
          />
        </div>
      )}
      {invites &&
        (invites.length < MAX_SIGN_UP_INVITES ? (
          <Button variant="default" loading={create.isPending} onClick={() => create.mutate()}>
            {words.createLinkButton()}
          </Button>
        ) : (
          <p className={settings.note}>{words.unusedLinkLimitNote(MAX_SIGN_UP_INVITES)}</p>
        ))}
    </SettingSection>
  );
}

function InviteRow({ invite, onEnded }: { invite: SignUpInviteView; onEnded: () => void }) {
  const utils = trpc.useUtils();
  const { id, inviter, expiresAt } = invite;
  const end = (title: string) => {
    onEnded();
    utils.signUpInvites.list.setData(undefined, (all) => all?.filter((one) => one.id !== id));
    showToast({ title });
  };
  const takeBack = trpc.signUpInvites.takeBack.useMutation({
    onSuccess: () => end(words.linkRevokedConfirmation()),
    onError(error) {
      if (isNotFoundError(error)) end(words.linkAlreadyUsedTitle());
      else showActionErrorToast(error);
    },
  });
  const days = Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS);
  const label = words.invitationLinkLabel(inviter, Math.min(SIGN_UP_INVITE_LIFETIME_DAYS, days));
  return (
    <li className={classes.invite}>
      <span className={classes.facts}>{label}</span>
      <Button
        variant="subtle"
        size="sm"
        loading={takeBack.isPending}
        aria-label={words.revokeLinkAriaLabel(label)}
        onClick={() => takeBack.mutate({ id })}
      >
        {words.revokeLinkButton()}
      </Button>
    </li>
  );
}
