import type { MemberView, UserView } from "@giftling/domain";
import { removeButton } from "@giftling/messages/buttons";
import * as words from "@giftling/messages/settings/members";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { EmailAddressText } from "../../../components/email-address-text.tsx";
import { Skeleton } from "../../../components/loading/skeleton.tsx";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { trpc } from "../../../trpc.ts";
import { QueryError } from "../query-status.tsx";
import { SettingSection } from "../setting-section.tsx";
import { useEndHandover } from "./handover-section.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { HandoverDialog, RemoveParentDialog } from "./member-dialogs.tsx";
import classes from "./members.module.css";

/** Renders the family's parents and, for the owner, the invitations (rule: members). */
export function MembersSection({ user }: { user: UserView }) {
  const members = trpc.family.members.useQuery();
  const isOwner = user.role === "owner";
  return (
    <SettingSection title={words.parentsTitle()} lead={words.parentsDescription()}>
      {members.isError ? (
        <QueryError query={members} errorTitle={words.parentsLoadErrorTitle()} />
      ) : members.data === undefined ? (
        <div className={classes.row}>
          <Skeleton height={44} width={44} radius="circle" />
          <Skeleton height={40} />
        </div>
      ) : (
        <>
          <ul className={classes.list} aria-label={words.parentsTitle()}>
            {members.data.map((member) => (
              <MemberRow key={member.id} member={member} user={user} />
            ))}
          </ul>
          {isOwner && <InvitationList user={user} parents={members.data.length - 1} />}
        </>
      )}
    </SettingSection>
  );
}

/** Renders a member, with handover and removal buttons for the owner (rule: members). */
function MemberRow({ member, user }: { member: MemberView; user: UserView }) {
  const [dialog, setDialog] = useState<"remove" | "handover" | null>(null);
  const isMe = member.id === user.id;
  const name = member.name || member.email || words.unnamedParentLabel();
  const named = { ...member, name };
  const isAsked = user.role === "owner" && user.handover?.memberId === member.id;
  const close = () => setDialog(null);
  return (
    <li className={classes.member}>
      <div className={classes.row}>
        <Avatar name={name} />
        <p className={classes.who}>
          <strong className={classes.name} dir="auto">
            {name}
          </strong>
          {member.name !== "" && member.email !== "" && (
            <span className={classes.soft}>
              <EmailAddressText email={member.email} />
            </span>
          )}
          {isAsked && <span className={classes.soft}>{words.handoverRequestStatus()}</span>}
        </p>
        <span className={classes.role} data-owner={member.role === "owner" || undefined}>
          {isMe ? words.ownRoleLabel(member.role) : words.getRoleLabel(member.role)}
        </span>
      </div>
      {user.role === "owner" && !isMe && (
        <div className={classes.actions}>
          {isAsked ? (
            <WithdrawHandoverButton />
          ) : (
            !user.handover && (
              <Button variant="subtle" size="sm" onClick={() => setDialog("handover")}>
                {words.requestHandoverButton()}
              </Button>
            )
          )}
          <Button variant="subtle" size="sm" onClick={() => setDialog("remove")}>
            {removeButton()}
          </Button>
          <HandoverDialog member={named} opened={dialog === "handover"} onClose={close} />
          <RemoveParentDialog member={named} opened={dialog === "remove"} onClose={close} />
        </div>
      )}
    </li>
  );
}

function WithdrawHandoverButton() {
  const { end, isPending } = useEndHandover(words.handoverWithdrawnConfirmation());
  return (
    <Button variant="subtle" size="sm" loading={isPending} onClick={() => void end()}>
      {words.withdrawHandoverButton()}
    </Button>
  );
}
